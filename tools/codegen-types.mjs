// The client preset without the modules that nothing imports: gql.ts and the barrel.
import { preset as clientPreset } from '@graphql-codegen/client-preset';

const TYPES_MODULE = 'graphql.ts';

export const preset = {
  ...clientPreset,
  buildGeneratesSection: async (options) => {
    const sections = await clientPreset.buildGeneratesSection(options);
    return sections.filter(({ filename }) => filename.endsWith(TYPES_MODULE));
  },
};
