/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": typeof types.BookAppointmentAsGuestDocument,
    "query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}": typeof types.ImmediateServicesDocument,
    "mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      message\n    }\n  }\n}": typeof types.RequestImmediateServiceDocument,
    "fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}": typeof types.SpecialistReviewsFragmentDoc,
    "fragment ServiceTile on Service {\n  id\n  name\n  description\n}": typeof types.ServiceTileFragmentDoc,
    "query Services {\n  services {\n    id\n    name\n  }\n}": typeof types.ServicesDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n    }\n  }\n}": typeof types.LogInDocument,
    "mutation LogOut {\n  logOut {\n    confirmed\n  }\n}": typeof types.LogOutDocument,
    "query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}": typeof types.SpecialistDirectoryDocument,
    "fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}": typeof types.SpecialistCardFragmentDoc,
    "query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}": typeof types.SpecialistProfileDocument,
};
const documents: Documents = {
    "mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": types.BookAppointmentAsGuestDocument,
    "query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}": types.ImmediateServicesDocument,
    "mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      message\n    }\n  }\n}": types.RequestImmediateServiceDocument,
    "fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}": types.SpecialistReviewsFragmentDoc,
    "fragment ServiceTile on Service {\n  id\n  name\n  description\n}": types.ServiceTileFragmentDoc,
    "query Services {\n  services {\n    id\n    name\n  }\n}": types.ServicesDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n    }\n  }\n}": types.LogInDocument,
    "mutation LogOut {\n  logOut {\n    confirmed\n  }\n}": types.LogOutDocument,
    "query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}": types.SpecialistDirectoryDocument,
    "fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}": types.SpecialistCardFragmentDoc,
    "query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}": types.SpecialistProfileDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}"): (typeof documents)["query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      message\n    }\n  }\n}"): (typeof documents)["mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}"): (typeof documents)["fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ServiceTile on Service {\n  id\n  name\n  description\n}"): (typeof documents)["fragment ServiceTile on Service {\n  id\n  name\n  description\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Services {\n  services {\n    id\n    name\n  }\n}"): (typeof documents)["query Services {\n  services {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n    }\n  }\n}"): (typeof documents)["mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOut {\n  logOut {\n    confirmed\n  }\n}"): (typeof documents)["mutation LogOut {\n  logOut {\n    confirmed\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}"): (typeof documents)["query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}"): (typeof documents)["fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}"): (typeof documents)["query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;