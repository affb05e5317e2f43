import type { ESTree } from 'rolldown/utils';

/** The names at the top of a module. */
export interface Names {
  /** What its constants are set to. */
  constants: Map<string, ESTree.Expression>;
  /** What it exports, by name. What is exported from elsewhere is where its name stands. */
  exports: Map<string, ESTree.Expression>;
}

/** Reads the names that a module declares at its top. */
export function namesOf({ body }: ESTree.Program): Names {
  const names: Names = { constants: new Map(), exports: new Map() };
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') declare(statement, names.constants);
    else if (statement.type === 'ExportDefaultDeclaration') {
      names.exports.set('default', statement.declaration as ESTree.Expression);
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers)
        names.exports.set(wordOf(exported), local as ESTree.Expression);
      const { declaration } = statement;
      if (declaration?.type === 'VariableDeclaration') {
        declare(declaration, names.constants);
        declare(declaration, names.exports);
      } else if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
        names.exports.set(declaration.id.name, declaration);
      }
    }
  }
  return names;
}

/** A variable is not followed: it may be set anew. */
function declare({ kind, declarations }: ESTree.VariableDeclaration, names: Map<string, ESTree.Expression>): void {
  if (kind !== 'const') return;
  for (const { id, init } of declarations) if (id.type === 'Identifier' && init) names.set(id.name, init);
}

function wordOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
