import { dialectPage } from '../../../site/reference/dialect-page.ts';

export default function tea(): Promise<string> {
  return dialectPage({
    id: 'tea',
    about: 'The tools of a tea agent. [Tools of tea](/dialects/tea/) tells how they are read and what their pages do.',
    example: 'tests/dialects/tea/valid/plain/tool-spec.json',
  });
}
