function defineTool({ name, execute }: { name: string; execute: unknown }) {
  return { schema: { name }, execute };
}

export default defineTool({ name: 'find_lines', execute: () => 1 });
