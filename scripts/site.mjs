// `npm run site`: from a fresh clone to a built site.
import { npm, prepare } from './support/prepare.mjs';

prepare();
const status = npm(['run', '--silent', 'build', '--', ...process.argv.slice(2)]);
if (status === 0) console.log('\nLook at it with `npm run preview`, or work on it with `npm run dev`.');
process.exitCode = status;
