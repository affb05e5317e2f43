import { HEADER_SECTIONS } from './limits.ts';
import type { Navigation } from './navigation/create-navigation.ts';
import type { PageLink } from './site.ts';
import { galleryPath, tagsPath, withBase } from './urls.ts';

/** Tools, tags where there are any, and the parts of the sidebar: of many, one link to the first. */
export function defaultNav({ sections }: Navigation, base: string, hasTags: boolean): PageLink[] {
  const [first] = sections;
  const docs = first && sections.length > HEADER_SECTIONS ? [{ ...first, label: 'Docs' }] : sections;
  return [
    { label: 'Tools', href: withBase(base, galleryPath(1)) },
    ...(hasTags ? [{ label: 'Tags', href: withBase(base, tagsPath(1)) }] : []),
    ...docs.map(({ label, href }) => ({ label, href })),
  ];
}
