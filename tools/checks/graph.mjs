// Fails for a change of the graph that breaks clients or makes private data public, and notes
// changes that may surprise clients.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildASTSchema, findBreakingChanges, findDangerousChanges, isAbstractType, Kind, parse, visit } from 'graphql';
import { tsImport } from 'tsx/esm/api';
import { root } from '../process.mjs';
import { runWhenStarted } from './check.mjs';

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

// The gateway's own rule says what is public.
const { NEVER, policyOf } = await tsImport('../../gateway/graphql/cache-control.ts', import.meta.url);

/**
 * The fields of `before` that shared caches may keep by `current`, and couldn't before. That is
 * either a leak or a new kind of field, which gets a new name.
 *
 * @param {import('graphql').GraphQLSchema} before
 * @param {import('graphql').GraphQLSchema} current
 * @returns {string[]} one sentence each
 */
export function newlyPublic(before, current) {
  const known = publicFields(before);
  return [...publicFields(current)]
    .filter(([field, { type, name }]) => !known.has(field) && before.getType(type)?.getFields?.()[name])
    .map(([field]) => `${field} was private, and shared caches could keep it now`);
}

/** The fields that a public response can hold, by `Type.field`. */
function publicFields(schema) {
  const found = new Map();
  const follow = (type, parent) => {
    for (const { name, astNode } of Object.values(type?.getFields?.() ?? {})) {
      const field = `${type.name}.${name}`;
      const policy = astNode?.kind === Kind.FIELD_DEFINITION ? policyOf(astNode, parent, { schema }) : NEVER;
      if (!isPublic(policy) || found.has(field)) continue;
      found.set(field, { type: type.name, name });
      for (const next of typesOf(astNode.type, schema)) follow(next, policy);
    }
  };
  follow(schema.getQueryType(), NEVER);
  // A public type counts even while only private fields return it.
  for (const type of Object.values(schema.getTypeMap())) {
    const policy = policyOf({ type: { kind: Kind.NAMED_TYPE, name: { value: type.name } } }, NEVER, { schema });
    if (isPublic(policy)) follow(type, policy);
  }
  return found;
}

const isPublic = ({ isPublic, seconds }) => isPublic && seconds > 0;

/** The type of a field, and what it can be. */
function typesOf(node, schema) {
  if (node.kind !== Kind.NAMED_TYPE) return typesOf(node.type, schema);
  const type = schema.getType(node.name.value);
  return [type, ...(isAbstractType(type) ? schema.getPossibleTypes(type) : [])];
}

/**
 * Parses the files in schema/. `noun` is the name of the file.
 *
 * @param {string} folder
 */
export async function readSchemaFiles(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.graphql')).sort();
  return Promise.all(
    files.map(async (file) => ({
      noun: file.replace('.graphql', ''),
      document: parse(await readFile(join(folder, file), 'utf8')),
    })),
  );
}

/** @param {string} folder */
export async function readSchema(folder) {
  const files = await readSchemaFiles(folder);
  return buildASTSchema({ kind: 'Document', definitions: files.flatMap(({ document }) => [...document.definitions]) });
}

await runWhenStarted(import.meta.url, async () => {
  const previous = await previousGraph(root);
  if (previous === null) return { problems: [`${SNAPSHOT} is missing; \`npm run codegen\` writes it.`] };
  const { breaking, dangerous } = changesBetween(previous, await readSchema(join(root, 'schema')));
  const help = [
    '\nClients of other builds use the graph. Add new elements beside the old ones, mark the old ones',
    '@deprecated(reason: "..."), and remove them in a later commit, when no client uses them any more.',
  ];
  const problems = breaking.map((change) => `refused: ${change}`);
  return { problems: problems.length > 0 ? [...problems, ...help] : [], notes: dangerous };
});
