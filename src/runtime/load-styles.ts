/** Loads a style sheet, once a page. Without it what it is for is there all the same, if unstyled. */
export function loadStyles(href: string): Promise<unknown> {
  const { head } = document;
  if (head.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: resolve }),
    );
  });
}
