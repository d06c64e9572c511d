import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildASTSchema, findBreakingChanges, findDangerousChanges, Kind, parse, visit } from 'graphql';
import { newlyPublic } from './newly-public.mjs';

/**
 * The whole graph in one sorted file. Clients are built against it, and changes are compared to it.
 */
export const SNAPSHOT = 'docs/schema.graphql';

/**
 * The graph that clients use: the last committed one, or the file itself without git. Codegen never
 * writes a breaking change to the file, so a breaking change is found without history too.
 *
 * @param {string} root
 * @returns {Promise<string | null>} null if there is none yet
 */
export async function previousGraph(root) {
  try {
    const { stdout } = await promisify(execFile)('git', ['show', `HEAD:./${SNAPSHOT}`], { cwd: root, maxBuffer: 1e8 });
    return stdout;
  } catch {
    return readFile(join(root, SNAPSHOT), 'utf8').catch(() => null);
  }
}

/**
 * The changes that break clients built against `previous` or make private data public, and those
 * that may surprise clients. Deprecated elements may be removed.
 *
 * @param {string} previous SDL
 * @param {import('graphql').GraphQLSchema} current
 */
export function changesBetween(previous, current) {
  const before = buildASTSchema(withoutRemovedDeprecations(parse(previous), current));
  const descriptions = (changes) => changes.map(({ description }) => description);
  return {
    breaking: [...descriptions(findBreakingChanges(before, current)), ...newlyPublic(before, current)],
    dangerous: descriptions(findDangerousChanges(before, current)),
  };
}

/** The document without removed deprecated elements, and without types that are then unused. */
function withoutRemovedDeprecations({ definitions }, current) {
  const remaining = definitions.map((definition) =>
    withoutRemovedElements(definition, current.getType(definition.name.value)),
  );
  const reached = reachedFrom(['Query', 'Mutation', 'Subscription'], remaining);
  const isRelevant = ({ kind, name }) =>
    kind === Kind.DIRECTIVE_DEFINITION || reached.has(name.value) || current.getType(name.value);
  return { kind: Kind.DOCUMENT, definitions: remaining.filter(isRelevant) };
}

function withoutRemovedElements(definition, currentType) {
  const fields = currentType?.getFields?.() ?? {};
  const keep = (nodes, exists) => nodes.filter((node) => !isDeprecated(node) || exists(node.name.value));
  const field = (node) => {
    const args = fields[node.name.value]?.args ?? [];
    return {
      ...node,
      arguments: keep(node.arguments ?? [], (name) => args.some((argument) => argument.name === name)),
    };
  };
  return {
    ...definition,
    ...(definition.fields && { fields: keep(definition.fields, (name) => name in fields).map(field) }),
    ...(definition.values && { values: keep(definition.values, (name) => currentType?.getValue?.(name)) }),
  };
}

const isDeprecated = ({ directives = [] }) => directives.some(({ name }) => name.value === 'deprecated');

function reachedFrom(names, definitions) {
  const byName = new Map(definitions.map((definition) => [definition.name.value, definition]));
  const reached = new Set();
  const follow = (name) => {
    if (reached.has(name) || !byName.has(name)) return;
    reached.add(name);
    visit(byName.get(name), { NamedType: (type) => void follow(type.name.value) });
  };
  for (const name of names) follow(name);
  return reached;
}
