import { existsSync, readdirSync, rmSync } from 'node:fs';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { getNamedType, isCompositeType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { operationHash, withFragments } from './operations.mjs';

const TYPES_MODULE = 'graphql.ts';

/** The client preset without the modules that nothing imports: gql.ts and the barrel. */
export const typesPreset = {
  ...clientPreset,
  buildGeneratesSection: async (options) => {
    const sections = await clientPreset.buildGeneratesSection(options);
    return sections.filter(({ filename }) => filename.endsWith(TYPES_MODULE));
  },
};

const SUFFIX = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
const HOOK = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };

/**
 * For each operation of the client, and for each fragment that a component reads, it writes a
 * module with the document and a typed hook. A component calls `useServicesQuery()` without type
 * arguments. The modules are this small because one that several pages share is loaded whole by all
 * of them. The standard plugin for hooks doesn't support Apollo Client 4, and the client preset
 * puts all documents in one module. Operations must be named in PascalCase.
 *
 * `presetConfig.typesModule`: the client preset's types, as a module name relative to the output
 * folder. `presetConfig.mutationModule`: the hook for mutations, likewise. It doesn't load the
 * client before the first call, unlike Apollo's.
 */
export const hooksPreset = {
  buildGeneratesSection: (options) => {
    const { baseOutputDir, documents, documentTransforms, presetConfig, ...rest } = options;
    const transformed = documentTransforms.reduce(
      (before, { transformObject, config }) => transformObject.transform({ documents: before, config }),
      documents,
    );
    const definitions = transformed.flatMap(({ document }) => document.definitions);
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const masked = maskedFragments(definitions);
    const generated = definitions.filter(
      ({ kind, name }) => kind === Kind.OPERATION_DEFINITION || masked.has(name.value),
    );
    // A query and a fragment of the same name are in one module.
    const modules = new Map(generated.map(({ name }) => [`${kebabCase(name.value)}.ts`, name.value]));
    return [...modules.keys(), ...staleFiles(baseOutputDir, modules)].map((file) => ({
      ...rest,
      filename: baseOutputDir + file,
      // All documents, because codegen checks that no fragment is missing.
      documents: transformed,
      plugins: [{ operationModule: {} }],
      pluginMap: {
        operationModule: {
          plugin: (schema) => {
            const inModule = generated.filter(({ name }) => name.value === modules.get(file));
            return inModule.length > 0 ? operationModule(schema, inModule, fragments, presetConfig) : '';
          },
        },
      },
    }));
  },
};

/**
 * The files of definitions that are gone. Codegen removes nothing itself, so they are removed here.
 * `--check` only reports them, because they aren't empty.
 */
function staleFiles(folder, modules) {
  const stale = existsSync(folder) ? readdirSync(folder).filter((file) => !modules.has(file)) : [];
  if (process.argv.includes('--check')) return stale;
  for (const file of stale) rmSync(folder + file);
  return [];
}

const kebabCase = (name) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** The fragments that are spread without `@unmask`: their data is read with their documents. */
function maskedFragments(definitions) {
  const masked = new Set();
  visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      FragmentSpread({ name, directives }) {
        if (!directives.some((directive) => directive.name.value === 'unmask')) masked.add(name.value);
      },
    },
  );
  return masked;
}

function operationModule(schema, definitions, fragments, { typesModule, mutationModule }) {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const apolloHooks = [...new Set(operations.map(({ operation }) => HOOK[operation]))].filter(
    (hook) => hook !== HOOK.mutation,
  );
  const hasMutation = operations.some(({ operation }) => operation === 'mutation');
  const types = definitions.flatMap(typeNames);
  return [
    ...(apolloHooks.length > 0 ? [`import { ${apolloHooks.sort().join(', ')} } from '@apollo/client/react';`] : []),
    `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`,
    ...(hasMutation ? [`import { useMutation } from '${mutationModule}';`] : []),
    `import type { ${types.join(', ')} } from '${typesModule}';`,
    ...definitions.map((definition) => documentOf(schema, definition, fragments)),
    ...operations.map(hook),
    '',
  ].join('\n\n');
}

const baseOf = ({ kind, name, operation }) =>
  `${name.value}${kind === Kind.FRAGMENT_DEFINITION ? 'Fragment' : SUFFIX[operation]}`;

const typeNames = (definition) =>
  definition.kind === Kind.FRAGMENT_DEFINITION
    ? [baseOf(definition)]
    : [baseOf(definition), `${baseOf(definition)}Variables`];

function documentOf(schema, definition, fragments) {
  const name = `${definition.name.value}${definition.kind === Kind.FRAGMENT_DEFINITION ? 'FragmentDoc' : 'Document'}`;
  const document = { kind: Kind.DOCUMENT, definitions: withFragments(definition, fragments) };
  const meta = definition.kind === Kind.OPERATION_DEFINITION ? { __meta__: metaOf(schema, document) } : {};
  const json = JSON.stringify({ ...meta, ...document }, (key, value) => (isOmitted(key, value) ? undefined : value));
  return `export const ${name} = ${json} as unknown as TypedDocumentNode<${typeNames(definition).join(', ')}>;`;
}

/** What the client knows about an operation: `OperationMeta` of its `graphql/operation-meta.ts`. */
function metaOf(schema, document) {
  const [{ operation, selectionSet }] = document.definitions;
  const root = schema.getRootType(operation).getFields();
  const fields = selectionSet.selections.map(({ name }) => root[name.value]).filter((field) => field !== undefined);
  const readsCustomer = fields.some(({ name }) => name === 'me');
  const isPersonal = operation !== 'query' || fields.some(isPrivate);
  return {
    hash: operationHash(document),
    ...(isPersonal && { session: operation !== 'query' || readsCustomer ? 'required' : 'optional' }),
    ...(operation === 'query' && readsCustomer && { customer: customerFields(schema, document) }),
  };
}

const isPrivate = ({ astNode }) =>
  astNode.directives.some(
    ({ name, arguments: args }) => name.value === 'cacheControl' && args.some(({ value }) => value.value === 'PRIVATE'),
  );

/** The lists and records of the customer that a document reads. */
function customerFields(schema, document) {
  const types = new TypeInfo(schema);
  const found = new Set();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getParentType().name === 'Customer' && isCompositeType(getNamedType(types.getType())))
          found.add(name.value);
      },
    }),
  );
  return [...found].sort();
}

/** Drops source locations and empty properties. */
const isOmitted = (key, value) => key === 'loc' || (Array.isArray(value) && value.length === 0);

const responseNames = ({ selections }) =>
  selections.flatMap(({ alias, name }) => (name.value === '__typename' ? [] : [(alias ?? name).value]));

const isRequired = ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue;

function hook({ operation, name, variableDefinitions, selectionSet }) {
  const base = name.value + SUFFIX[operation];
  const use = HOOK[operation];
  // A mutation gets its input when it is called.
  if (operation === 'mutation')
    return `export function use${base}() {
  return useMutation(${name.value}Document, '${responseNames(selectionSet)[0]}');
}`;
  const isOptional = !variableDefinitions.some(isRequired);
  const signature = `use${base}(options${isOptional ? '?' : ''}: ${use}.Options<${base}, ${base}Variables>)`;
  // Without partial data, the types of components are simpler.
  const hookOptions = operation === 'query' ? '{ ...options, returnPartialData: false }' : 'options';
  return `export function ${signature} {
  return ${use}(${name.value}Document, ${hookOptions});
}`;
}
