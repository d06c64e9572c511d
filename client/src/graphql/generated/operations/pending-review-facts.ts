import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { PendingReviewFactsFragment } from '../graphql.ts';

export const PendingReviewFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingReviewFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"specialistId"}},{"kind":"Field","name":{"kind":"Name","value":"specialistName"}},{"kind":"Field","name":{"kind":"Name","value":"specialistPhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}}]}}]} as unknown as TypedDocumentNode<PendingReviewFactsFragment>;

