/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The appointment a guest asks for. */
export type BookAppointmentAsGuestInput = {
  /** Street address and postcode. Required for `DIFFERENT_LOCATION`, optional for `HOME_SERVICE`, ignored for a workshop. At most 300 characters. */
  address?: string | null | undefined;
  /** The day asked for. */
  date: string;
  /** Whether the customer has agreed to the privacy policy and the terms of service; must be true. */
  declarationAccepted: boolean;
  /** The customer's e-mail address. */
  email: string;
  /** The customer's first name. At most 100 characters. */
  firstName: string;
  /**
   * A random text of 16 to 64 letters, digits and hyphens, made anew for each booking and kept while it is tried again: the same key never
   * books twice and answers with the first booking's reference.
   */
  idempotencyKey: string;
  /** From 1 to 10 pictures of the problem, of at most 25 MiB each: JPEG, PNG, WebP, GIF, AVIF or HEIC. */
  images: Array<File>;
  /** What is wrong. At most 2000 characters. */
  issueDescription: string;
  /** What is to be repaired ('Details of Item'), for services that need no vehicle. At most 500 characters. */
  itemDetails?: string | null | undefined;
  /** The customer's last name. At most 100 characters. */
  lastName: string;
  /** The customer's telephone number in the UK, with or without +44. */
  phone: string;
  /** Where the work is to be done. */
  place: PlaceInput;
  /** The specialist whose 'Book Now' began the booking, if there was one and it was not taken back. */
  preselectedSpecialistId?: string | null | undefined;
  /** The service. */
  serviceId: string;
  /** The specialist chosen in the booking; null means no preference. */
  specialistId?: string | null | undefined;
  /** The time asked for, as in `TimeSlot.id`. */
  timeSlotId: string;
  /** The vehicle. Required when `Service.needsVehicle`, ignored otherwise. */
  vehicle?: VehicleDetailsInput | null | undefined;
};

/** How a customer wants to be reached. */
export type ContactPreference =
  /** By telephone call. */
  | 'CALL'
  /** By text message. */
  | 'TEXT';

/** Whom a guest's e-mail address belongs to. */
export type GuestBookingOutcome =
  /** Somebody who has booked before and has not verified the address. */
  | 'EXISTING_UNVERIFIED'
  /** A verified customer, who can log in to see the booking. */
  | 'EXISTING_VERIFIED'
  /** Nobody yet: an account waits to be verified and given a password. */
  | 'NEW_CUSTOMER';

/** Whether a specialist has liability insurance. */
export type InsuranceStatus =
  /** The legacy side says 'Yes'. */
  | 'INSURED'
  /** The legacy side says 'No' or nothing. */
  | 'NOT_INSURED'
  /** The legacy side says 'Not sure'. */
  | 'NOT_SURE';

/** Who logs in. */
export type LogInInput = {
  /** The e-mail address. */
  email: string;
  /** The password. */
  password: string;
  /** Whether the session should last longer. */
  rememberMe?: boolean;
};

/** Where the work is to be done: exactly one of the two. */
export type PlaceInput =
  {   /** A place that is no workshop. */
  visit: VisitKind; workshopId?: never; }
  |  { visit?: never;   /** A workshop, by its id. */
  workshopId: string; };

/** The urgent help asked for. */
export type RequestImmediateServiceInput = {
  /** How the customer wants to be reached. */
  contactPreference?: ContactPreference;
  /** What happened. At most 2000 characters. */
  issueDescription: string;
  /** What is affected, for example the vehicle. At most 500 characters. */
  issueDetails: string;
  /** Where help is needed: street and postcode. At most 300 characters. */
  location: string;
  /** The number to reach the customer on. */
  phoneNumber: string;
  /** The kind of help, by name, as in `ImmediateService.name`. At most 200 characters. */
  serviceType: string;
};

/** Where a specialist works. */
export type ServiceMode =
  /** In a workshop and at the customer's. */
  | 'BOTH'
  /** At the customer's only. Also for a legacy value that is not known. */
  | 'TRAVEL'
  /** In a workshop only. Also when the legacy side says nothing. */
  | 'WORKSHOP';

/** What specialists of the directory must match. Each part narrows the list further; empty texts count as left out. */
export type SpecialistFilter = {
  /** How the specialist works: `workshop`, `travel` or `both`. */
  businessType?: string | null | undefined;
  /** A town or area, for example `Leicester`. */
  location?: string | null | undefined;
  /** Free text in name, trade or services. */
  search?: string | null | undefined;
  /** A service's name, as in `Service.name`. */
  serviceType?: string | null | undefined;
  /** An area of work, for example `Brakes`. */
  specialization?: string | null | undefined;
};

/** The kinds of problems a caller can put right. */
export type UserErrorCode =
  /** E-mail and password do not match an account that may log in. */
  | 'BAD_CREDENTIALS'
  /** The value is not of the right form. */
  | 'INVALID'
  /** Too many tries; wait before trying again. */
  | 'RATE_LIMITED'
  /** The request was refused for a reason that the message tells. */
  | 'REFUSED'
  /** A required value is missing or empty. */
  | 'REQUIRED'
  /** What was asked for has been taken by somebody else. */
  | 'TAKEN'
  /** The value is too long, or the file too large. */
  | 'TOO_LARGE'
  /** The file is not of an accepted type. */
  | 'UNSUPPORTED_FILE';

/** The vehicle to be repaired. */
export type VehicleDetailsInput = {
  /** Make and model, for example `Ford Fiesta`. */
  model: string;
  /** The number plate, for example `FN21 KTR`. */
  plate: string;
  /** The year of manufacture, for example `2021`. */
  year: string;
};

/** Places that are no workshop. */
export type VisitKind =
  /** The specialist comes to another address, which the booking must name. */
  | 'DIFFERENT_LOCATION'
  /** The specialist comes to the customer's own address. */
  | 'HOME_SERVICE';

export type BookAppointmentAsGuestMutationVariables = Exact<{
  input: BookAppointmentAsGuestInput;
}>;


export type BookAppointmentAsGuestMutation = { __typename: 'Mutation', bookAppointmentAsGuest: { __typename: 'BookAppointmentAsGuestPayload', booking: { __typename: 'GuestBooking', outcome: GuestBookingOutcome, reference: string, appointmentId: string | null, customerId: string | null, message: string | null, nextPath: string, serviceName: string, email: string, firstName: string } | null, userErrors: Array<{ __typename: 'UserError', field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ImmediateServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImmediateServicesQuery = { __typename: 'Query', immediateServices: Array<{ __typename: 'ImmediateService', id: string, name: string }> | null };

export type RequestImmediateServiceMutationVariables = Exact<{
  input: RequestImmediateServiceInput;
}>;


export type RequestImmediateServiceMutation = { __typename: 'Mutation', requestImmediateService: { __typename: 'RequestImmediateServicePayload', request: { __typename: 'ImmediateRequest', reference: string | null, serviceType: string, contactPreference: ContactPreference } | null, userErrors: Array<{ __typename: 'UserError', message: string }> } | null };

export type SpecialistReviewsFragment = { __typename: 'Specialist', averageRating: number | null, reviewCount: number, reviews: Array<{ __typename: 'Review', rating: number, text: string | null, createdAt: string | null }> } & { ' $fragmentName'?: 'SpecialistReviewsFragment' };

export type ServiceTileFragment = { __typename: 'Service', id: string, name: string, description: string | null } & { ' $fragmentName'?: 'ServiceTileFragment' };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { __typename: 'Query', services: Array<{ __typename: 'Service', id: string, name: string }> | null };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { __typename: 'Mutation', logIn: { __typename: 'LogInPayload', message: string | null, redirectPath: string | null, session: { __typename: 'Session', userId: string, authToken: string, userName: string, accountType: string } | null, userErrors: Array<{ __typename: 'UserError', message: string }> } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { __typename: 'Mutation', logOut: { __typename: 'LogOutPayload', confirmed: boolean } | null };

export type SpecialistDirectoryQueryVariables = Exact<{
  filter: SpecialistFilter;
  page: number;
  perPage: number;
}>;


export type SpecialistDirectoryQuery = { __typename: 'Query', specialists: { __typename: 'SpecialistPage', page: number, totalPages: number, totalCount: number | null, hasNextPage: boolean, items: Array<(
      { __typename: 'Specialist', id: string }
      & { ' $fragmentRefs'?: { 'SpecialistCardFragment': SpecialistCardFragment } }
    )> } | null };

export type SpecialistCardFragment = { __typename: 'Specialist', id: string, name: string, trade: string, photoUrl: string | null, averageRating: number | null, reviewCount: number, yearsOfExperience: string, isCertified: boolean, liabilityInsurance: InsuranceStatus, serviceMode: ServiceMode, priceLabel: string, services: Array<{ __typename: 'SpecialistService', name: string, priceLabel: string }>, serviceAreas: Array<{ __typename: 'ServiceArea', name: string }> } & { ' $fragmentName'?: 'SpecialistCardFragment' };

export type SpecialistProfileQueryVariables = Exact<{
  id: string;
}>;


export type SpecialistProfileQuery = { __typename: 'Query', specialist: (
    { __typename: 'Specialist', id: string }
    & { ' $fragmentRefs'?: { 'SpecialistCardFragment': SpecialistCardFragment;'SpecialistProfileFragment': SpecialistProfileFragment } }
  ) | null };

export type SpecialistProfileFragment = (
  { __typename: 'Specialist', id: string, name: string, bio: string | null, isCertified: boolean, liabilityInsurance: InsuranceStatus, serviceMode: ServiceMode, willingToTravel: string | null, yearsOfExperience: string, availableDays: Array<string>, estimatedDurationMinutes: number | null, priceLabel: string, services: Array<{ __typename: 'SpecialistService', name: string, description: string | null, priceLabel: string, estimatedDurationMinutes: number | null }>, companies: Array<{ __typename: 'Company', name: string }>, serviceAreas: Array<{ __typename: 'ServiceArea', name: string, travelFee: { __typename: 'Money', pence: number, formatted: string } | null }>, workshops: Array<{ __typename: 'SpecialistWorkshop', name: string }> }
  & { ' $fragmentRefs'?: { 'SpecialistReviewsFragment': SpecialistReviewsFragment } }
) & { ' $fragmentName'?: 'SpecialistProfileFragment' };

export const ServiceTileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<ServiceTileFragment, unknown>;
export const SpecialistCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"isCertified"}},{"kind":"Field","name":{"kind":"Name","value":"liabilityInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceMode"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SpecialistCardFragment, unknown>;
export const SpecialistReviewsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistReviews"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SpecialistReviewsFragment, unknown>;
export const SpecialistProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"isCertified"}},{"kind":"Field","name":{"kind":"Name","value":"liabilityInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceMode"}},{"kind":"Field","name":{"kind":"Name","value":"willingToTravel"}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"availableDays"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedDurationMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"travelFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"workshops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialistReviews"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistReviews"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SpecialistProfileFragment, unknown>;
export const BookAppointmentAsGuestDocument = {"__meta__":{"hash":"sha256:63a51f54762a62bdad67aa10b48c19d60c01781f3fc35ebb61308e4b7f51fa5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointmentAsGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentAsGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bookAppointmentAsGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"nextPath"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BookAppointmentAsGuestMutation, BookAppointmentAsGuestMutationVariables>;
export const ImmediateServicesDocument = {"__meta__":{"hash":"sha256:de0ab1532f59cbefc4e03fb816f4f2823ceeede485b905e2accea173d966c118"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImmediateServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"immediateServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ImmediateServicesQuery, ImmediateServicesQueryVariables>;
export const RequestImmediateServiceDocument = {"__meta__":{"hash":"sha256:7e606288f17a168cf78d3ee8a39eb34d68cbaeda31e3727e5627d0c528b2b16f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestImmediateService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestImmediateServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestImmediateService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"contactPreference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestImmediateServiceMutation, RequestImmediateServiceMutationVariables>;
export const ServicesDocument = {"__meta__":{"hash":"sha256:88fdbc8f8ddae4ba8c22dd1174f085eae1303b0a81182f8a3a34b365c1026684"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
export const LogInDocument = {"__meta__":{"hash":"sha256:bd1b9b493b605a5b05e09f372ef1c5a33d2f4ef874f20dd0135158022c895c8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"authToken"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"redirectPath"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"sha256:b7032a4e13d1700787f74f672dccf5911dbb2589356dbb985cffcc57ad03457d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SpecialistDirectoryDocument = {"__meta__":{"hash":"sha256:8ab9e9ccb373e252c8b8dc8c85aa83bdd906b8ce2c0d1528f3a31c9e940be615"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecialistDirectory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialistFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"specialists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialistCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"isCertified"}},{"kind":"Field","name":{"kind":"Name","value":"liabilityInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceMode"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SpecialistDirectoryQuery, SpecialistDirectoryQueryVariables>;
export const SpecialistProfileDocument = {"__meta__":{"hash":"sha256:a2feaf5e29a1e046c3b418340e1e907baed5ecf6e545f10f5601a34c5d140efc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecialistProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"specialist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialistCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialistProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistReviews"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"isCertified"}},{"kind":"Field","name":{"kind":"Name","value":"liabilityInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceMode"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialistProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"isCertified"}},{"kind":"Field","name":{"kind":"Name","value":"liabilityInsurance"}},{"kind":"Field","name":{"kind":"Name","value":"serviceMode"}},{"kind":"Field","name":{"kind":"Name","value":"willingToTravel"}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"availableDays"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priceLabel"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedDurationMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"travelFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"workshops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialistReviews"}}]}}]} as unknown as DocumentNode<SpecialistProfileQuery, SpecialistProfileQueryVariables>;