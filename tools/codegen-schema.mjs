// A codegen plugin: the whole graph in one sorted file, against which clients are built. A breaking
// change isn't written: the file stays as it was last committed, and `npm test` fails.
import { getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { Kind, lexicographicSortSchema, print } from 'graphql';
import { changesBetween, previousGraph } from './breaking-changes.mjs';
import { root } from './root.mjs';

export const plugin = async (schema) => {
  const previous = await previousGraph(root);
  if (previous !== null && changesBetween(previous, schema).breaking.length > 0) return previous;
  return printedGraph(schema);
};

/** The whole graph with its directives, which graphql-js's own printer leaves out. */
function printedGraph(schema) {
  const { definitions } = getDocumentNodeFromSchema(lexicographicSortSchema(schema));
  // The roots have their usual names, which need no definition.
  const named = definitions.filter(({ kind }) => kind !== Kind.SCHEMA_DEFINITION);
  return `${print({ kind: Kind.DOCUMENT, definitions: named })}\n`;
}
