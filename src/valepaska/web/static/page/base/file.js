/** A while after which every browser has taken the file. */
const TAKEN = 1000;

/** Has the browser keep a text of JSON as a file. @param {string} name @param {string} text */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN);
}
