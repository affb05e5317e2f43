/** Characters of a fragment that holds the inputs as they are; what would be longer is compressed. */
export const READABLE_LENGTH = 2000;

/** Characters of a fragment, at most: mail and chat programs cut off what is much longer. */
export const LINK_LENGTH = 8000;

/** Characters that are read of a fragment, and of what it holds compressed. What is longer nobody was given by this site. */
export const READ_LENGTH = 4_000_000;

/** Bytes of a file of inputs that is read. */
export const FILE_BYTES = 20_000_000;
