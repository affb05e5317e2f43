import { defineConfig } from 'astro/config';
import pegboard from './src/index.ts';

export default defineConfig({
  integrations: [
    pegboard({
      title: 'Pegboard',
      description: 'Tools that run in the page, documented and proved by their known answers.',
    }),
  ],
});
