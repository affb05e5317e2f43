/** A small sign beside a name: a character or two, or a picture inside the page (`data:` URL) or on the web (`https:`). */
export type Icon = { text: string; src?: never } | { src: string; text?: never };
