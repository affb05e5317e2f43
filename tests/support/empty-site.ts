import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = ['node_modules', 'package.json', 'package-lock.json'];

/** Leaves nothing in a site's folder but what is installed there. */
export function emptySite(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
}
