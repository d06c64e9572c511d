// A codegen plugin: the web client's registered operations, from SHA-256 to text. The client's
// documents contain the same hashes (`operationHash`), so both must be made from the same text.
import { createHash } from 'node:crypto';
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/** Directives for Apollo Client, which removes them before it sends a document. */
const CLIENT_DIRECTIVES = new Set(['client', 'connection', 'nonreactive', 'unmask']);

/** @param {string} text */
export const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {import('graphql').DocumentNode} document one operation with the fragments it uses
 * @returns the SHA-256 of its text at the gateway
 */
export const operationHash = (document) => sha256(operationText(document));

/** A definition and the fragments it uses, directly or through other fragments, by name. */
export function withFragments(definition, all) {
  const fragments = new Map(all.map((fragment) => [fragment.name.value, fragment]));
  return [definition, ...[...fragmentsOf(definition, fragments)].sort().map((name) => fragments.get(name))];
}

function operationText({ definitions }) {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const document = visit(
    { kind: Kind.DOCUMENT, definitions: withFragments(operation, fragments) },
    { Directive: ({ name }) => (CLIENT_DIRECTIVES.has(name.value) ? null : undefined) },
  );
  return stripIgnoredCharacters(print(document));
}

/** The names of all fragments that a definition uses, directly or through other fragments. */
function fragmentsOf(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      if (found.has(value)) return;
      found.add(value);
      fragmentsOf(fragments.get(value), fragments, found);
    },
  });
  return found;
}

export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => operationText({ definitions: [operation, ...fragments] }))
    .map((text) => [sha256(text), text]);
  return `${JSON.stringify(Object.fromEntries(operations.sort(([a], [b]) => a.localeCompare(b))), null, 2)}\n`;
};
