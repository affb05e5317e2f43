import { KIND } from './api-model.ts';

/** A kind of declaration that has pages of its own. */
export interface PageKind {
  /** As the title of a page begins, such as `Interface`. */
  one: string;
  /** As lists call it, such as `Interfaces`. */
  many: string;
  /** Its segment in addresses, such as `interfaces`. */
  folder: string;
}

/** In the order of lists. */
export const PAGE_KINDS: ReadonlyMap<number, PageKind> = new Map([
  [KIND.function, { one: 'Function', many: 'Functions', folder: 'functions' }],
  [KIND.class, { one: 'Class', many: 'Classes', folder: 'classes' }],
  [KIND.interface, { one: 'Interface', many: 'Interfaces', folder: 'interfaces' }],
  [KIND.typeAlias, { one: 'Type alias', many: 'Type aliases', folder: 'type-aliases' }],
  [KIND.enum, { one: 'Enumeration', many: 'Enumerations', folder: 'enumerations' }],
  [KIND.variable, { one: 'Variable', many: 'Variables', folder: 'variables' }],
  [KIND.namespace, { one: 'Namespace', many: 'Namespaces', folder: 'namespaces' }],
]);

/** Members by kind, in the order of a page. */
export const MEMBER_SECTIONS: readonly { title: string; kinds: readonly number[] }[] = [
  { title: 'Constructors', kinds: [KIND.constructor] },
  { title: 'Members', kinds: [KIND.enumMember] },
  { title: 'Properties', kinds: [KIND.property, KIND.variable] },
  { title: 'Accessors', kinds: [KIND.accessor] },
  { title: 'Methods', kinds: [KIND.method, KIND.function] },
];
