/** Cards on one page of the gallery or of a tag. */
export const CARDS_PER_PAGE = 60;

/** Tools on one page of a server. */
export const TOOLS_PER_SERVER_PAGE = 200;

/** Tags that the gallery shows, the most used ones; the list of tags has the rest. */
export const TAGS_SHOWN = 24;

/** Tags on one page of the list of tags. */
export const TAGS_PER_PAGE = 300;

/** Links and groups that the sidebar of a document shows. Of more, only the groups around the document are open. */
export const SIDEBAR_LINKS = 150;

/** Neighbours that such a sidebar shows on each level at the least, however many levels there are. */
export const SIDEBAR_LEAST = 10;

/** Groups inside one another in a sidebar. */
export const SIDEBAR_DEPTH = 8;

/** Parts of the sidebar that the header names; where there are more, one link leads to the first. */
export const HEADER_SECTIONS = 3;
