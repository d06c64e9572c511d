// A codegen plugin: the whole graph in one sorted file, against which clients are built. A breaking
// change isn't written: the file stays as it was last committed, and `npm test` fails.
import { astFromDirective, getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { Kind, lexicographicSortSchema, print, specifiedDirectives, visit } from 'graphql';
import { changesBetween, previousGraph } from '../checks/graph.mjs';
import { root } from '../process.mjs';

export const plugin = async (schema) => nextSnapshot(await previousGraph(root), schema);

/**
 * The text of the snapshot for a schema: the previous one if the schema breaks it.
 *
 * @param {string | null} previous SDL, or null if there is no snapshot yet
 * @param {import('graphql').GraphQLSchema} current
 */
export function nextSnapshot(previous, current) {
  if (previous !== null && changesBetween(previous, current).breaking.length > 0) return previous;
  return printedGraph(current);
}

/** The whole graph with its directives, which graphql-js's own printer leaves out. */
function printedGraph(schema) {
  const { definitions } = getDocumentNodeFromSchema(lexicographicSortSchema(schema));
  // The roots have their usual names, which need no definition.
  const named = definitions.filter(({ kind }) => kind !== Kind.SCHEMA_DEFINITION);
  const document = { kind: Kind.DOCUMENT, definitions: named };
  return `${print({ ...document, definitions: [...usedSpecifiedDirectives(document, schema), ...named] })}\n`;
}

/** Definitions of what newer specifications define, because clients' tools may know older ones. */
function usedSpecifiedDirectives(document, schema) {
  const used = new Set();
  visit(document, { Directive: ({ name }) => void used.add(name.value) });
  const directives = specifiedDirectives.filter(({ name }) => used.has(name));
  return directives.map((directive) => astFromDirective(directive, schema)).sort(byName);
}

const byName = (one, other) => (one.name.value < other.name.value ? -1 : 1);
