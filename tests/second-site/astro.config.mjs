import { defineConfig } from 'astro/config';
import pegboard from 'pegboard';

export default defineConfig({ integrations: [pegboard({ title: 'Second', styles: ['./src/styles/site.css'] })] });
