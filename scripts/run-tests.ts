// `npm test`, once everything is installed: runs every step, also after one that failed, and adds up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, testSteps } from './test-steps.ts';

interface Result extends Count {
  name: string;
  remark: string;
}

const reports = mkdtempSync(join(tmpdir(), 'pegboard-test-'));
const steps = testSteps(reports);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: name one of ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const results: Result[] = [];
for (const step of steps) {
  if (asked.length > 0 && !asked.includes(step.name)) continue;
  const { name } = step;
  if (step.needsBuild && results.some((result) => result.name === 'build' && result.failed > 0)) {
    results.push({ name, passed: 0, failed: 1, remark: 'not run, since the build failed' });
    continue;
  }
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const count = step.run();
  results.push({ name, ...count, remark: `${((performance.now() - start) / 1000).toFixed(1)} s` });
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed, remark } of results) {
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(8)} ${passed} passed, ${failed} failed (${remark})`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
