import { everyPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'self'";

for (const site of ['shipped', 'fixture'] as const) {
  test.describe(`every page of the ${site} site`, () => {
    test.use({ site });

    test('opens without a complaint, asks for nothing outside its base, and is whole', async ({ page, traffic }) => {
      test.slow();
      const paths = everyPage(site);
      expect(paths).toContain('tools/');
      const below = (folder: string) => paths.flatMap((path) => RegExp(`^${folder}/(.+)/$`).exec(path)?.[1] ?? []);
      const embedded = below('embed');
      const servers = new Set(embedded.flatMap((id) => (id.includes('/') ? id.split('/', 1) : [])));
      const tools = below('tools').filter((id) => !/(^|\/)page\/\d+$/.test(id) && !servers.has(id));
      expect(embedded).toEqual(tools);
      for (const path of paths) {
        await page.goto(path);
        const found = await page.evaluate(() => {
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          return {
            policy: document.head.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy]')?.content,
            headings: document.querySelectorAll('h1').length,
            // A page that hostile text breaks off has no end.
            end: document.body.lastElementChild?.localName,
            repeated: ids.filter((id, at) => ids.indexOf(id) !== at),
            broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
          };
        });
        expect(found, path).toEqual({
          policy: expect.stringContaining(POLICY),
          headings: 1,
          end: path.startsWith('embed/') ? 'main' : 'footer',
          repeated: [],
          broken: 0,
        });
      }
      expect(traffic.paths().filter((path) => path.includes('://'))).toEqual([]);
    });
  });
}
