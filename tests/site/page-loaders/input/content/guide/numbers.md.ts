const rows = [1, 2, 3];

export default function page(): string {
  return ['---', 'title: "Numbers"', 'ordr: 2', '---', '', ...rows.map((row) => `- [${row}](./${row}.md)`), '', '[up](../broken.md.ts)'].join('\n');
}
