"""Compiles the kernel into the cache that later runs read: every function of it that no other one of it calls.

python tools/compile_kernel.py
"""

from valepaska.fast.kernel import compiled, kernel_entries

for name in kernel_entries():
    compiled(name)
