// Refuses a change of the graph that would break a client; names what may surprise one.
import { join } from 'node:path';
import { changesBetween, knownGraph, SNAPSHOT } from './breaking-changes.mjs';
import { root } from './root.mjs';
import { readSchema } from './schema-files.mjs';

const known = await knownGraph(root);
if (known === null) {
  console.error(`${SNAPSHOT} is missing; \`npm run codegen\` writes it.`);
  process.exit(1);
}
const { breaking, dangerous } = changesBetween(known, await readSchema(join(root, 'schema')));
for (const change of dangerous) console.log(`note: ${change}`);
for (const change of breaking) console.error(`breaks clients: ${change}`);
if (breaking.length > 0) {
  console.error('\nThe graph has clients that are not built with it. Add what is new beside what is there, mark that');
  console.error('@deprecated(reason: "..."), and remove it with a later commit, when no client asks for it any more.');
  process.exit(1);
}
