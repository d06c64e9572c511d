// A codegen plugin: imports the schema's types from another file, for the types of the resolvers.
export const plugin = (_schema, _documents, { from }) => ({
  prepend: [`import type * as Schema from '${from}';`],
  content: '',
});
