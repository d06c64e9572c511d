// A codegen plugin: the whole graph in one sorted file, against which clients are built. A breaking
// change isn't written: the file stays as it was last committed, and `npm test` fails.
import { lexicographicSortSchema, printSchema } from 'graphql';
import { changesBetween, previousGraph } from './breaking-changes.mjs';
import { root } from './root.mjs';

export const plugin = async (schema) => {
  const previous = await previousGraph(root);
  if (previous !== null && changesBetween(previous, schema).breaking.length > 0) return previous;
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
};
