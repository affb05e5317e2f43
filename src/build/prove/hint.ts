/** What to do about an error that says that the tool leans on what a reader's browser has not, or its page forbids. */
export function hint(error: string): string | undefined {
  if (/^Error: A tool (has|can) /.test(error)) return 'Compute from the inputs alone';
  const [, name] = /^ReferenceError: (\w+) is not defined/.exec(error) ?? [];
  if (name === undefined)
    return error.startsWith('EvalError') ? 'Write it as code: a page runs no text as code' : undefined;
  if (/^(process|global|setImmediate|clearImmediate|require|module|__dirname|__filename)$/.test(name)) {
    return `Do without ${name}: only Node has it, and a tool runs in the reader's page`;
  }
  if (/^(localStorage|sessionStorage|indexedDB|caches)$/.test(name)) return `Do without ${name}: a tool has no storage`;
  return /^(document|window|alert)$/.test(name)
    ? `Return a result in place of using ${name}: a tool has no page`
    : undefined;
}
