// A codegen plugin: imports the schema's types, which another file declares, for the types of the
// resolvers.
export const plugin = (_schema, _documents, { from }) => ({
  prepend: [`import type * as Schema from '${from}';`],
  content: '',
});
