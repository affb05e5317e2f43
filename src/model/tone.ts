/** How a part of a result is meant: said in words or by a mark as well, never by colour alone. */
export type Tone = 'normal' | 'warn' | 'bad' | 'good';
