import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { SubmittedReviewFactsFragment } from '../graphql.ts';

export const SubmittedReviewFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmittedReviewFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmittedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"specialistName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}}]}}]} as unknown as TypedDocumentNode<SubmittedReviewFactsFragment>;

