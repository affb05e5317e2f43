/** Commands that the documents name and the test of them does not run, each with the reason. */
export const commandsNotRun: ReadonlyMap<string, string> = new Map([
  ['npm run site', 'it installs this repository anew and builds its site, as the step `build` does'],
  ['npm test', 'it is what runs this'],
  ['mkdir text-tools', 'the folder is made already'],
  ['cd text-tools', 'every command is started in it'],
  ['npm install astro pegboard', 'the packed package is installed already, as the registry would give it'],
  ['pnpm add pegboard', 'it needs pnpm, and is there to show tabs'],
  ['npm ci', 'what it installs is installed already'],
  ['sudo nginx -t', 'it needs nginx, and to be the owner of the machine'],
  ['sudo nginx -s reload', 'it needs nginx, and to be the owner of the machine'],
]);
