import { attribute, type BuiltPage, type BuiltSite, type Element } from './built-site.ts';

/** What a page of a site must not hold under its content policy, and what each must have; a sentence each. */
export function badMarkup(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap((page) =>
    [...page.elements.flatMap(faultsOf), ...pageFaults(page)].map((fault) => `${page.file}: ${fault}`),
  );
}

function faultsOf(element: Element): string[] {
  const { tagName } = element;
  const faults: string[] = [];
  if (tagName === 'style') faults.push('<style> is refused by the content policy');
  if (tagName === 'base') faults.push('<base> changes where every link leads');
  if (tagName === 'script' && !attribute(element, 'src') && !isData(element))
    faults.push('an inline script is refused by the content policy');
  for (const { name, value } of element.attrs) {
    if (name === 'style') faults.push(`<${tagName} style="${value}"> is refused by the content policy`);
    if (name.startsWith('on')) faults.push(`<${tagName} ${name}> is an inline handler`);
    if (name === 'srcdoc') faults.push(`<${tagName} srcdoc> is an inline page`);
  }
  return faults;
}

/** A script element that holds data is not run. */
function isData(element: Element): boolean {
  return /json$/.test(attribute(element, 'type') ?? '');
}

function pageFaults({ elements, ids }: BuiltPage): string[] {
  const faults: string[] = [];
  const all = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const policy = elements.findIndex(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const first = elements.findIndex((element) => element.tagName === 'script' || element.tagName === 'link');
  if (policy < 0 || !attribute(elements[policy]!, 'content')?.startsWith("default-src 'none';"))
    faults.push('it has no content policy');
  else if (first >= 0 && first < policy) faults.push('something is fetched before the content policy stands');
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    faults.push(`the id ${id} is there twice`);
  for (const tagName of ['h1', 'main', 'title']) {
    // A picture's parts have titles of their own.
    const count = all(tagName).filter(
      (element) => tagName !== 'title' || element.parentNode?.nodeName === 'head',
    ).length;
    if (count !== 1) faults.push(`it has ${count} <${tagName}> where it needs one`);
  }
  if (!attribute(all('html')[0]!, 'lang')) faults.push('<html> says no language');
  return faults;
}
