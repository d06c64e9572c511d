import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildASTSchema, findBreakingChanges, findDangerousChanges, Kind, parse, visit } from 'graphql';

/**
 * The whole graph in one sorted file: what clients are built against and changes are compared with.
 */
export const SNAPSHOT = 'docs/schema.graphql';

/**
 * The graph that clients know: the last committed one, or the file itself where there is no git.
 * Codegen never writes a breaking change into it, so even a clone without history finds one.
 *
 * @param {string} root
 * @returns {Promise<string | null>} null before there is any
 */
export async function knownGraph(root) {
  try {
    const { stdout } = await promisify(execFile)('git', ['show', `HEAD:./${SNAPSHOT}`], { cwd: root, maxBuffer: 1e8 });
    return stdout;
  } catch {
    return readFile(join(root, SNAPSHOT), 'utf8').catch(() => null);
  }
}

/**
 * What a client built against `known` would no longer find, and what may surprise it. Deprecated
 * elements may go.
 *
 * @param {string} known SDL
 * @param {import('graphql').GraphQLSchema} current
 */
export function changesBetween(known, current) {
  const before = buildASTSchema(withoutWhatMayGo(parse(known), current));
  const sentences = (changes) => changes.map(({ description }) => description);
  return {
    breaking: sentences(findBreakingChanges(before, current)),
    dangerous: sentences(findDangerousChanges(before, current)),
  };
}

/**
 * The document without removed deprecated elements, and without types that nothing refers to then.
 */
function withoutWhatMayGo({ definitions }, current) {
  const left = definitions.map((definition) => withoutWhatHasGone(definition, current.getType(definition.name.value)));
  const reached = reachedFrom(['Query', 'Mutation', 'Subscription'], left);
  const stays = ({ kind, name }) =>
    kind === Kind.DIRECTIVE_DEFINITION || reached.has(name.value) || current.getType(name.value);
  return { kind: Kind.DOCUMENT, definitions: left.filter(stays) };
}

function withoutWhatHasGone(definition, now) {
  const fields = now?.getFields?.() ?? {};
  const stayed = (nodes, isThere) => nodes.filter((node) => !isDeprecated(node) || isThere(node.name.value));
  const field = (node) => {
    const args = fields[node.name.value]?.args ?? [];
    return {
      ...node,
      arguments: stayed(node.arguments ?? [], (name) => args.some((argument) => argument.name === name)),
    };
  };
  return {
    ...definition,
    ...(definition.fields && { fields: stayed(definition.fields, (name) => name in fields).map(field) }),
    ...(definition.values && { values: stayed(definition.values, (name) => now?.getValue?.(name)) }),
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
