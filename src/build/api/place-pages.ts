import { slug } from 'github-slugger';
import { type Declaration, KIND } from './api-model.ts';
import { PAGE_KINDS, type PageKind } from './kinds.ts';

/** A declaration with a page of its own. */
export interface ApiPage {
  declaration: Declaration;
  kind: PageKind;
  /** The page's path, without the base. */
  path: string;
  /** Its members, in the order of their names, each with its anchor. */
  members: { declaration: Declaration; anchor: string }[];
}

/** What is exported by one entry file or one namespace. */
export interface ApiSection {
  /** An entry file's name or a namespace's; empty where the site has one entry file. */
  name: string;
  /** The path of its list, without the base. */
  path: string;
  /** What says something of the whole: the entry file's or the namespace's declaration. */
  declaration: Pick<Declaration, 'comment' | 'sources'>;
  pages: ApiPage[];
  /** What it exports again of another section, by the id of what that is. */
  again: { name: string; target: number }[];
}

/** Everything that has a page, and where it is. */
export interface ApiPlan {
  sections: ApiSection[];
  /** The address of each declaration, member and signature, without the base, by its id. */
  addresses: Map<number, string>;
  /** The name that each declaration with a page is exported by, by its id. */
  names: Map<number, string>;
}

type Container = Pick<Declaration, 'name' | 'children' | 'comment' | 'sources'>;

/** Gives everything that is exported its page and its anchor. The same names always have the same addresses. */
export function placePages(project: Container, path: string): ApiPlan {
  const plan: ApiPlan = { sections: [], addresses: new Map(), names: new Map() };
  const modules = (project.children ?? []).filter(({ kind }) => kind === KIND.module);
  const taken = new Set<string>();
  for (const module of modules) placeSection(module, module.name, unique(slugOf(module.name, path), taken), plan);
  if (modules.length === 0) placeSection(project, '', path, plan);
  return plan;
}

function slugOf(name: string, below: string): string {
  return `${below}${slug(name.replaceAll('/', '-')) || 'entry'}/`;
}

function placeSection(container: Container, name: string, path: string, plan: ApiPlan): void {
  const section: ApiSection = { name, path, declaration: container, pages: [], again: [] };
  plan.sections.push(section);
  const taken = new Set<string>();
  const children = (container.children ?? []).toSorted((a, b) => compare(a.name, b.name) || a.id - b.id);
  for (const child of children) {
    const kind = PAGE_KINDS.get(child.kind);
    if (child.kind === KIND.reference && 'target' in child) {
      section.again.push({ name: child.name, target: Number(child.target) });
    }
    if (kind === undefined) continue;
    const page = unique(`${path}${kind.folder}/${segment(child.name)}/`, taken);
    plan.addresses.set(child.id, page);
    plan.names.set(child.id, child.name);
    if (child.kind === KIND.namespace) {
      placeSection(child, child.name, page, plan);
      continue;
    }
    for (const { id } of child.signatures ?? []) plan.addresses.set(id, page);
    section.pages.push({ declaration: child, kind, path: page, members: placeMembers(child, page, plan) });
  }
}

function placeMembers(declaration: Declaration, path: string, plan: ApiPlan): ApiPage['members'] {
  const taken = new Set<string>();
  return membersOf(declaration)
    .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
    .map((member) => {
      const name = /^[\w$]+$/.test(member.name) ? member.name : slug(member.name) || 'member';
      const anchor = unique(member.flags.isStatic ? `static-${name}` : name, taken);
      const { getSignature, setSignature, signatures = [] } = member;
      for (const one of [member, getSignature, setSignature, ...signatures]) {
        if (one) plan.addresses.set(one.id, `${path}#${anchor}`);
      }
      return { declaration: member, anchor };
    });
}

/** The members of a declaration: its own, or those of the object that a type alias names. */
function membersOf({ children, type }: Declaration): Declaration[] {
  return children ?? (type?.type === 'reflection' ? (type.declaration.children ?? []) : []);
}

/** `DefineToolOptions` becomes `define-tool-options`. */
function segment(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  return slug(words.replaceAll('$', 'dollar')) || 'symbol';
}

/** The name, or with a number behind it where it is taken; before the last slash of a path. */
function unique(name: string, taken: Set<string>): string {
  let made = name;
  for (let number = 2; taken.has(made); number++) {
    made = name.endsWith('/') ? `${name.slice(0, -1)}-${number}/` : `${name}-${number}`;
  }
  taken.add(made);
  return made;
}

/** By code unit, whatever the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
