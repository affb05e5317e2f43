/** Cards on one page of the gallery or of a tag. */
export const CARDS_PER_PAGE = 60;

/** Tools on one page of a server. */
export const TOOLS_PER_SERVER_PAGE = 200;

/** Tags that the gallery shows, the most used ones; the list of tags has the rest. */
export const TAGS_SHOWN = 24;

/** Tags on one page of the list of tags. */
export const TAGS_PER_PAGE = 300;
