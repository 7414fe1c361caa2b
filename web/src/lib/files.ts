/** Files that one takes along: tables for spreadsheets, and whatever else is saved. */

/** A table as CSV; no cell of it is a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}

/** Quoted where it must be, also where a semicolon parts the fields; and nothing but a number begins like a formula. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function save(name: string, type: string, contents: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([contents], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
