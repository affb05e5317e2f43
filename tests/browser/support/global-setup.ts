import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../support/build-site.ts';
import { repository } from '../../support/repository.ts';
import { sites } from './sites.ts';

/** Before any browser test: the fixture site is built, and the shipped one must have been. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(join(sites.shipped.folder, 'index.html')))
    throw new Error('dist/ holds no site: run `npm run build` first.');
  await buildSite({
    tools: join(repository, 'tests/browser/fixture-tools'),
    content: join(repository, 'tests/browser/fixture-content'),
    base: sites.fixture.base,
    out: sites.fixture.folder,
  });
}
