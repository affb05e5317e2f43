/** Codes that no example can show, and why. */
export const WITHOUT_EXAMPLE: ReadonlyMap<string, string> = new Map([
  ['api-not-exported', 'It is told of the package that the build runs in, and examples are made elsewhere.'],
  ['api-too-many', 'It needs more types than a site may have pages of.'],
  ['api-typedoc', 'It needs a site in which TypeDoc is not installed.'],
  ['file-unreadable', 'It needs a file that the build is not allowed to read.'],
  ['module-bundle', 'The bundler refuses a module for what it has no code for.'],
  ['module-missing', 'A module that is not there is told of where the definition names it.'],
  ['run-exited', 'The system ends the process that runs the tool.'],
  ['too-many-documents', 'It needs more than 20,000 documents.'],
  ['too-many-tools', 'It needs more than 50,000 folders.'],
  ['too-short', 'No attribute of today has a length that it must reach.'],
  ['unreadable', 'It needs a file or a folder that the build is not allowed to read.'],
  ['wrong-form', 'Every form of today has a message of its own.'],
  ['wrong-value', 'Every keyword that a schema of today has has a message of its own.'],
]);
