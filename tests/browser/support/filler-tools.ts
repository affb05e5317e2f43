/** How many there are: as many as fit on one page of cards, so that they and the others need a second. */
export const FILLERS = 60;

/** Tools that do nothing of interest, with `info` cards. They come last in the gallery. */
export function fillerTools(): { id: string; files: [name: string, text: string][] }[] {
  return Array.from({ length: FILLERS }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    const id = `zz-filler-${number}`;
    const manifest = {
      sdk: 1,
      id,
      name: `Zz filler ${number}`,
      blurb: `Number ${number} of many.`,
      version: '1.0.0',
      capabilities: ['pure'],
      runtime: { entry: 'index.ts' },
      kinds: ['text', 'error'],
      card: 'info',
      inputs: [{ id: 'on', type: 'toggle', label: 'On', default: true }],
      tags: ['filler'],
    };
    const cases = [{ name: 'answers', input: { on: true }, expect: { kind: 'text', text: number } }];
    return {
      id,
      files: [
        ['tool.json', JSON.stringify(manifest)],
        ['cases.json', JSON.stringify(cases)],
        ['index.ts', `export default { run: () => ({ kind: 'text', text: '${number}' }) };\n`],
      ],
    };
  });
}
