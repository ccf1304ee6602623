// What the page uses of it; for the type checker only.
export type Node = any;
export function h(type: any, props: any, ...children: any[]): Node;
export const Fragment: any;
export function render(node: Node, parent: Element): void;
