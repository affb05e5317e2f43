import { defineConfig } from 'astro/config';
import pegboard from 'pegboard';

export default defineConfig({
  integrations: [
    pegboard({
      sidebar: [
        '/start/',
        "/guides/card/",
        { label: 'Guides', directory: 'guide' },
        { label: 'More', items: [{ label: 'Shout', link: '/tools/shuot/' }, { label: 'Put together', link: `/${['a', 'b'].join('-')}/` }] },
      ],
    }),
  ],
});
