import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** A code looks so. */
const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Functions that report, and the places where the code stands among their arguments. */
const REPORTERS = new Map([
  ['fileProblem', [2]],
  ['refuse', [0]],
  ['fail', [0]],
  ['refused', [0]],
  ['problem', [0]],
  ['problemOf', [1]],
  ['error', [0, 1]],
  ['warn', [1]],
  ['warning', [1]],
]);

/** Fewer arguments than a code, a fault and a fix need. */
const TOO_FEW = 2;

/** Words that stand where codes do. */
const SEVERITIES = ['error', 'warning'];

/**
 * The codes of all problems that the source can report, and the files that report each.
 * @param root the repository
 */
export function ruleCodes(root: string): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const file of globSync('src/{build,dialects,json-schema,render}/**/*.ts', { cwd: root }).sort()) {
    for (const code of codesIn(readFileSync(join(root, file), 'utf8')))
      codes.set(code, (codes.get(code) ?? new Set()).add(file));
  }
  return codes;
}

/**
 * The codes that a source file reports: what stands as `code`, as the first of three (code, fault and fix), and in the place of a code in
 * a call of what reports. Of `${type}-threw`, `*-threw` is given.
 */
export function codesIn(text: string): Set<string> {
  const codes = new Set<string>();
  const constants = new Map<string, ts.Expression>();
  const take = (node: ts.Node | undefined) => {
    if (!node) return;
    if (ts.isIdentifier(node)) take(constants.get(node.text));
    if (ts.isStringLiteral(node) && CODE.test(node.text) && !SEVERITIES.includes(node.text)) codes.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
      if (/^\*-[a-z-]+$/.test(pattern)) codes.add(pattern);
    }
    if (ts.isConditionalExpression(node)) {
      take(node.whenTrue);
      take(node.whenFalse);
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) constants.set(node.name.getText(), node.initializer);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'code') take(node.initializer);
    if (ts.isArrayLiteralExpression(node) && node.elements.length === 3) {
      if (isSentence(node.elements[1]!) && isSentence(node.elements[2]!)) take(node.elements[0]);
    }
    if (ts.isCallExpression(node) && node.arguments.length > TOO_FEW) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
      for (const index of REPORTERS.get(name) ?? []) take(node.arguments[index]);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true), visit);
  return codes;
}

/** Whether an expression may be a fault or a fix: a sentence, or what gives one. */
function isSentence(node: ts.Expression): boolean {
  return !ts.isStringLiteral(node) || node.text.includes(' ');
}
