import { dialectPage } from '../../../site/reference/dialect-page.ts';

export default function ctp(): Promise<string> {
  return dialectPage({
    id: 'ctp',
    about:
      'The ConveniencePro Tool Protocol. [Tools in CTP](/dialects/ctp/) tells how such tools are read, run and written.',
    example: 'tests/dialects/ctp/valid/minimal/ctp.json',
  });
}
