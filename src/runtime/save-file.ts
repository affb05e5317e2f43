/** Browsers may begin to read long after the click; then the memory is given back. */
const KEPT_MS = 60_000;

/** Has the browser save a file, wherever and however it saves files. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer> | Blob, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
