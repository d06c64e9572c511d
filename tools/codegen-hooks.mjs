// A codegen plugin: one typed hook per operation, so that a component says `useServicesQuery()` and never writes a type argument.
// The stock plugin that did this does not know Apollo Client 4 (its maintainers say so); this is all of it that the product needs.
// Operation names are written in PascalCase, which codegen leaves as they are.

const SUFFIX = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
const HOOK = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' };

export const plugin = (_schema, documents, config) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition' && definition.name)
    .map(({ operation, name, variableDefinitions }) => ({
      operation,
      name: name.value,
      // A mutation's variables come with the call; a query's or subscription's are optional only when none is required.
      optional: operation === 'mutation' || !variableDefinitions.some(isRequired),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const kinds = new Set(operations.map(({ operation }) => operation));

  const values = operations.map(({ name }) => `${name}Document`);
  const types = operations.flatMap(({ name, operation }) => {
    const base = name + SUFFIX[operation];
    return [`type ${base}`, `type ${base}Variables`];
  });
  const apollo = ['mutation', 'query', 'subscription'].filter((kind) => kinds.has(kind)).map((kind) => HOOK[kind]);

  return {
    prepend: [
      `import { ${apollo.join(', ')} } from '@apollo/client/react';`,
      `import {\n${[...values, ...types].map((name) => `  ${name},`).join('\n')}\n} from '${config.documentsModule}';`,
    ],
    content: operations.map(hook).join('\n\n'),
  };
};

function isRequired({ type, defaultValue }) {
  return type.kind === 'NonNullType' && !defaultValue;
}

function hook({ operation, name, optional }) {
  const base = name + SUFFIX[operation];
  const use = HOOK[operation];
  const signature = `use${base}(options${optional ? '?' : ''}: ${use}.Options<${base}, ${base}Variables>)`;
  // Partial data is never asked for; saying so here spares every component the possibility.
  const given = operation === 'query' ? '{ ...options, returnPartialData: false }' : 'options';
  return `export function ${signature} {
  return ${use}(${name}Document, ${given});
}`;
}
