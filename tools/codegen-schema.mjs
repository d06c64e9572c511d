// A codegen plugin: the whole graph in one sorted file, against which clients are built. A breaking
// change isn't written: the file stays as it was last committed, and `npm test` fails.
import { lexicographicSortSchema, printSchema } from 'graphql';
import { changesBetween, knownGraph } from './breaking-changes.mjs';
import { root } from './root.mjs';

export const plugin = async (schema) => {
  const known = await knownGraph(root);
  if (known !== null && changesBetween(known, schema).breaking.length > 0) return known;
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
};
