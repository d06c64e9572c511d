import { isAbstractType, Kind } from 'graphql';
import { tsImport } from 'tsx/esm/api';

// The gateway's own rule says what is public.
const { NEVER, policyOf } = await tsImport('../gateway/graphql/cache-control.ts', import.meta.url);

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
