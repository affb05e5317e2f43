/** Puts a text on the clipboard. Rejects where the browser does not allow it. */
export function copyText(text: string): Promise<void> {
  // Only a page of a secure origin has a clipboard.
  return navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('No clipboard'));
}
