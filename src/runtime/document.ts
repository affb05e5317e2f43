/** What a document does by itself: its sidebar shows the page, and its contents where one reads. */

/** Brings a link of a column to its middle where it is out of sight. Not by `scrollIntoView`, which moves the page too. */
function reveal(column: HTMLElement | null, link: HTMLElement | null | undefined) {
  if (!column || !link) return;
  const at = link.offsetTop - column.scrollTop;
  if (at < 0 || at + link.offsetHeight > column.clientHeight)
    column.scrollTop = link.offsetTop - column.clientHeight / 2;
}

const sidebar = document.querySelector<HTMLElement>('.pb-sidebar .pb-folded');
reveal(sidebar, sidebar?.querySelector<HTMLElement>('[aria-current]'));

const contents = document.querySelector<HTMLElement>('.pb-toc');

const links = new Map(
  [...(contents?.querySelectorAll('a') ?? [])].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [[heading, link] as const] : [];
  }),
);
const headings = [...links.keys()];

/** One reads what stands at this part of the window, from its top. */
const LINE = 0.3;

/** Marks the last heading above the line, or else the first; at the end of the page, where none reaches it any more, what was chosen or the last. */
function follow() {
  const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const chosen =
    isEnd && headings.find((heading) => heading.matches(':target') && heading.getBoundingClientRect().top > 0);
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight * (isEnd ? 1 : LINE));
  const here = chosen || (above.at(-1) ?? headings[0]);
  for (const [heading, link] of links) {
    if (heading === here) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  reveal(contents, here && links.get(here));
}

const observer = new IntersectionObserver(follow, { rootMargin: `0px 0px ${(LINE - 1) * 100}%`, threshold: [0, 1] });
for (const heading of headings) observer.observe(heading);
const end = document.querySelector('.pb-footer');
if (end && headings.length > 0) new IntersectionObserver(follow, { threshold: [0, 0.5, 1] }).observe(end);
