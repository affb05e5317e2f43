import { defineConfig } from 'astro/config';
import pegboard from './src/index.ts';

export default defineConfig({
  // Pages of this site alone: the reference of what Pegboard draws.
  srcDir: './site',
  // They lead to this repository's documents, which `--content` puts others in the place of.
  redirects: process.env.PEGBOARD_CONTENT
    ? {}
    : { '/tool/': '/guides/tool/', '/cards/': '/guides/cards/', '/embedding/': '/guides/embedding/' },
  integrations: [
    pegboard({
      title: 'Pegboard',
      description: 'Tools that run in the page, documented and proved by their known answers.',
      sidebar: [
        '/start/',
        { label: 'Guides', directory: 'guides' },
        { label: 'Dialects', directory: 'dialects' },
        {
          label: 'Reference',
          items: [
            '/reference/manifest/',
            '/reference/inputs/',
            { label: 'What a tool can return', link: '/reference/outputs/' },
            '/reference/cases/',
            '/reference/rules/',
            { label: 'Dialects, key by key', directory: 'reference/dialects' },
            { label: 'TypeScript API', directory: 'reference/api', collapsed: true },
          ],
        },
        '/how-it-works/',
      ],
      api: {
        entryPoints: ['src/index.ts', 'src/types.ts'],
        path: '/reference/api/',
        title: 'TypeScript API',
        // What the JSON Schemas of definitions are made from.
        tags: [
          ...['@asType', '@discriminator', '@examples', '@exclusiveMinimum', '@maxItems', '@maxLength', '@maximum'],
          ...['@minItems', '@minLength', '@minProperties', '@minimum', '@pattern', '@uniqueItems'],
        ],
      },
    }),
  ],
});
