import { defineConfig } from 'astro/config';
import pegboard from './src/index.ts';

export default defineConfig({
  // Pages of this site alone: the reference of what Pegboard draws.
  srcDir: './site',
  integrations: [
    pegboard({
      title: 'Pegboard',
      description: 'Tools that run in the page, documented and proved by their known answers.',
    }),
  ],
});
