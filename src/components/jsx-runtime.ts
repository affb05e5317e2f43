import { jsx as astroJsx, Fragment } from 'astro/jsx-runtime';

/** Marks a component that a document of MDX makes itself: a function of its properties that gives JSX. */
export const INLINE = Symbol('pegboard.inline');

/** JSX as Astro draws it, and a document's own functions called at once: no renderer of some framework is asked for them. */
export function jsx(type: unknown, props: Record<string, unknown>, key?: string): unknown {
  return typeof type === 'function' && INLINE in type ? type(props) : astroJsx(type as string, props, key as string);
}

export { Fragment, jsx as jsxs };
