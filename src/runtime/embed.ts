/**
 * An embed page inside another site's frame: its colour scheme, and its height. This file is loaded as a classic script in
 * the head, so that the scheme is set before anything is drawn. Choices remembered for the site are not asked: here the
 * page around it decides, by `?theme=`, or the reader's system.
 */
const root = document.documentElement;
const query = new URLSearchParams(location.search);

const theme = query.get('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

/** The origin of the page around this one: what the address says, else what the browser tells. What has none has “null”. */
const target = [query.get('origin'), location.ancestorOrigins?.[0], document.referrer]
  .map((address) => (URL.canParse(`${address}`) ? new URL(`${address}`).origin : 'null'))
  .find((origin) => origin !== 'null');

if (parent !== window && target) {
  let posted = 0;
  // The root is as high as its content, whatever the height of the frame: to follow it cannot go round in circles.
  new ResizeObserver(() => {
    const tool = document.querySelector('tool-card')?.getAttribute('tool');
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (!tool || height === posted) return;
    posted = height;
    parent.postMessage({ type: 'pegboard:height', tool, height }, target);
  }).observe(root);
}

// Its names are its own, also to TypeScript.
export {};
