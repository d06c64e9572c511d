import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, isObjectType } from 'graphql';
import { typesPreset } from '../../tools/codegen/presets.mjs';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !type.name.startsWith('__') && !roots.includes(type));

/** Graphcache's `keys` for the types without an id, which are parts of what they appear in. */
const keys = objectTypes.flatMap((type) => (type.getFields().id ? [] : [`  ${type.name}: () => null,\n`]));

/** What Apollo iOS and Apollo Kotlin have to be told, which know no ids. */
const typePolicies = objectTypes.flatMap((type) =>
  type.getFields().id ? [`extend type ${type.name} @typePolicy(keyFields: "id")\n`] : [],
);

/**
 * The sample client's types. They come from the published schema alone, as in a repository of its
 * own, so they are generated after `docs/schema.graphql`.
 */
const config: CodegenConfig = {
  schema: 'docs/schema.graphql',
  generates: {
    'tests/clients/generated/keys.ts': {
      plugins: [{ add: { content: `export const keys = {\n${keys.join('')}};` } }],
    },
    'tests/clients/generated/type-policies.graphqls': { plugins: [{ add: { content: typePolicies.join('') } }] },
    'tests/clients/generated/': {
      preset: typesPreset,
      documents: 'tests/clients/*.graphql',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        strictScalars: true,
        enumType: 'string-literal',
        importExtension: '.ts',
        scalars: {
          ID: 'string',
          Date: 'string',
          DateTime: 'string',
          LocalTime: 'string',
          Upload: { input: 'File', output: 'never' },
        },
      },
    },
  },
};

export default config;
