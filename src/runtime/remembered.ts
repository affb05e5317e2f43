/** What this browser remembers for the site under a name; undefined where it remembers nothing, or closes its storage. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage[`pegboard-${name}`];
  } catch {
    return undefined;
  }
}

/** Remembers a text under a name, or forgets it. Where storage is closed, it holds for this page only. */
export function remember(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(`pegboard-${name}`);
    else localStorage.setItem(`pegboard-${name}`, text);
  } catch {
    // It holds for this page only.
  }
}
