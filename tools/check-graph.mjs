// Fails for a change of the graph that breaks clients or makes private data public, and notes
// changes that may surprise clients.
import { join } from 'node:path';
import { changesBetween, previousGraph, SNAPSHOT } from './breaking-changes.mjs';
import { root } from './root.mjs';
import { readSchema } from './schema-files.mjs';

const previous = await previousGraph(root);
if (previous === null) {
  console.error(`${SNAPSHOT} is missing; \`npm run codegen\` writes it.`);
  process.exit(1);
}
const { breaking, dangerous } = changesBetween(previous, await readSchema(join(root, 'schema')));
for (const change of dangerous) console.log(`note: ${change}`);
for (const change of breaking) console.error(`refused: ${change}`);
if (breaking.length > 0) {
  console.error('\nClients of other builds use the graph. Add new elements beside the old ones, mark the old ones');
  console.error('@deprecated(reason: "..."), and remove them in a later commit, when no client uses them any more.');
  process.exit(1);
}
