import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AppointmentModel } from '../../modules/appointment/appointment.ts';
import type { CustomerModel } from '../../modules/customer/customer.ts';
import type { ServiceModel } from '../../modules/service/service.ts';
import type { GatewayContext } from '../../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in the Europe/London time zone, written `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** A moment in ISO 8601 with its offset, for example `2026-11-23T09:00:00Z`. */
  DateTime: { input: string; output: string; }
  /** A file sent with the GraphQL multipart request specification. At most 10 files of 25 MiB each in one request. */
  Upload: { input: import("../uploads/received-file.ts").ReceivedFile; output: never; }
};

/** A booking of a service, from request to completion. */
export type Appointment = {
  __typename?: 'Appointment';
  /** The moment of booking; null when unknown. */
  bookedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The moment the specialist confirmed; null when unconfirmed or unknown. Payment is possible for 24 hours from here. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was said about the item and the problem; null when nothing was. */
  details?: Maybe<Scalars['String']['output']>;
  /** The appointment's id, or its reference when it has no id; null when the legacy side gives neither, so that nothing can be done with it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether the specialist comes to the customer's home. */
  isHomeService: Scalars['Boolean']['output'];
  /** Whether it has been paid. */
  isPaid: Scalars['Boolean']['output'];
  /** Whether it has been rescheduled and awaits a new confirmation. */
  isRescheduled: Scalars['Boolean']['output'];
  /** Whether the customer has reviewed it. */
  isReviewed: Scalars['Boolean']['output'];
  /** The place's name: a workshop, 'Home Service', or an address; 'Central Workshop' when a workshop is meant and none is named. */
  placeName: Scalars['String']['output'];
  /** The reference number to quote; null when there is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The day the work is to be done: the first choice, else the date of the record; null when unknown. */
  scheduledDate?: Maybe<Scalars['Date']['output']>;
  /** The time of day as the legacy side writes it, for example `09:00 AM`; null when unknown. */
  scheduledTime?: Maybe<Scalars['String']['output']>;
  /** The second choice's day; null when there is none. */
  secondChoiceDate?: Maybe<Scalars['Date']['output']>;
  /** The second choice's time of day; null when there is none. */
  secondChoiceTime?: Maybe<Scalars['String']['output']>;
  /** The service in the catalogue; null when it is no longer there. Costs a legacy call: `GET services.php`. */
  service?: Maybe<Service>;
  /** The service's name. */
  serviceName: Scalars['String']['output'];
  /** The specialist; null when none is assigned or the specialist has left. Costs a legacy call: `GET specialists.php`. */
  specialist?: Maybe<Specialist>;
  /** The specialist's name; 'Not assigned' when there is none yet. */
  specialistName: Scalars['String']['output'];
  /** Where the appointment stands. A missing or unknown legacy status is pending. */
  status: AppointmentStatus;
  /** The workshop; null when the work is done elsewhere or the workshop is not known. Costs a legacy call: `GET getWorkshopLocations.php`. */
  workshop?: Maybe<Workshop>;
};

/** Where an appointment stands. */
export type AppointmentStatus =
  /** Called off. */
  | 'CANCELLED'
  /** Done. */
  | 'COMPLETED'
  /** Confirmed by the specialist; payment is due within 24 hours. */
  | 'CONFIRMED'
  /** Asked for, not yet confirmed by the specialist. */
  | 'PENDING';

/** The appointment a guest asks for. */
export type BookAppointmentAsGuestInput = {
  /** Street address and postcode. Required for `DIFFERENT_LOCATION`, optional for `HOME_SERVICE`, ignored for a workshop. At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The day asked for. */
  date: Scalars['Date']['input'];
  /** Whether the customer has agreed to the privacy policy and the terms of service; must be true. */
  declarationAccepted: Scalars['Boolean']['input'];
  /** The customer's e-mail address. */
  email: Scalars['String']['input'];
  /** The customer's first name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /**
   * A random text of 16 to 64 letters, digits and hyphens, made anew for each booking and kept while it is tried again: the same key never
   * books twice and answers with the first booking's reference.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** From 1 to 10 pictures of the problem, of at most 25 MiB each: JPEG, PNG, WebP, GIF, AVIF or HEIC. */
  images: Array<Scalars['Upload']['input']>;
  /** What is wrong. At most 2000 characters. */
  issueDescription: Scalars['String']['input'];
  /** What is to be repaired ('Details of Item'), for services that need no vehicle. At most 500 characters. */
  itemDetails?: InputMaybe<Scalars['String']['input']>;
  /** The customer's last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** The customer's telephone number in the UK, with or without +44. */
  phone: Scalars['String']['input'];
  /** Where the work is to be done. */
  place: PlaceInput;
  /** The specialist whose 'Book Now' began the booking, if there was one and it was not taken back. */
  preselectedSpecialistId?: InputMaybe<Scalars['ID']['input']>;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** The specialist chosen in the booking; null means no preference. */
  specialistId?: InputMaybe<Scalars['ID']['input']>;
  /** The time asked for, as in `TimeSlot.id`. */
  timeSlotId: Scalars['ID']['input'];
  /** The vehicle. Required when `Service.needsVehicle`, ignored otherwise. */
  vehicle?: InputMaybe<VehicleDetailsInput>;
};

/** What became of a guest's booking. */
export type BookAppointmentAsGuestPayload = {
  __typename?: 'BookAppointmentAsGuestPayload';
  /** The booking; null when there are `userErrors`. */
  booking?: Maybe<GuestBooking>;
  /** What the customer can put right; empty when the booking was made. */
  userErrors: Array<UserError>;
};

/** Who may share a kept answer. */
export type CacheControlScope =
  /** Only the caller who asked. */
  | 'PRIVATE'
  /** Any caller: the answer does not depend on who asks. */
  | 'PUBLIC';

/** A company that certifies specialists. */
export type Company = {
  __typename?: 'Company';
  /** The company's id; null when the legacy side does not say. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The company's name. */
  name: Scalars['String']['output'];
};

/** How a customer wants to be reached. */
export type ContactPreference =
  /** By telephone call. */
  | 'CALL'
  /** By text message. */
  | 'TEXT';

/** The currency of every amount in the product. */
export type Currency =
  /** Pounds sterling. */
  | 'GBP';

/** A customer of the product. */
export type Customer = {
  __typename?: 'Customer';
  /** The customer's appointments, the latest day first. */
  appointments: Array<Appointment>;
  /** The e-mail address; null when unknown. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first name; empty when unknown. */
  firstName: Scalars['String']['output'];
  /** The customer's id. */
  id: Scalars['ID']['output'];
  /** The last name; empty when unknown. */
  lastName: Scalars['String']['output'];
  /** The address of the customer's picture; null when there is none. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
};


/** A customer of the product. */
export type CustomerAppointmentsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AppointmentStatus>;
};

/** A booking that has been made by a guest. */
export type GuestBooking = {
  __typename?: 'GuestBooking';
  /** The appointment's id; null when the legacy side does not say. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** The customer's id, for changing the e-mail before it is verified; null for a verified customer. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** The e-mail address that was given. */
  email: Scalars['String']['output'];
  /** The first name that was given. */
  firstName: Scalars['String']['output'];
  /** The legacy side's own words about it, as plain text; null when there are none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The path on this site where the customer goes on, for example `/appointment-success`. */
  nextPath: Scalars['String']['output'];
  /** Whom the e-mail address belongs to, which decides what comes next. */
  outcome: GuestBookingOutcome;
  /** The reference number to quote, for example `MW-48213`. */
  reference: Scalars['String']['output'];
  /** The service that was booked, by name. */
  serviceName: Scalars['String']['output'];
};

/** Whom a guest's e-mail address belongs to. */
export type GuestBookingOutcome =
  /** Somebody who has booked before and has not verified the address. */
  | 'EXISTING_UNVERIFIED'
  /** A verified customer, who can log in to see the booking. */
  | 'EXISTING_VERIFIED'
  /** Nobody yet: an account waits to be verified and given a password. */
  | 'NEW_CUSTOMER';

/** A request for urgent help that has been received. */
export type ImmediateRequest = {
  __typename?: 'ImmediateRequest';
  /** How the customer will be reached. */
  contactPreference: ContactPreference;
  /** The reference number to quote; null when the legacy side gave none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The kind of help that was asked for. */
  serviceType: Scalars['String']['output'];
};

/** A kind of urgent help, for example 'Flat Tire'. */
export type ImmediateService = {
  __typename?: 'ImmediateService';
  /** The id. */
  id: Scalars['ID']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
};

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
  email: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
  /** Whether the session should last longer. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** What became of the log-in. */
export type LogInPayload = {
  __typename?: 'LogInPayload';
  /** The legacy side's words on success, as plain text; null when there are none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The path on this site where the customer goes on; null means the dashboard. */
  redirectPath?: Maybe<Scalars['String']['output']>;
  /** The session; null when there are `userErrors`. */
  session?: Maybe<Session>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
};

/** What became of the log-out. */
export type LogOutPayload = {
  __typename?: 'LogOutPayload';
  /** Whether the server has confirmed that the session is ended. */
  confirmed: Scalars['Boolean']['output'];
};

/** An amount of money, never a float. */
export type Money = {
  __typename?: 'Money';
  /** The currency of the amount. */
  currency: Currency;
  /** Fit to show: `£40` when whole pounds, otherwise `£45.50`. */
  formatted: Scalars['String']['output'];
  /** The amount in pence, for example `4550` for £45.50. */
  pence: Scalars['Int']['output'];
};

/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Requests an appointment without an account. Sends the booking and, when the e-mail belongs to a verified customer,
   * the confirmation too; the confirmation failing never fails the booking.
   * Legacy calls: `POST appointment-form.php`, then `POST send-existing-user-confirmation.php`.
   */
  bookAppointmentAsGuest?: Maybe<BookAppointmentAsGuestPayload>;
  /** Logs a customer in. Legacy call: `POST userLogin.php`. */
  logIn?: Maybe<LogInPayload>;
  /**
   * Ends the caller's session on the server. Succeeds also when there is no session, and when the legacy side cannot be reached:
   * the client forgets the session in any case. Legacy call: `POST logout.php`.
   */
  logOut?: Maybe<LogOutPayload>;
  /**
   * Asks for urgent help, with or without an account. A session that has expired never blocks it.
   * Legacy call: `POST submit-immediate-request.php`.
   */
  requestImmediateService?: Maybe<RequestImmediateServicePayload>;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationBookAppointmentAsGuestArgs = {
  input: BookAppointmentAsGuestInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationRequestImmediateServiceArgs = {
  input: RequestImmediateServiceInput;
};

/** Where the work is to be done: exactly one of the two. */
export type PlaceInput =
  /** A place that is no workshop. */
  { visit: VisitKind; workshopId?: never; }
  |  /** A workshop, by its id. */
  { visit?: never; workshopId: Scalars['ID']['input']; };

/** What something costs, as a single price or from a low to a high one. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** Fit to show: `£40`, or `£40 - £60`. */
  formatted: Scalars['String']['output'];
  /** The highest price; null when there is just one price. */
  high?: Maybe<Money>;
  /** The lowest price. */
  low: Money;
};

/**
 * Everything that can be read. Root fields are nullable, so that one fault never blanks its neighbours:
 * a field that could not be answered is null and has an error on its own path.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * What urgent help can be asked for. Never fails: when the legacy side cannot answer, the six built-in kinds are given.
   * Legacy call: `GET immediate-services.php`.
   */
  immediateServices?: Maybe<Array<ImmediateService>>;
  /**
   * The customer whose session the request carries. Without a session, or with one that has expired, null with the
   * error code `UNAUTHENTICATED`. Legacy call: `GET getUserData.php`, once, however many fields are asked for.
   */
  me?: Maybe<Customer>;
  /** One service of the catalogue; null when no service has this id. Legacy call: `GET services.php`. */
  service?: Maybe<Service>;
  /** The catalogue of services. Legacy call: `GET services.php`. */
  services?: Maybe<Array<Service>>;
  /** One specialist; null when nobody has this id. Legacy call: `GET specialists.php`, page by page until found. */
  specialist?: Maybe<Specialist>;
  /** The directory: one page of the specialists that pass the filter. Legacy call: `GET specialists.php`. */
  specialists?: Maybe<SpecialistPage>;
};


/**
 * Everything that can be read. Root fields are nullable, so that one fault never blanks its neighbours:
 * a field that could not be answered is null and has an error on its own path.
 */
export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Root fields are nullable, so that one fault never blanks its neighbours:
 * a field that could not be answered is null and has an error on its own path.
 */
export type QuerySpecialistArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Root fields are nullable, so that one fault never blanks its neighbours:
 * a field that could not be answered is null and has an error on its own path.
 */
export type QuerySpecialistsArgs = {
  filter?: InputMaybe<SpecialistFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** The urgent help asked for. */
export type RequestImmediateServiceInput = {
  /** How the customer wants to be reached. */
  contactPreference?: ContactPreference;
  /** What happened. At most 2000 characters. */
  issueDescription: Scalars['String']['input'];
  /** What is affected, for example the vehicle. At most 500 characters. */
  issueDetails: Scalars['String']['input'];
  /** Where help is needed: street and postcode. At most 300 characters. */
  location: Scalars['String']['input'];
  /** The number to reach the customer on. */
  phoneNumber: Scalars['String']['input'];
  /** The kind of help, by name, as in `ImmediateService.name`. At most 200 characters. */
  serviceType: Scalars['String']['input'];
};

/** What became of a request for urgent help. */
export type RequestImmediateServicePayload = {
  __typename?: 'RequestImmediateServicePayload';
  /** The request; null when there are `userErrors`. */
  request?: Maybe<ImmediateRequest>;
  /** What the customer can put right; empty when the request was received. */
  userErrors: Array<UserError>;
};

/** What a customer wrote about a specialist. */
export type Review = {
  __typename?: 'Review';
  /** The moment it was written; null when the legacy side does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stars from 0 to 5; halves are possible. */
  rating: Scalars['Float']['output'];
  /** The customer's words as plain text; null when there are only stars. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A kind of work that can be booked, for example plumbing. */
export type Service = {
  __typename?: 'Service';
  /**
   * The days on which this service can be booked at this place, from today to two months ahead, in order.
   * Legacy call: `GET getAvailableDates.php`.
   */
  availableDates?: Maybe<Array<Scalars['Date']['output']>>;
  /** A sentence or two about what the service covers; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** The icon's class name in the legacy icon font, limited to `a-z`, `0-9`, spaces and hyphens; null when there is none. */
  iconClass?: Maybe<Scalars['String']['output']>;
  /** The service's id. */
  id: Scalars['ID']['output'];
  /** The service's name, for example `Vehicle Repair`. */
  name: Scalars['String']['output'];
  /** Whether a booking of this service asks for a vehicle: true when the name contains 'vehicle'. */
  needsVehicle: Scalars['Boolean']['output'];
  /** The specialists who offer this service. Legacy call: `GET getSpecialistsByService.php`. */
  specialists?: Maybe<Array<Specialist>>;
  /** The free times of one day, in order; empty when there is none. Legacy call: `GET getAvailableTimeSlots.php`. */
  timeSlots?: Maybe<Array<TimeSlot>>;
  /** The two places that are always offered first and are no workshop: the customer's home, or another address. Costs no legacy call. */
  visitOptions: Array<VisitOption>;
  /** The workshops where this service is done; empty when there is none. Legacy call: `GET getWorkshopLocations.php`. */
  workshops?: Maybe<Array<Workshop>>;
};


/** A kind of work that can be booked, for example plumbing. */
export type ServiceAvailableDatesArgs = {
  place: PlaceInput;
  specialistId?: InputMaybe<Scalars['ID']['input']>;
};


/** A kind of work that can be booked, for example plumbing. */
export type ServiceSpecialistsArgs = {
  certifiedBy?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SpecialistSort>;
};


/** A kind of work that can be booked, for example plumbing. */
export type ServiceTimeSlotsArgs = {
  date: Scalars['Date']['input'];
  place: PlaceInput;
  specialistId?: InputMaybe<Scalars['ID']['input']>;
};

/** An area that a specialist serves. */
export type ServiceArea = {
  __typename?: 'ServiceArea';
  /** The area's id; null when the legacy side does not say. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The area's name, for example `Loughborough`. */
  name: Scalars['String']['output'];
  /** What the journey there costs; null when nothing is said, £0 when it is free. */
  travelFee?: Maybe<Money>;
};

/** Where a specialist works. */
export type ServiceMode =
  /** In a workshop and at the customer's. */
  | 'BOTH'
  /** At the customer's only. Also for a legacy value that is not known. */
  | 'TRAVEL'
  /** In a workshop only. Also when the legacy side says nothing. */
  | 'WORKSHOP';

/** A session. Send its `userId` as the header `X-User-ID` and its `authToken` as `X-Auth-Token` with later operations. */
export type Session = {
  __typename?: 'Session';
  /** The kind of account, as the legacy side writes it; nothing depends on its value. */
  accountType: Scalars['String']['output'];
  /** The secret that proves the session. Keep it out of addresses and logs. */
  authToken: Scalars['String']['output'];
  /** The customer's id. */
  userId: Scalars['ID']['output'];
  /** The customer's name, fit to show. */
  userName: Scalars['String']['output'];
};

/** A tradesperson who can be booked. */
export type Specialist = {
  __typename?: 'Specialist';
  /** The weekdays on which the specialist works, as given, for example `Monday`. */
  availableDays: Array<Scalars['String']['output']>;
  /** The rating to show, from 0.1 to 5 with one decimal: the mean of the reviews, without reviews the stored one; null when there is none. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** What the specialist says about themself, as plain text; null when there is nothing. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The companies that have certified the specialist. */
  companies: Array<Company>;
  /** How long a job usually takes, in minutes; null when unknown. */
  estimatedDurationMinutes?: Maybe<Scalars['Int']['output']>;
  /** The specialist's id. */
  id: Scalars['ID']['output'];
  /** Whether a brand has certified the specialist: true only when the legacy side says 'Yes'. */
  isCertified: Scalars['Boolean']['output'];
  /** Whether the specialist has liability insurance. */
  liabilityInsurance: InsuranceStatus;
  /** The name; 'Not Provided' when the legacy side has none. */
  name: Scalars['String']['output'];
  /** The address of the photo, on this site or on a permitted host; null when there is none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** The guide price; null means 'Contact for pricing'. */
  price?: Maybe<PriceRange>;
  /** The guide price fit to show: `£40`, `£40 - £60`, or 'Contact for pricing'. */
  priceLabel: Scalars['String']['output'];
  /** How many reviews there are. */
  reviewCount: Scalars['Int']['output'];
  /** What customers wrote, in the legacy order. */
  reviews: Array<Review>;
  /** The areas the specialist serves. */
  serviceAreas: Array<ServiceArea>;
  /** Where the specialist works. */
  serviceMode: ServiceMode;
  /** The services on offer; empty when the legacy side has none that can be read. */
  services: Array<SpecialistService>;
  /** The trade, for example `Vehicle Technician`; 'Repair Specialist' when the legacy side has none. */
  trade: Scalars['String']['output'];
  /** How far the specialist travels, as given, for example `10 miles`; null when unknown. */
  willingToTravel?: Maybe<Scalars['String']['output']>;
  /** The workshops the specialist works in. */
  workshops: Array<SpecialistWorkshop>;
  /** Years of experience as given: a number such as `12`, or a range such as `3-5`; `0` when unknown. */
  yearsOfExperience: Scalars['String']['output'];
};

/** What specialists of the directory must match. Each part narrows the list further; empty texts count as left out. */
export type SpecialistFilter = {
  /** How the specialist works: `workshop`, `travel` or `both`. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** A town or area, for example `Leicester`. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Free text in name, trade or services. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** A service's name, as in `Service.name`. */
  serviceType?: InputMaybe<Scalars['String']['input']>;
  /** An area of work, for example `Brakes`. */
  specialization?: InputMaybe<Scalars['String']['input']>;
};

/** One page of the directory. */
export type SpecialistPage = {
  __typename?: 'SpecialistPage';
  /** Whether a page follows this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The specialists of this page; empty when none matches. */
  items: Array<Specialist>;
  /** This page's number, from 1. */
  page: Scalars['Int']['output'];
  /** How many specialists a page holds. */
  perPage: Scalars['Int']['output'];
  /** How many specialists match altogether; null when the legacy side does not say and it cannot be derived. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** How many pages there are, at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** A service as one specialist offers it. */
export type SpecialistService = {
  __typename?: 'SpecialistService';
  /** The specialist's own words about it; null when there are none. */
  description?: Maybe<Scalars['String']['output']>;
  /** How long it usually takes, in minutes; null means 'Duration varies'. */
  estimatedDurationMinutes?: Maybe<Scalars['Int']['output']>;
  /** What the service is called, for example `Brake pads & discs`. */
  name: Scalars['String']['output'];
  /** The price; null means 'Contact for pricing'. */
  price?: Maybe<PriceRange>;
  /** The price fit to show: `£40`, `£40 - £60`, or 'Contact for pricing'. */
  priceLabel: Scalars['String']['output'];
  /** The service's id in the catalogue; null when the legacy side does not say. */
  serviceId?: Maybe<Scalars['ID']['output']>;
};

/** The orders in which a service's specialists can be listed. Equal ones keep the legacy order. */
export type SpecialistSort =
  /** The most years of experience first; of a range, its lower bound counts. */
  | 'EXPERIENCE'
  /** The highest price first, those without a price last. */
  | 'PRICE_HIGH'
  /** The lowest price first, those without a price last. */
  | 'PRICE_LOW'
  /** The best displayed rating first, those without a rating last. */
  | 'RATING';

/** A workshop as a specialist's profile names it. */
export type SpecialistWorkshop = {
  __typename?: 'SpecialistWorkshop';
  /** The workshop's id; null when the legacy side does not say. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The workshop's name. */
  name: Scalars['String']['output'];
};

/** A free time of a day that can be booked. */
export type TimeSlot = {
  __typename?: 'TimeSlot';
  /** The slot's id, to be sent with a booking. */
  id: Scalars['ID']['output'];
  /** The time fit to show, for example `09:00 AM`, as the legacy side writes it. */
  label: Scalars['String']['output'];
  /** The start in 24-hour form, for example `09:00`; null when the label holds no time of day that can be read. */
  startsAt?: Maybe<Scalars['String']['output']>;
};

/** Something the caller can put right, said in words fit to show. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of problem, for programs. */
  code: UserErrorCode;
  /** Where in `input` the problem lies, outermost first, for example `["vehicle", "plate"]`. Null when it concerns no single field. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** A sentence to show beside the field, or above the form. */
  message: Scalars['String']['output'];
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
  model: Scalars['String']['input'];
  /** The number plate, for example `FN21 KTR`. */
  plate: Scalars['String']['input'];
  /** The year of manufacture, for example `2021`. */
  year: Scalars['String']['input'];
};

/** Places that are no workshop. */
export type VisitKind =
  /** The specialist comes to another address, which the booking must name. */
  | 'DIFFERENT_LOCATION'
  /** The specialist comes to the customer's own address. */
  | 'HOME_SERVICE';

/** A place that is no workshop, offered with every service. */
export type VisitOption = {
  __typename?: 'VisitOption';
  /** A line that explains it. */
  description: Scalars['String']['output'];
  /** Which of the two it is. */
  kind: VisitKind;
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** A workshop where the work can be done. */
export type Workshop = {
  __typename?: 'Workshop';
  /** The workshop's postal address; null when it is not known. */
  address?: Maybe<Scalars['String']['output']>;
  /** The workshop's id. */
  id: Scalars['ID']['output'];
  /** The workshop's name. */
  name: Scalars['String']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  Appointment: ResolverTypeWrapper<AppointmentModel>;
  AppointmentStatus: AppointmentStatus;
  BookAppointmentAsGuestInput: BookAppointmentAsGuestInput;
  BookAppointmentAsGuestPayload: ResolverTypeWrapper<BookAppointmentAsGuestPayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CacheControlScope: CacheControlScope;
  Company: ResolverTypeWrapper<Company>;
  ContactPreference: ContactPreference;
  Currency: Currency;
  Customer: ResolverTypeWrapper<CustomerModel>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GuestBooking: ResolverTypeWrapper<GuestBooking>;
  GuestBookingOutcome: GuestBookingOutcome;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImmediateRequest: ResolverTypeWrapper<ImmediateRequest>;
  ImmediateService: ResolverTypeWrapper<ImmediateService>;
  InsuranceStatus: InsuranceStatus;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LogInInput: LogInInput;
  LogInPayload: ResolverTypeWrapper<LogInPayload>;
  LogOutPayload: ResolverTypeWrapper<LogOutPayload>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PlaceInput: PlaceInput;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestImmediateServiceInput: RequestImmediateServiceInput;
  RequestImmediateServicePayload: ResolverTypeWrapper<RequestImmediateServicePayload>;
  Review: ResolverTypeWrapper<Review>;
  Service: ResolverTypeWrapper<ServiceModel>;
  ServiceArea: ResolverTypeWrapper<ServiceArea>;
  ServiceMode: ServiceMode;
  Session: ResolverTypeWrapper<Session>;
  Specialist: ResolverTypeWrapper<Specialist>;
  SpecialistFilter: SpecialistFilter;
  SpecialistPage: ResolverTypeWrapper<SpecialistPage>;
  SpecialistService: ResolverTypeWrapper<SpecialistService>;
  SpecialistSort: SpecialistSort;
  SpecialistWorkshop: ResolverTypeWrapper<SpecialistWorkshop>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TimeSlot: ResolverTypeWrapper<TimeSlot>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  VehicleDetailsInput: VehicleDetailsInput;
  VisitKind: VisitKind;
  VisitOption: ResolverTypeWrapper<VisitOption>;
  Workshop: ResolverTypeWrapper<Workshop>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Appointment: AppointmentModel;
  BookAppointmentAsGuestInput: BookAppointmentAsGuestInput;
  BookAppointmentAsGuestPayload: BookAppointmentAsGuestPayload;
  Boolean: Scalars['Boolean']['output'];
  Company: Company;
  Customer: CustomerModel;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Float: Scalars['Float']['output'];
  GuestBooking: GuestBooking;
  ID: Scalars['ID']['output'];
  ImmediateRequest: ImmediateRequest;
  ImmediateService: ImmediateService;
  Int: Scalars['Int']['output'];
  LogInInput: LogInInput;
  LogInPayload: LogInPayload;
  LogOutPayload: LogOutPayload;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  PlaceInput: PlaceInput;
  PriceRange: PriceRange;
  Query: Record<PropertyKey, never>;
  RequestImmediateServiceInput: RequestImmediateServiceInput;
  RequestImmediateServicePayload: RequestImmediateServicePayload;
  Review: Review;
  Service: ServiceModel;
  ServiceArea: ServiceArea;
  Session: Session;
  Specialist: Specialist;
  SpecialistFilter: SpecialistFilter;
  SpecialistPage: SpecialistPage;
  SpecialistService: SpecialistService;
  SpecialistWorkshop: SpecialistWorkshop;
  String: Scalars['String']['output'];
  TimeSlot: TimeSlot;
  Upload: Scalars['Upload']['output'];
  UserError: UserError;
  VehicleDetailsInput: VehicleDetailsInput;
  VisitOption: VisitOption;
  Workshop: Workshop;
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AppointmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = ResolversObject<{
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isHomeService?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRescheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  scheduledTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondChoiceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  secondChoiceTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialist?: Resolver<Maybe<ResolversTypes['Specialist']>, ParentType, ContextType>;
  specialistName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  workshop?: Resolver<Maybe<ResolversTypes['Workshop']>, ParentType, ContextType>;
}>;

export type BookAppointmentAsGuestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookAppointmentAsGuestPayload'] = ResolversParentTypes['BookAppointmentAsGuestPayload']> = ResolversObject<{
  booking?: Resolver<Maybe<ResolversTypes['GuestBooking']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type CompanyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = ResolversObject<{
  appointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, Partial<CustomerAppointmentsArgs>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type GuestBookingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GuestBooking'] = ResolversParentTypes['GuestBooking']> = ResolversObject<{
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['GuestBookingOutcome'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ImmediateRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImmediateRequest'] = ResolversParentTypes['ImmediateRequest']> = ResolversObject<{
  contactPreference?: Resolver<ResolversTypes['ContactPreference'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ImmediateServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImmediateService'] = ResolversParentTypes['ImmediateService']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LogInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogInPayload'] = ResolversParentTypes['LogInPayload']> = ResolversObject<{
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type LogOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = ResolversObject<{
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  bookAppointmentAsGuest?: Resolver<Maybe<ResolversTypes['BookAppointmentAsGuestPayload']>, ParentType, ContextType, RequireFields<MutationBookAppointmentAsGuestArgs, 'input'>>;
  logIn?: Resolver<Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<Maybe<ResolversTypes['LogOutPayload']>, ParentType, ContextType>;
  requestImmediateService?: Resolver<Maybe<ResolversTypes['RequestImmediateServicePayload']>, ParentType, ContextType, RequireFields<MutationRequestImmediateServiceArgs, 'input'>>;
}>;

export type PriceRangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = ResolversObject<{
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  immediateServices?: Resolver<Maybe<Array<ResolversTypes['ImmediateService']>>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServiceArgs, 'id'>>;
  services?: Resolver<Maybe<Array<ResolversTypes['Service']>>, ParentType, ContextType>;
  specialist?: Resolver<Maybe<ResolversTypes['Specialist']>, ParentType, ContextType, RequireFields<QuerySpecialistArgs, 'id'>>;
  specialists?: Resolver<Maybe<ResolversTypes['SpecialistPage']>, ParentType, ContextType, RequireFields<QuerySpecialistsArgs, 'page' | 'perPage'>>;
}>;

export type RequestImmediateServicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestImmediateServicePayload'] = ResolversParentTypes['RequestImmediateServicePayload']> = ResolversObject<{
  request?: Resolver<Maybe<ResolversTypes['ImmediateRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = ResolversObject<{
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = ResolversObject<{
  availableDates?: Resolver<Maybe<Array<ResolversTypes['Date']>>, ParentType, ContextType, RequireFields<ServiceAvailableDatesArgs, 'place'>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsVehicle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specialists?: Resolver<Maybe<Array<ResolversTypes['Specialist']>>, ParentType, ContextType, Partial<ServiceSpecialistsArgs>>;
  timeSlots?: Resolver<Maybe<Array<ResolversTypes['TimeSlot']>>, ParentType, ContextType, RequireFields<ServiceTimeSlotsArgs, 'date' | 'place'>>;
  visitOptions?: Resolver<Array<ResolversTypes['VisitOption']>, ParentType, ContextType>;
  workshops?: Resolver<Maybe<Array<ResolversTypes['Workshop']>>, ParentType, ContextType>;
}>;

export type ServiceAreaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ServiceArea'] = ResolversParentTypes['ServiceArea']> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
}>;

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = ResolversObject<{
  accountType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SpecialistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Specialist'] = ResolversParentTypes['Specialist']> = ResolversObject<{
  availableDays?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  estimatedDurationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCertified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liabilityInsurance?: Resolver<ResolversTypes['InsuranceStatus'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  priceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  serviceAreas?: Resolver<Array<ResolversTypes['ServiceArea']>, ParentType, ContextType>;
  serviceMode?: Resolver<ResolversTypes['ServiceMode'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['SpecialistService']>, ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  willingToTravel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workshops?: Resolver<Array<ResolversTypes['SpecialistWorkshop']>, ParentType, ContextType>;
  yearsOfExperience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SpecialistPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecialistPage'] = ResolversParentTypes['SpecialistPage']> = ResolversObject<{
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Specialist']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SpecialistServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecialistService'] = ResolversParentTypes['SpecialistService']> = ResolversObject<{
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimatedDurationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  priceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type SpecialistWorkshopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecialistWorkshop'] = ResolversParentTypes['SpecialistWorkshop']> = ResolversObject<{
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TimeSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type VisitOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VisitOption'] = ResolversParentTypes['VisitOption']> = ResolversObject<{
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VisitKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type WorkshopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Workshop'] = ResolversParentTypes['Workshop']> = ResolversObject<{
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = GatewayContext> = ResolversObject<{
  Appointment?: AppointmentResolvers<ContextType>;
  BookAppointmentAsGuestPayload?: BookAppointmentAsGuestPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  GuestBooking?: GuestBookingResolvers<ContextType>;
  ImmediateRequest?: ImmediateRequestResolvers<ContextType>;
  ImmediateService?: ImmediateServiceResolvers<ContextType>;
  LogInPayload?: LogInPayloadResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RequestImmediateServicePayload?: RequestImmediateServicePayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceArea?: ServiceAreaResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Specialist?: SpecialistResolvers<ContextType>;
  SpecialistPage?: SpecialistPageResolvers<ContextType>;
  SpecialistService?: SpecialistServiceResolvers<ContextType>;
  SpecialistWorkshop?: SpecialistWorkshopResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  VisitOption?: VisitOptionResolvers<ContextType>;
  Workshop?: WorkshopResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = GatewayContext> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
