import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { embedCode } from '../../../src/render/embed-code.ts';

it('the code for a frame says where the tool is and what it is called', () => {
  expect(embedCode('https://tools.example/embed/crc/', 'CRC')).toBe(
    '<iframe src="https://tools.example/embed/crc/" title="CRC" width="100%" height="480" loading="lazy" allow="clipboard-write"></iframe>',
  );
});

it.each(['"><script>x</script>', `'"&quot;&`, '<!-- --> `', '&lt;'])('a name is text: %s', (name) => {
  const { childNodes } = parseFragment(embedCode(`/${encodeURIComponent(name)}/?a=1&copy=2`, name));
  expect(childNodes).toMatchObject([
    {
      nodeName: 'iframe',
      attrs: [
        { name: 'src', value: `/${encodeURIComponent(name)}/?a=1&copy=2` },
        { name: 'title', value: name },
        { name: 'width' },
        { name: 'height' },
        { name: 'loading' },
        { name: 'allow' },
      ],
      childNodes: [],
    },
  ]);
});
