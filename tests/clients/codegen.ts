import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from '../../tools/codegen-types.mjs';

/**
 * The sample client's types. They come from the published schema alone, as in a repository of its
 * own, so they are generated after `docs/schema.graphql`.
 */
const config: CodegenConfig = {
  schema: 'docs/schema.graphql',
  generates: {
    'tests/clients/generated/': {
      preset,
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
