// A codegen preset: for each .graphql file of the client a module with its documents and one typed hook per operation, so that a component says
// `useServicesQuery()` and never writes a type argument, and a page loads the operations it uses and no others. The stock plugin that made hooks
// does not know Apollo Client 4 (its maintainers say so), and the client preset's documents are all in one module; this is all of it that the
// product needs. Names are written in PascalCase, which codegen leaves as they are.
import { basename } from 'node:path';
import { Kind } from 'graphql';
import { operationHash, withFragments } from './codegen-operations.mjs';

const SUFFIX = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
const HOOK = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };

/** `presetConfig.typesModule`: where the client preset's types are, as a module of the output folder names it. */
export const preset = {
  buildGeneratesSection: ({ baseOutputDir, documents, documentTransforms, presetConfig, ...rest }) => {
    const transformed = documentTransforms.reduce(
      (before, { transformObject, config }) => transformObject.transform({ documents: before, config }),
      documents,
    );
    const fragments = transformed
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const names = transformed.map(({ location }) => basename(location, '.graphql'));
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`Two files are called ${twice}.graphql, and their modules would be too.`);
    return transformed.map((source, index) => ({
      ...rest,
      filename: `${baseOutputDir}${names[index]}.ts`,
      // All of them, since codegen checks that no fragment is missing.
      documents: transformed,
      plugins: [{ operationModule: {} }],
      pluginMap: {
        operationModule: { plugin: () => operationModule(source.document.definitions, fragments, presetConfig) },
      },
    }));
  },
};

function operationModule(definitions, fragments, { typesModule }) {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const hooks = new Set(operations.map(({ operation }) => HOOK[operation]));
  const types = definitions.flatMap(typeNames);
  return [
    ...(hooks.size > 0 ? [`import { ${[...hooks].sort().join(', ')} } from '@apollo/client/react';`] : []),
    `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`,
    `import type { ${types.join(', ')} } from '${typesModule}';`,
    ...definitions.map((definition) => documentOf(definition, fragments)),
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

function documentOf(definition, fragments) {
  const name = `${definition.name.value}${definition.kind === Kind.FRAGMENT_DEFINITION ? 'FragmentDoc' : 'Document'}`;
  const document = { kind: Kind.DOCUMENT, definitions: withFragments(definition, fragments) };
  // Instead of its text, the client sends this of an operation.
  const meta = definition.kind === Kind.OPERATION_DEFINITION ? { __meta__: { hash: operationHash(document) } } : {};
  const json = JSON.stringify({ ...meta, ...document }, (key, value) => (isNeedless(key, value) ? undefined : value));
  return `export const ${name} = ${json} as unknown as TypedDocumentNode<${typeNames(definition).join(', ')}>;`;
}

/** Where it stood in its file, and what it does not have. */
const isNeedless = (key, value) => key === 'loc' || (Array.isArray(value) && value.length === 0);

const isRequired = ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue;

function hook({ operation, name, variableDefinitions }) {
  const base = name.value + SUFFIX[operation];
  const use = HOOK[operation];
  // A mutation's variables come with the call; a query's or subscription's are optional only when none is required.
  const isOptional = operation === 'mutation' || !variableDefinitions.some(isRequired);
  const signature = `use${base}(options${isOptional ? '?' : ''}: ${use}.Options<${base}, ${base}Variables>)`;
  // Partial data is never asked for; saying so here spares every component the possibility.
  const given = operation === 'query' ? '{ ...options, returnPartialData: false }' : 'options';
  return `export function ${signature} {
  return ${use}(${name.value}Document, ${given});
}`;
}
