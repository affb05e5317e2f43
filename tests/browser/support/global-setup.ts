import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../support/build-site.ts';
import { repository } from '../../support/repository.ts';
import { fillerTools } from './filler-tools.ts';
import { offlineSite, sites } from './sites.ts';

/** The tools of the fixture site: those that are written down, and as many more as make a second page of cards. */
const tools = join(repository, '.pegboard/browser-tools');

/** The folder of the site that is kept offline. */
const offlineRoot = join(repository, '.pegboard/offline-site');

/** Before any browser test: the fixture sites are built, and the shipped one must have been. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(join(sites.shipped.folder, 'index.html')))
    throw new Error('dist/ holds no site: run `npm run build` first.');
  rmSync(tools, { recursive: true, force: true });
  cpSync(join(repository, 'tests/browser/fixture-tools'), tools, { recursive: true });
  for (const { id, files } of fillerTools()) {
    mkdirSync(join(tools, id));
    for (const [name, text] of files) writeFileSync(join(tools, id, name), text);
  }
  const fixture = buildSite({
    tools,
    content: join(repository, 'tests/browser/fixture-content'),
    base: sites.fixture.base,
    out: sites.fixture.folder,
  });
  const host = buildSite({ root: join(repository, 'tests/browser/host-site'), out: sites.host.folder });
  await Promise.all([fixture, host, buildOfflineSite()]);
}

async function buildOfflineSite(): Promise<void> {
  rmSync(offlineRoot, { recursive: true, force: true });
  for (const tool of ['main-echo', 'worker-echo', 'every-kind'])
    cpSync(join(repository, 'tests/browser/fixture-tools', tool), join(offlineRoot, 'tools', tool), {
      recursive: true,
    });
  const config =
    "import pegboard from '../../src/index.ts';\nexport default { integrations: [pegboard({ offline: true })] };\n";
  writeFileSync(join(offlineRoot, 'astro.config.mjs'), config);
  await buildSite({ root: offlineRoot, base: offlineSite.base, out: offlineSite.folder });
}
