// `npm test`: from a fresh clone to tested. `npm test -- NAME…` runs only the named steps.
import { npm, prepare } from './support/prepare.mjs';

prepare();
process.exitCode = npm(['run', '--silent', 'test:steps', '--', ...process.argv.slice(2)]);
