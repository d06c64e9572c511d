// ESLint checks the graph and the client's operations; everything else is Biome's.
import graphql from '@graphql-eslint/eslint-plugin';

const { configs, parser } = graphql;

/** One for all files: the plugin reads only the first that it gets. */
const graphQLConfig = {
  schema: ['schema/*.graphql', 'client/apollo-directives.graphql'],
  documents: 'client/src/**/*.graphql',
};

const check = (files, rules) => ({
  files: [files],
  plugins: { '@graphql-eslint': graphql },
  languageOptions: { parser, parserOptions: { graphQLConfig } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules,
});

/** Values within something else (docs/decisions/0020): their ids, if any, identify nothing. */
const VALUE_TYPES = [
  'ApplicationOption',
  'AppointmentActions',
  'AppointmentStatusCount',
  'Company',
  'CustomerLocation',
  'CustomerSummary',
  'DoubtfulBooking',
  'EmailAvailability',
  'GuestBooking',
  'ImmediateRequest',
  'Money',
  'NextAction',
  'PageInfo',
  'PostalAddress',
  'PriceGuide',
  'PriceRange',
  'RatingCount',
  'Refund',
  'RepairLabour',
  'RepairPart',
  'RepairStatusCount',
  'Review',
  'ServiceArea',
  'ServiceModeOption',
  'Session',
  'SpecialistApplicationOptions',
  'SpecialistPage',
  'SpecialistService',
  'SpecialistWorkshop',
  'TimeSlot',
  'UserError',
];

export default [
  check('schema/*.graphql', {
    ...configs['flat/schema-recommended'].rules,
    ...configs['flat/schema-relay'].rules,
    // One line where one will do, a block where it wraps.
    '@graphql-eslint/description-style': 'off',
    // `first` and `after` only: lists are paged forward.
    '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
    // The reviews of a specialist have no id. Short lists are plain lists.
    '@graphql-eslint/relay-edge-types': ['error', { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
    // Every element, not only types and root fields.
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        DirectiveDefinition: true,
        FieldDefinition: true,
        InputValueDefinition: true,
        EnumValueDefinition: true,
      },
    ],
    // Payloads, pages and value types have no `id`.
    '@graphql-eslint/strict-id-in-types': [
      'error',
      { exceptions: { types: VALUE_TYPES, suffixes: ['Connection', 'Edge', 'Payload'] } },
    ],
    // Not in the two configs: what the descriptions of `Query` and `Mutation` promise.
    '@graphql-eslint/input-name': ['error', { checkInputType: true, caseSensitiveInputType: false }],
    '@graphql-eslint/require-nullable-result-in-root': 'error',
  }),
  check('client/src/**/*.graphql', configs['flat/operations-recommended'].rules),
];
