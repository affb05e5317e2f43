declare module 'virtual:pegboard/accent.css';
declare module 'virtual:pegboard/styles';

/** What draws the documents that are drawn by code of their own, by the page's path. */
declare module 'virtual:pegboard/documents' {
  export const documents: ReadonlyMap<string, () => Promise<{ default: (props: object) => unknown }>>;
}
