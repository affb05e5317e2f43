import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import pegboard from '../../../src/index.ts';

export default defineConfig({
  integrations: [mdx(), pegboard({ title: 'Host', lang: 'de', tools: '../fixture-tools' })],
});
