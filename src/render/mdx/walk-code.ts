import type { ESTree } from 'rolldown/utils';

/** A node of a program's tree, of whatever type. */
export type CodeNode = ESTree.Node;

/** Calls `visitor` for every node of a program, each before what is in it. */
export function walkCode(node: unknown, visitor: (node: CodeNode) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walkCode(item, visitor);
  } else if (typeof node === 'object' && node !== null && 'type' in node) {
    visitor(node as CodeNode);
    for (const value of Object.values(node)) if (typeof value === 'object') walkCode(value, visitor);
  }
}

/** The names that a program binds anywhere in it: variables, parameters, functions, classes and imports. */
export function boundNames(program: unknown): Set<string> {
  const names = new Set<string>();
  walkCode(program, (node) => {
    if (node.type === 'VariableDeclarator') addPattern(node.id, names);
    if ('params' in node && Array.isArray(node.params)) for (const param of node.params) addPattern(param, names);
    if (/^(?:Function|Class|Import)/.test(node.type)) {
      const name = 'local' in node ? node.local : 'id' in node ? node.id : undefined;
      addPattern(name, names);
    }
  });
  return names;
}

/** The names in what is bound at once: `a`, `{ a, b: [c] }`. Defaults and keys are none. */
function addPattern(pattern: unknown, names: Set<string>): void {
  if (typeof pattern !== 'object' || pattern === null) return;
  const { type, name, left, argument, elements, properties, value } = pattern as Record<string, unknown>;
  if (type === 'Identifier') names.add(String(name));
  else if (type === 'AssignmentPattern') addPattern(left, names);
  else if (type === 'RestElement') addPattern(argument, names);
  else if (type === 'Property') addPattern(value, names);
  else for (const part of [elements, properties].flat()) addPattern(part, names);
}
