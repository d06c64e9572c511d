export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day in the Europe/London time zone, as `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** A date and time in ISO 8601 with its offset, for example `2026-11-23T09:00:00Z`. */
  DateTime: { input: string; output: string; }
  /** A time of day in the Europe/London time zone, in 24-hour format as `HH:mm`, for example `09:00`. */
  LocalTime: { input: string; output: string; }
  /** A file, sent as in the GraphQL multipart request specification. At most 10 files of 25 MiB each per request, and 100 MiB in total. */
  Upload: { input: import("../uploads/received-file.ts").ReceivedFile; output: never; }
};

/** Why something can't be done with an appointment. */
export type ActionUnavailableReason =
  /** It has been paid. */
  | 'ALREADY_PAID'
  /** It has been rescheduled once, which is the limit. */
  | 'ALREADY_RESCHEDULED'
  /** It has been reviewed. */
  | 'ALREADY_REVIEWED'
  /** It has been cancelled. */
  | 'CANCELLED'
  /** The work is completed. */
  | 'COMPLETED'
  /** It has been rescheduled, and the specialist hasn't confirmed the new time. */
  | 'NEW_TIME_NOT_CONFIRMED'
  /** The work isn't completed yet. */
  | 'NOT_COMPLETED'
  /** The specialist hasn't confirmed it. */
  | 'NOT_CONFIRMED'
  /** The legacy host sends no id for the appointment, so no mutation can name it. */
  | 'NOT_IDENTIFIED'
  /** The 24 hours to pay are over. */
  | 'PAYMENT_WINDOW_CLOSED';

/** A vehicle to add. */
export type AddVehicleInput = {
  /** The colour. At most 40 characters. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** Whether it becomes the primary one. */
  isPrimary?: Scalars['Boolean']['input'];
  /** The make. At most 60 characters. */
  make: Scalars['String']['input'];
  /** The model. At most 60 characters. */
  model: Scalars['String']['input'];
  /** The number plate in any spacing. At most 10 characters. */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** The vehicle identification number (VIN): exactly 17 characters; null if unknown. */
  vin?: InputMaybe<Scalars['String']['input']>;
  /** The year of manufacture, from 1900 to next year. */
  year: Scalars['Int']['input'];
};

/** The result of `addVehicle`. */
export type AddVehiclePayload = {
  __typename?: 'AddVehiclePayload';
  /** The customer with the updated vehicles; null if there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as does `vehicles` if the script doesn't list them. */
  customer?: Maybe<Customer>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The new vehicle; null if there are `userErrors`. */
  vehicle?: Maybe<Vehicle>;
};

/** Whether a booking is the customer's. */
export type AnswerForBookingInput = {
  /** From `DoubtfulBooking.appointmentId`. */
  appointmentId: Scalars['ID']['input'];
  /** Whether the customer has made the booking. If not, it is cancelled. */
  isMine: Scalars['Boolean']['input'];
};

/** The result of `answerForBooking`. */
export type AnswerForBookingPayload = {
  __typename?: 'AnswerForBookingPayload';
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** An option of the application form. */
export type ApplicationOption = {
  __typename?: 'ApplicationOption';
  /** The name to show. */
  label: Scalars['String']['output'];
  /** For a company: the names of the services that its specialists offer; empty for other options, and if the legacy host doesn't say. */
  serviceNames: Array<Scalars['String']['output']>;
  /** What identifies the option within its list: its id, or its label if the legacy host sends no id. */
  value: Scalars['ID']['output'];
};

/** A specialist's application. */
export type ApplyAsSpecialistInput = {
  /** The days on which the applicant works: at least one, each at most once. */
  availability: Array<WorkingDayInput>;
  /** About the applicant. At most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Certificates: at most 9 files of at most 25 MiB each, PDF, JPEG, PNG, DOC or DOCX. We remove the metadata of images. */
  certificates?: Array<Scalars['Upload']['input']>;
  /** Companies from the options, by label. */
  companies?: Array<Scalars['String']['input']>;
  /** Companies that aren't among the options. At most 20, of at most 100 characters each. */
  customCompanies?: Array<Scalars['String']['input']>;
  /** Immediate services that aren't among the options. At most 20. */
  customImmediateServices?: Array<CustomServiceInput>;
  /** Areas that aren't among the options. At most 20, of at most 100 characters each. */
  customLocations?: Array<Scalars['String']['input']>;
  /** Services that aren't among the options. At most 20. */
  customServices?: Array<CustomServiceInput>;
  /** Workshops that aren't among the options. At most 20. */
  customWorkshops?: Array<CustomWorkshopInput>;
  /** The email, verified for `SPECIALIST_APPLICATION`. */
  email: Scalars['String']['input'];
  /** The first name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Whether the applicant has agreed to the processing of personal data; must be true. */
  gdprConsentAccepted: Scalars['Boolean']['input'];
  /**
   * A random string of 16 to 64 letters, digits and hyphens, new for each application and the same for its retries: the same key never
   * applies twice. Only a legacy host that keeps no keys could receive it twice after a lost response: the error then has no
   * `extensions.isRepeatSafe`.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Immediate services from the options, by label. */
  immediateServices?: Array<Scalars['String']['input']>;
  /** Whether a brand has certified the applicant. */
  isCertified: Scalars['Boolean']['input'];
  /** The last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Whether the applicant has liability insurance. */
  liabilityInsurance: InsuranceStatus;
  /** Areas from the options, by label. */
  locations?: Array<Scalars['String']['input']>;
  /** The UK phone number, with or without +44. */
  phone: Scalars['String']['input'];
  /** A photo of the applicant, at most 25 MiB: JPEG, PNG, WebP, GIF, AVIF or HEIC. We remove its metadata, such as where it was taken. */
  photo: Scalars['Upload']['input'];
  /** A price for each of `services` and `customServices`, by name. */
  pricing: Array<ServicePricingInput>;
  /** Where the applicant works, as in `ServiceModeOption.value`. */
  serviceModeId: Scalars['ID']['input'];
  /** Services from the options, by label. */
  services?: Array<Scalars['String']['input']>;
  /** Whether the applicant has agreed to the terms and conditions and the privacy policy; must be true. */
  termsAccepted: Scalars['Boolean']['input'];
  /** How far the applicant travels. */
  travelDistance: TravelDistance;
  /** Workshops from the options, by label. */
  workshops?: Array<Scalars['String']['input']>;
  /** The applicant's experience in the trade. */
  yearsOfExperience: ExperienceRange;
};

/** The result of `applyAsSpecialist`. */
export type ApplyAsSpecialistPayload = {
  __typename?: 'ApplyAsSpecialistPayload';
  /** Whether the application was received. */
  isReceived: Scalars['Boolean']['output'];
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the applicant can fix; empty if the application was received. */
  userErrors: Array<UserError>;
};

/** A booking of a service, from request to completion. */
export type Appointment = Node & {
  __typename?: 'Appointment';
  /** What the customer can do with it now. */
  actions: AppointmentActions;
  /** When it was booked; null if unknown. */
  bookedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the specialist confirmed it; null if unconfirmed or unknown. Payment is due within 24 hours of this. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer's description of the item and the problem; null if there is none. */
  details?: Maybe<Scalars['String']['output']>;
  /**
   * The appointment's id, or its reference if it has no id. If the legacy host sends neither, the id only serves caches: no mutation can use
   * it, as `actions` say.
   */
  id: Scalars['ID']['output'];
  /** Whether the work is done at another address, which is then `locationName`. */
  isDifferentLocation: Scalars['Boolean']['output'];
  /** Whether the work is done at the customer's home. */
  isHomeService: Scalars['Boolean']['output'];
  /** Whether it has been paid. */
  isPaid: Scalars['Boolean']['output'];
  /** Whether paying takes no money, because this is a demo. */
  isPaymentSimulated: Scalars['Boolean']['output'];
  /** Whether it has been rescheduled and waits to be confirmed again. */
  isRescheduled: Scalars['Boolean']['output'];
  /** Whether the customer has reviewed it. */
  isReviewed: Scalars['Boolean']['output'];
  /** Whether it is still to come: pending or confirmed, from today on or without a day, and not unpaid past its deadline. */
  isUpcoming: Scalars['Boolean']['output'];
  /** The location's name: a workshop or an address; null if unknown. */
  locationName?: Maybe<Scalars['String']['output']>;
  /** When it was paid; null if unpaid or unknown. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The payment deadline, 24 hours after `confirmedAt`, even if it has passed; null if the appointment isn't confirmed, is paid, has been
   * rescheduled, or `confirmedAt` is unknown.
   */
  paymentDueBy?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has to be paid. */
  paymentState: PaymentState;
  /** The price; null if the legacy host sends none. */
  price?: Maybe<Money>;
  /** The reference number to quote; null if there is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The refund of a cancelled appointment; null if it isn't cancelled, or the legacy host sends none. */
  refund?: Maybe<Refund>;
  /**
   * The refund if the customer paid and cancelled now; null if it can't be cancelled, or neither `bookedAt` nor the day is known. The policy
   * is in `RefundRule`.
   */
  refundIfCancelled?: Maybe<Refund>;
  /**
   * The days to which it can be rescheduled, from today to 30 days ahead, in order; empty if there is none, or it can't be rescheduled. An
   * operation may select at most four different lists of days and time slots. Legacy call: `GET getAvailableDates.php`.
   */
  rescheduleDates?: Maybe<Array<Scalars['Date']['output']>>;
  /**
   * The free time slots of one day to which it can be rescheduled, in order; empty if there is none, or it can't be rescheduled. An operation
   * may select at most four different lists of days and time slots. Legacy call: `GET appointment-actions.php?action=getTimeSlots`.
   */
  rescheduleTimeSlots?: Maybe<Array<TimeSlot>>;
  /** The day of the work: the first choice, else the date of the record; null if unknown. */
  scheduledDate?: Maybe<Scalars['Date']['output']>;
  /** The time of day; null if unknown. */
  scheduledTime?: Maybe<Scalars['LocalTime']['output']>;
  /** The day of the second choice; null if there is none. */
  secondChoiceDate?: Maybe<Scalars['Date']['output']>;
  /** The time of day of the second choice; null if there is none. */
  secondChoiceTime?: Maybe<Scalars['LocalTime']['output']>;
  /** The service in the catalogue; null if it has been removed. Costs a legacy call: `GET services.php`. */
  service?: Maybe<Service>;
  /** The service's name; null if unknown. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** The specialist; null if none is assigned or the specialist has left. Costs a legacy call: `GET specialists.php`. */
  specialist?: Maybe<Specialist>;
  /** The specialist's id; null if no one is assigned or the legacy host doesn't say. The specialist may have left. */
  specialistId?: Maybe<Scalars['ID']['output']>;
  /** The specialist's name; null if no one is assigned. */
  specialistName?: Maybe<Scalars['String']['output']>;
  /** The appointment's status. A missing or unknown legacy status means pending. */
  status: AppointmentStatus;
  /**
   * The customer's saved vehicle that the work is done on, found by what the repair or `details` say of it; null if that isn't known, or it isn't
   * saved any more.
   */
  vehicle?: Maybe<Vehicle>;
  /**
   * Whether it has ever been rescheduled, which is possible once. Unlike `isRescheduled` it stays true after the new time is confirmed. The
   * same as `isRescheduled` if the legacy host keeps no record.
   */
  wasRescheduled: Scalars['Boolean']['output'];
  /** The workshop; null if the work is done elsewhere or the workshop is unknown. Costs a legacy call: `GET getWorkshopLocations.php`. */
  workshop?: Maybe<Workshop>;
  /** The workshop's postal address; null if the work is done elsewhere, or the legacy host sends none. Costs no further legacy call. */
  workshopAddress?: Maybe<Scalars['String']['output']>;
  /** The workshop's id; null if the work is done elsewhere or the workshop is unknown. It may have been removed. */
  workshopId?: Maybe<Scalars['ID']['output']>;
};


/** A booking of a service, from request to completion. */
export type AppointmentRescheduleTimeSlotsArgs = {
  date: Scalars['Date']['input'];
};

/**
 * What a customer can do with an appointment now. Clients should offer these actions and leave the rules to the server. Each reason is null if
 * the action is possible.
 */
export type AppointmentActions = {
  __typename?: 'AppointmentActions';
  /** Whether it can be cancelled, by `cancelAppointment`. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether it can be paid, by `payForAppointment`. */
  canPay: Scalars['Boolean']['output'];
  /** Whether it can be rescheduled, by `rescheduleAppointment`. */
  canReschedule: Scalars['Boolean']['output'];
  /** Whether it can be reviewed, by `submitReview`. */
  canReview: Scalars['Boolean']['output'];
  /** Why it can't be cancelled. */
  cancelUnavailableReason?: Maybe<ActionUnavailableReason>;
  /** Why it can't be paid. */
  payUnavailableReason?: Maybe<ActionUnavailableReason>;
  /** Why it can't be rescheduled. */
  rescheduleUnavailableReason?: Maybe<ActionUnavailableReason>;
  /** Why it can't be reviewed. */
  reviewUnavailableReason?: Maybe<ActionUnavailableReason>;
};

/** One page of appointments. */
export type AppointmentConnection = {
  __typename?: 'AppointmentConnection';
  /** The items with their cursors. */
  edges: Array<AppointmentEdge>;
  /** The items alone. */
  nodes: Array<Appointment>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Up to three other searches that find something with the other arguments; empty if this one finds any. */
  searchSuggestions: Array<Scalars['String']['output']>;
  /**
   * How many match the other arguments for each status, whatever the `status` argument; each status once. One that wasn't paid in time counts
   * as cancelled.
   */
  statusCounts: Array<AppointmentStatusCount>;
  /** How many items the whole list has, with the filters applied. */
  totalCount: Scalars['Int']['output'];
};

/** An appointment of a page, with its cursor. */
export type AppointmentEdge = {
  __typename?: 'AppointmentEdge';
  /** Where it is in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Appointment;
};

/** The order of appointments. */
export type AppointmentOrder =
  /** The order of each period: with `when: UPCOMING` the soonest first, else the latest day first. */
  | 'BY_PERIOD'
  /** Upcoming ones first, the soonest at the top, then past ones, the latest day first. */
  | 'UPCOMING_FIRST';

/** When appointments are. */
export type AppointmentPeriod =
  /** All others, the latest day first. */
  | 'PAST'
  /** Those with `Appointment.isUpcoming`. The soonest comes first, those without a day last. */
  | 'UPCOMING';

/** The status of an appointment. */
export type AppointmentStatus =
  /** Cancelled by the customer, the specialist or Mendwell. */
  | 'CANCELLED'
  /** The work is done. */
  | 'COMPLETED'
  /** Confirmed by the specialist; payment is due within 24 hours. */
  | 'CONFIRMED'
  /** Booked, not yet confirmed by the specialist. */
  | 'PENDING';

/** The number of appointments with one status. */
export type AppointmentStatusCount = {
  __typename?: 'AppointmentStatusCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: AppointmentStatus;
};

/** A booking without an account. */
export type BookAppointmentAsGuestInput = {
  /** Street address and postcode. Required for `DIFFERENT_LOCATION`, optional for `HOME_SERVICE`, ignored for a workshop. At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The requested day. */
  date: Scalars['Date']['input'];
  /** Whether the customer has agreed to the privacy policy and the terms of service; must be true. */
  declarationAccepted: Scalars['Boolean']['input'];
  /** The customer's email. */
  email: Scalars['String']['input'];
  /** The customer's first name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /**
   * A random string of 16 to 64 letters, digits and hyphens, new for each booking and the same for its retries: the same key never books
   * twice, and returns the first booking's reference. Only a legacy host that keeps no keys could book twice after a lost response: the error
   * then has no `extensions.isRepeatSafe`.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** A description of the problem. At most 10,000 characters. */
  issueDescription: Scalars['String']['input'];
  /** The item to repair ('Details of Item'). Optional for services that need no vehicle, ignored otherwise. At most 500 characters. */
  itemDetails?: InputMaybe<Scalars['String']['input']>;
  /** The customer's last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Where the work is done. */
  location: LocationInput;
  /** The customer's UK phone number, with or without +44. */
  phone: Scalars['String']['input'];
  /** From 1 to 10 photos of the problem, of at most 25 MiB each: JPEG, PNG, WebP, GIF, AVIF or HEIC. We remove their metadata, such as where they were taken. */
  photos: Array<Scalars['Upload']['input']>;
  /** The specialist whose 'Book Now' started the booking; null if there was none or the guest removed it. */
  preselectedSpecialistId?: InputMaybe<Scalars['ID']['input']>;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** The chosen specialist; null means no preference. */
  specialistId?: InputMaybe<Scalars['ID']['input']>;
  /** The requested time slot, as in `TimeSlot.timeSlotId`. */
  timeSlotId: Scalars['ID']['input'];
  /** The vehicle. Required when `Service.needsVehicle`, ignored otherwise. */
  vehicle?: InputMaybe<VehicleDetailsInput>;
};

/** The result of `bookAppointmentAsGuest`. */
export type BookAppointmentAsGuestPayload = {
  __typename?: 'BookAppointmentAsGuestPayload';
  /** The booking; null if there are `userErrors`. */
  booking?: Maybe<GuestBooking>;
  /** What the customer can fix; empty if the booking was made. */
  userErrors: Array<UserError>;
};

/** A booking by a customer. */
export type BookAppointmentInput = {
  /** Street address and postcode. Required for `DIFFERENT_LOCATION`; for `HOME_SERVICE` null means the address of the profile. At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The requested day. */
  date: Scalars['Date']['input'];
  /**
   * A random string of 16 to 64 letters, digits and hyphens, new for each booking and the same for its retries: the same key never books
   * twice. Only a legacy host that keeps no keys could book twice after a lost response: the error then has no `extensions.isRepeatSafe`.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** A description of the problem. At most 10,000 characters. */
  issueDescription: Scalars['String']['input'];
  /** The item to repair. Required for services that need no vehicle, ignored otherwise. At most 500 characters. */
  itemDetails?: InputMaybe<Scalars['String']['input']>;
  /** Where the work is done. */
  location: LocationInput;
  /** From 1 to 10 photos of the problem, of at most 25 MiB each: JPEG, PNG, WebP, GIF, AVIF or HEIC. We remove their metadata, such as where they were taken. */
  photos: Array<Scalars['Upload']['input']>;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** The chosen specialist; null means no preference. */
  specialistId?: InputMaybe<Scalars['ID']['input']>;
  /** The requested time slot, as in `TimeSlot.timeSlotId`. */
  timeSlotId: Scalars['ID']['input'];
  /** A vehicle that isn't saved. */
  vehicle?: InputMaybe<VehicleDetailsInput>;
  /** A saved vehicle, as in `Vehicle.id`. For `Service.needsVehicle` this or `vehicle` is required; ignored otherwise. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `bookAppointment`. */
export type BookAppointmentPayload = {
  __typename?: 'BookAppointmentPayload';
  /** The new appointment; null if there are `userErrors` or the legacy host doesn't identify it, or with an error if the refetch failed. */
  appointment?: Maybe<Appointment>;
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** The reference number to quote; null if there are `userErrors` or the legacy host doesn't send it. */
  reference?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the booking was made. */
  userErrors: Array<UserError>;
};

/** Which caches may keep a response. */
export type CacheControlScope =
  /** Only the client that sent the request. */
  | 'PRIVATE'
  /** Shared caches: the response is the same for everyone. */
  | 'PUBLIC';

/** The appointment and the reason. */
export type CancelAppointmentInput = {
  /** The appointment, as in `Appointment.id`. */
  appointmentId: Scalars['ID']['input'];
  /** The reason. At most 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** The result of `cancelAppointment`. */
export type CancelAppointmentPayload = {
  __typename?: 'CancelAppointmentPayload';
  /** The updated appointment, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  appointment?: Maybe<Appointment>;
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if it was cancelled. */
  userErrors: Array<UserError>;
};

/** A guest's booking and its new email. */
export type ChangeBookingEmailInput = {
  /** The booking's current email. */
  currentEmail: Scalars['String']['input'];
  /** From `GuestBooking.customerId`. */
  customerId: Scalars['ID']['input'];
  /** The new email. */
  newEmail: Scalars['String']['input'];
};

/** The result of `changeBookingEmail`. */
export type ChangeBookingEmailPayload = {
  __typename?: 'ChangeBookingEmailPayload';
  /** The customer's new id; null if there are `userErrors`. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** The booking's new email, to which the code was sent; null if there are `userErrors`. */
  email?: Maybe<Scalars['String']['output']>;
  /**
   * Identifies what was begun here, such as this registration: bring it to the later mutations about it, so that no one else's attempts count
   * against it. Null if there are `userErrors` or the legacy host sends none. Keep it out of URLs and logs.
   */
  flowId?: Maybe<Scalars['ID']['output']>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The current password and the new one. */
export type ChangePasswordInput = {
  /** The new password again. */
  confirmPassword: Scalars['String']['input'];
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** The new password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  newPassword: Scalars['String']['input'];
};

/** The result of `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the password was changed. */
  userErrors: Array<UserError>;
};

/** The email of a guest's booking. */
export type ClaimAccountInput = {
  /** The email. */
  email: Scalars['String']['input'];
};

/** The result of `claimAccount`. */
export type ClaimAccountPayload = {
  __typename?: 'ClaimAccountPayload';
  /**
   * Identifies what was begun here, such as this registration: bring it to the later mutations about it, so that no one else's attempts count
   * against it. Null if there are `userErrors` or the legacy host sends none. Keep it out of URLs and logs.
   */
  flowId?: Maybe<Scalars['ID']['output']>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if a code has been sent, or the email has nothing to claim. */
  userErrors: Array<UserError>;
};

/** A guest's booking: the fields of `GuestBooking` and what the guest typed. */
export type ClaimedBookingInput = {
  /** The appointment's id. */
  appointmentId: Scalars['ID']['input'];
  /** The customer's id; null after `openBookingLink`. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The guest's first name. */
  firstName: Scalars['String']['input'];
  /** The guest's last name; null after `openBookingLink`. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The guest's phone number; null after `openBookingLink`. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The reference number. */
  reference: Scalars['String']['input'];
  /** The service's name. */
  serviceName: Scalars['String']['input'];
};

/** A company that certifies specialists. */
export type Company = {
  __typename?: 'Company';
  /** The legacy host's id of the company; null if the legacy host doesn't send it. */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The company's name. */
  name: Scalars['String']['output'];
};

/** A verified email and its new password. */
export type CompleteClaimInput = {
  /** The booking to confirm, as `GuestBooking` returned it; null if there is none. */
  booking?: InputMaybe<ClaimedBookingInput>;
  /** From `VerifyClaimPayload.claimToken`. */
  claimToken: Scalars['String']['input'];
  /** The email. */
  email: Scalars['String']['input'];
  /** Whether to log in as well. */
  logIn?: Scalars['Boolean']['input'];
  /** The password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  password: Scalars['String']['input'];
};

/** The result of `completeClaim`. */
export type CompleteClaimPayload = {
  __typename?: 'CompleteClaimPayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** The new session; null unless `logIn` was true and worked. */
  session?: Maybe<Session>;
  /** What the customer can fix; empty if the account is active. */
  userErrors: Array<UserError>;
};

/** How a customer prefers to be contacted. */
export type ContactPreference =
  /** By phone call. */
  | 'CALL'
  /** By text message. */
  | 'TEXT';

/** A currency; all amounts are in pounds. */
export type Currency =
  /** Pounds sterling. */
  | 'GBP';

/** A service that isn't among the options. */
export type CustomServiceInput = {
  /** What it covers. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, different from all other chosen services. At most 100 characters. */
  name: Scalars['String']['input'];
};

/** A workshop that isn't among the options. */
export type CustomWorkshopInput = {
  /** House number and street. At most 200 characters. */
  address: Scalars['String']['input'];
  /** The town or city. At most 80 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The county. At most 80 characters. */
  county?: InputMaybe<Scalars['String']['input']>;
  /** Its name. At most 100 characters. */
  name: Scalars['String']['input'];
  /** The postcode, in any spacing. */
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type Customer = Node & {
  __typename?: 'Customer';
  /** The postal address; null if all of it is unknown. */
  address?: Maybe<PostalAddress>;
  /** One appointment of the customer; null if the customer has none with this id, or the appointments can't be read. */
  appointment?: Maybe<Appointment>;
  /** The customer's appointments; null if they can't be read. Upcoming ones come soonest first, all others latest day first. */
  appointments?: Maybe<AppointmentConnection>;
  /**
   * What someone has booked as a guest with the customer's email, elsewhere than where the customer has logged in since. These bookings are
   * among no others of the customer until `answerForBooking`; empty if the legacy host tells of none, null if they can't be read.
   */
  doubtfulBookings?: Maybe<Array<DoubtfulBooking>>;
  /** The email; null if unknown. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first name; empty if unknown. */
  firstName: Scalars['String']['output'];
  /** The customer's id. */
  id: Scalars['ID']['output'];
  /** When the account was opened; null if unknown. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last name; empty if unknown. */
  lastName: Scalars['String']['output'];
  /** What the customer should do next; null if the appointments or pending reviews that decide it can't be read. */
  nextAction?: Maybe<NextAction>;
  /** The customer's notifications, the newest first. Legacy call: `GET getNotifications.php`. */
  notifications?: Maybe<NotificationConnection>;
  /** How many other sessions the customer has, for example on a phone; null if the legacy host doesn't tell, and can't end them. */
  otherSessionCount?: Maybe<Scalars['Int']['output']>;
  /** Completed work that the customer can still review, the latest day first; null if it can't be read. */
  pendingReviews?: Maybe<PendingReviewConnection>;
  /** The phone number as the legacy host has it, without +44, for example `7700 900142`; null if unknown. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The absolute URL of the customer's photo; null if there is none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** One repair of the customer; null if the customer has none with this id, or the repairs can't be read. */
  repair?: Maybe<Repair>;
  /** The customer's repairs, the latest day first; null if they can't be read. If the legacy host has none, they are made from the completed appointments. */
  repairs?: Maybe<RepairConnection>;
  /** The customer's reviews, the latest first; null if they can't be read. */
  submittedReviews?: Maybe<SubmittedReviewConnection>;
  /** The figures of the dashboard. */
  summary: CustomerSummary;
  /** The number of unread notifications. Legacy call: `GET getNotifications.php`, shared with `notifications`. */
  unreadNotificationCount?: Maybe<Scalars['Int']['output']>;
  /** The customer's vehicles, the primary one first; null if they can't be read. */
  vehicles?: Maybe<Array<Vehicle>>;
};


/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type CustomerAppointmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type CustomerAppointmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<AppointmentOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AppointmentStatus>;
  when?: InputMaybe<AppointmentPeriod>;
};


/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type CustomerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type CustomerPendingReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type CustomerRepairArgs = {
  id: Scalars['ID']['input'];
};


/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type CustomerRepairsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RepairStatus>;
};


/**
 * A customer of Mendwell. The legacy host sends it with its lists in one response: if one of them can't be read, the fields made from it
 * are null, each with the error code `UPSTREAM_INVALID_RESPONSE`, and all others are as usual.
 */
export type CustomerSubmittedReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A location other than a workshop, offered with every service. */
export type CustomerLocation = {
  __typename?: 'CustomerLocation';
  /** A line that explains it. */
  description: Scalars['String']['output'];
  /** Which of the two locations it is. */
  kind: CustomerLocationKind;
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** Locations other than workshops. */
export type CustomerLocationKind =
  /** Another address, which the booking must contain. */
  | 'DIFFERENT_LOCATION'
  /** The customer's home. */
  | 'HOME_SERVICE';

/** The figures of the dashboard. Each is the legacy host's own or made from a list, and null if that list can't be read. */
export type CustomerSummary = {
  __typename?: 'CustomerSummary';
  /** The number of completed repairs. */
  completedRepairs?: Maybe<Scalars['Int']['output']>;
  /** The number of appointments that wait to be confirmed. */
  pendingAppointments?: Maybe<Scalars['Int']['output']>;
  /** The number of reviews that the customer can still write. */
  pendingReviews?: Maybe<Scalars['Int']['output']>;
  /** The next appointment to come and the newest others, five at most. Upcoming ones come soonest first, then past ones, latest day first. */
  recentAppointments?: Maybe<Array<Appointment>>;
  /** The total cost of the completed repairs, without those made from appointments. Always with two decimals. */
  totalSpent?: Maybe<Money>;
};

/** A booking that someone has made with the customer's email: "Was this you?" */
export type DoubtfulBooking = {
  __typename?: 'DoubtfulBooking';
  /** The appointment, for `answerForBooking`. */
  appointmentId: Scalars['ID']['output'];
  /** The requested day; null if unknown. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The reference number; null if the legacy host sends none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The name of the booked service; null if unknown. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** When it begins, for example `09:00`; null if unknown. */
  startTime?: Maybe<Scalars['String']['output']>;
};

/** Whether an email is free. */
export type EmailAvailability = {
  __typename?: 'EmailAvailability';
  /** The email. */
  email: Scalars['String']['output'];
  /** Whether it is free. */
  isAvailable: Scalars['Boolean']['output'];
  /** The legacy host's message, as plain text; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What an email is verified for. */
export type EmailCodePurpose =
  /** For a customer's new email; `updateProfile` then accepts it. */
  | 'PROFILE_CHANGE'
  /** For a specialist's application; `applyAsSpecialist` then accepts this email. */
  | 'SPECIALIST_APPLICATION';

/** Experience in the trade, in years. */
export type ExperienceRange =
  /** 1-2. */
  | 'FROM_1_TO_2'
  /** 3-5. */
  | 'FROM_3_TO_5'
  /** 5-10. */
  | 'FROM_5_TO_10'
  /** Less than 1. */
  | 'LESS_THAN_1'
  /** 10+. */
  | 'MORE_THAN_10';

/** A booking made by a guest. */
export type GuestBooking = {
  __typename?: 'GuestBooking';
  /** The appointment, as in `Appointment.id` once the customer has logged in; null if the legacy host doesn't send it. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** The customer's id, for `changeBookingEmail` and `completeClaim`; null for a verified customer, and after `openBookingLink`. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Who the email belongs to, which decides what comes next. */
  customerKind: GuestCustomerKind;
  /** The guest's email. */
  email: Scalars['String']['output'];
  /** The guest's first name. */
  firstName: Scalars['String']['output'];
  /** Identifies the verification of the guest's email, for `verifyClaim` and `resendRegistrationCode`; null if the legacy host sends none. */
  flowId?: Maybe<Scalars['ID']['output']>;
  /** The legacy host's message, as plain text; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The path of the next page on this site, for example `/appointment-success`. */
  nextPath: Scalars['String']['output'];
  /** What an app shows next, as `nextPath` says for this site. */
  nextStep: NextStep;
  /** The reference number to quote, for example `MW-48213`. */
  reference: Scalars['String']['output'];
  /** The name of the booked service. */
  serviceName: Scalars['String']['output'];
};

/** Who a guest's email belongs to. */
export type GuestCustomerKind =
  /** A guest who has booked before and hasn't verified the email. */
  | 'EXISTING_UNVERIFIED'
  /** A verified customer, who can log in to see the booking. */
  | 'EXISTING_VERIFIED'
  /** A new customer: the account has to be verified and needs a password. */
  | 'NEW_CUSTOMER';

/** An immediate request that has been received. */
export type ImmediateRequest = {
  __typename?: 'ImmediateRequest';
  /** How we'll contact the customer. */
  contactPreference: ContactPreference;
  /** The name of the requested immediate service. */
  immediateServiceName: Scalars['String']['output'];
  /** The reference number to quote; null if the legacy host sent none. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** An immediate service, for example 'Flat Tire'. */
export type ImmediateService = Node & {
  __typename?: 'ImmediateService';
  /** The immediate service's id. */
  id: Scalars['ID']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** Whether a specialist has liability insurance. */
export type InsuranceStatus =
  /** The legacy host says 'Yes'. */
  | 'INSURED'
  /** The legacy host says 'No' or nothing. */
  | 'NOT_INSURED'
  /** The legacy host says 'Not sure'. */
  | 'NOT_SURE';

/** Where the work is done: exactly one of the two fields. */
export type LocationInput =
  /** A location other than a workshop. */
  { customerLocation: CustomerLocationKind; workshopId?: never; }
  |  /** A workshop, by its id. */
  { customerLocation?: never; workshopId: Scalars['ID']['input']; };

/** The customer's email and password. */
export type LogInInput = {
  /** The email. */
  email: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
  /**
   * Whether the session lasts longer. On the embedded backend, 30 days and until 14 days without use; otherwise 24 hours and until 8 hours
   * without use. A legacy host decides by itself.
   */
  rememberMe?: Scalars['Boolean']['input'];
};

/** The result of `logIn`. */
export type LogInPayload = {
  __typename?: 'LogInPayload';
  /**
   * The customer who has logged in; null if there are `userErrors`, or with an error if the data can't be read. Fields of this operation after
   * `logIn` are answered for this customer, too.
   */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** What an app shows next, as `redirectPath` says for this site; null if there are `userErrors`, or the page isn't one of these. */
  nextStep?: Maybe<NextStep>;
  /** The path of the next page on this site; null means the dashboard, or that there are `userErrors`. */
  redirectPath?: Maybe<Scalars['String']['output']>;
  /** The session; null if there are `userErrors`. */
  session?: Maybe<Session>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The input of `logOut`. */
export type LogOutInput = {
  /** Any text of the client's own, returned in the payload; null if it needs none. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** The input of `logOutOtherDevices`. */
export type LogOutOtherDevicesInput = {
  /** Any text of the client's own, returned in the payload; null if it needs none. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `logOutOtherDevices`. */
export type LogOutOtherDevicesPayload = {
  __typename?: 'LogOutOtherDevicesPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** Why the other sessions may go on; empty on success. */
  userErrors: Array<UserError>;
};

/** The result of `logOut`. */
export type LogOutPayload = {
  __typename?: 'LogOutPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Whether the server confirmed that the session has ended. */
  isConfirmed: Scalars['Boolean']['output'];
};

/** The input of `markAllNotificationsRead`. */
export type MarkAllNotificationsReadInput = {
  /** Any text of the client's own, returned in the payload; null if it needs none. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `markAllNotificationsRead`. */
export type MarkAllNotificationsReadPayload = {
  __typename?: 'MarkAllNotificationsReadPayload';
  /** The `clientMutationId` of the input. */
  clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The customer with no unread notifications; null if there are `userErrors`. Fields other than `id` and `unreadNotificationCount` cost a legacy call. */
  customer?: Maybe<Customer>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The notification to mark as read. */
export type MarkNotificationReadInput = {
  /** The notification, as in `Notification.id`. */
  notificationId: Scalars['ID']['input'];
};

/** The result of `markNotificationRead`. */
export type MarkNotificationReadPayload = {
  __typename?: 'MarkNotificationReadPayload';
  /** The customer with the updated `unreadNotificationCount`; null if there are `userErrors`. Other fields except `id` cost a legacy call. */
  customer?: Maybe<Customer>;
  /** The updated notification; null if there are `userErrors`. Fields other than `id` and `isRead` cost a legacy call. */
  notification?: Maybe<Notification>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** The currency of the amount. */
  currency: Currency;
  /** Ready to show. Prices: `£40` if whole pounds, else `£45.50`. Amounts to pay, paid amounts and their sums: always `£40.00`. */
  formatted: Scalars['String']['output'];
  /** The amount in pence, for example `4550` for £45.50. */
  pence: Scalars['Int']['output'];
};

/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a vehicle. The first one becomes the primary one. Legacy call: `POST add-vehicle.php`. */
  addVehicle?: Maybe<AddVehiclePayload>;
  /**
   * Says whether one of `Customer.doubtfulBookings` is the customer's: then it joins the appointments, else it is cancelled.
   * Legacy call: `POST appointment-actions.php?action=answer`, which older hosts refuse.
   */
  answerForBooking?: Maybe<AnswerForBookingPayload>;
  /**
   * Applies as a specialist. The email must be verified for `SPECIALIST_APPLICATION` first.
   * Legacy call: `POST addSpecialist.php`.
   */
  applyAsSpecialist?: Maybe<ApplyAsSpecialistPayload>;
  /**
   * Books an appointment for the logged-in customer. Name, email and phone number are those of the account.
   * Legacy calls: `GET getUserData.php` for a saved vehicle or the home address, then `POST user-appointment-form.php`.
   */
  bookAppointment?: Maybe<BookAppointmentPayload>;
  /**
   * Books an appointment without an account. A new customer is sent a code for `verifyClaim`. If the email belongs to a verified customer, it also sends the confirmation; if that fails, the
   * booking still succeeds.
   * Legacy calls: `POST appointment-form.php`, then `POST send-existing-user-confirmation.php`.
   */
  bookAppointmentAsGuest?: Maybe<BookAppointmentAsGuestPayload>;
  /**
   * Cancels a pending or confirmed appointment.
   * Legacy call: `POST appointment-actions.php?action=cancel`; `appointment` and `customer` are refetched if selected.
   */
  cancelAppointment?: Maybe<CancelAppointmentPayload>;
  /**
   * Changes the email of a guest's booking while it is unverified. Sends a new code to the new email.
   * Legacy call: `POST appointment-email-update.php`.
   */
  changeBookingEmail?: Maybe<ChangeBookingEmailPayload>;
  /**
   * Changes the logged-in customer's password and ends all other sessions of the account.
   * Legacy call: `POST update-password.php`.
   */
  changePassword?: Maybe<ChangePasswordPayload>;
  /**
   * Starts to open an account for a guest who has booked: sends a code to the email. The response is the same if the
   * email has no booking, or has an account already. Legacy call: `POST userRegistration.php`, `returning_user`.
   */
  claimAccount?: Maybe<ClaimAccountPayload>;
  /**
   * Sets the password of a verified email. With `booking` it also sends the confirmation of that booking, and with `logIn` it logs in; the
   * mutation succeeds even if either fails. Legacy calls: `POST userRegistration.php`, `complete_returning_user`, then, if requested,
   * `POST appointment-confirmation-email.php` and `POST userLogin.php`.
   */
  completeClaim?: Maybe<CompleteClaimPayload>;
  /** Logs a customer in. Legacy call: `POST userLogin.php`. */
  logIn?: Maybe<LogInPayload>;
  /**
   * Ends the session on the server. Succeeds even without a session, or if the legacy host can't be reached: the client should discard the
   * session in any case. Legacy call: `POST logout.php`.
   */
  logOut?: Maybe<LogOutPayload>;
  /**
   * Ends all other sessions of the logged-in customer. Offered where `Customer.otherSessionCount` isn't null.
   * Legacy call: `POST logout-others.php`, which older hosts don't have.
   */
  logOutOtherDevices?: Maybe<LogOutOtherDevicesPayload>;
  /** Marks all notifications as read. Legacy call: `POST markAllNotificationsRead.php`. */
  markAllNotificationsRead?: Maybe<MarkAllNotificationsReadPayload>;
  /** Marks a notification as read. Legacy call: `POST markNotificationRead.php`. */
  markNotificationRead?: Maybe<MarkNotificationReadPayload>;
  /**
   * Opens a guest's booking again by the link in its email, to verify that email. It changes nothing, and the link can be
   * opened again. Legacy call: `POST userRegistration.php`, `open_booking_link`, which older hosts refuse.
   */
  openBookingLink?: Maybe<OpenBookingLinkPayload>;
  /**
   * Pays for a confirmed appointment, within 24 hours of its confirmation. No card data passes through Mendwell.
   * Legacy call: `POST /api/appointments/{id}/pay`.
   */
  payForAppointment?: Maybe<PayForAppointmentPayload>;
  /**
   * Registers a new customer and sends a code to the email. The response is the same for an email that is registered already; only its owner
   * is notified, by email. Legacy call: `POST userRegistration.php`, `register_new`.
   */
  register?: Maybe<RegisterPayload>;
  /** Removes a vehicle. If it was the primary one, another becomes primary. Legacy call: `POST update-vehicle.php`. */
  removeVehicle?: Maybe<RemoveVehiclePayload>;
  /**
   * Requests immediate service. Needs no account, and ignores an expired session.
   * Legacy call: `POST submit-immediate-request.php`.
   */
  requestImmediateService?: Maybe<RequestImmediateServicePayload>;
  /**
   * Starts a password reset: sends a code to the email. The response is the same for an unknown email.
   * Legacy call: `POST userRegistration.php`, `reset_request`.
   */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /**
   * Reschedules a pending or confirmed appointment, once. It becomes pending until the specialist confirms the new time.
   * Legacy calls: `GET getUserData.php` for the specialist, then `POST appointment-actions.php?action=reschedule`.
   */
  rescheduleAppointment?: Maybe<RescheduleAppointmentPayload>;
  /** Sends a new code and voids the previous one. At most once in 60 seconds. Legacy call: `POST emailVerification.php`, `resend_code`. */
  resendEmailCode?: Maybe<ResendEmailCodePayload>;
  /** Sends a new code and voids the previous one. At most once in 60 seconds. Legacy call: `POST userRegistration.php`, `resend_password_reset`. */
  resendPasswordResetCode?: Maybe<ResendPasswordResetCodePayload>;
  /**
   * Sends a new code for the latest registration, claim or guest's booking with this email. Voids the previous code. At most once in 60
   * seconds. Legacy call: `POST userRegistration.php`, `resend_temp_code`.
   */
  resendRegistrationCode?: Maybe<ResendRegistrationCodePayload>;
  /** Sets a new password and ends all sessions of the account. Legacy call: `POST userRegistration.php`, `reset_password`. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Sends a message to the team. Needs no account. Legacy call: `POST contact-form.php`. */
  sendContactMessage?: Maybe<SendContactMessagePayload>;
  /**
   * Sends a code to an email that an applicant or a customer wants to use. `PROFILE_CHANGE` needs a session.
   * Legacy call: `POST emailVerification.php`, `send_code`.
   */
  sendEmailCode?: Maybe<SendEmailCodePayload>;
  /** Makes a vehicle the primary one. Legacy call: `POST update-vehicle.php`. */
  setPrimaryVehicle?: Maybe<SetPrimaryVehiclePayload>;
  /**
   * Reviews a completed appointment of the logged-in customer, once.
   * Legacy calls: `GET getUserData.php` for the pending review, then `POST submit-review.php`.
   */
  submitReview?: Maybe<SubmitReviewPayload>;
  /**
   * Gives an account back the email that it had before a change, by the link in the email about that change. Ends all its sessions and removes
   * its password, so that a new one must be set. Legacy call: `POST userRegistration.php`, `undo_email_change`, which older hosts refuse.
   */
  undoEmailChange?: Maybe<UndoEmailChangePayload>;
  /**
   * Updates the customer's details. Fields that are left out stay as they are. A new email must be verified for `PROFILE_CHANGE` first; the
   * old email is notified. Legacy calls: `GET getUserData.php`, then `POST update-account.php` with the whole profile.
   */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /** Updates a vehicle. Legacy call: `POST update-vehicle-details.php`. */
  updateVehicle?: Maybe<UpdateVehiclePayload>;
  /** Verifies the email of a guest's booking with its code. Legacy call: `POST userRegistration.php`, `verify_returning_user`. */
  verifyClaim?: Maybe<VerifyClaimPayload>;
  /** Verifies the email with its code, for this purpose only. Legacy call: `POST emailVerification.php`, `verify_code`. */
  verifyEmailCode?: Maybe<VerifyEmailCodePayload>;
  /** Verifies the email with its code. Legacy call: `POST userRegistration.php`, `verify_otp`. */
  verifyPasswordResetCode?: Maybe<VerifyPasswordResetCodePayload>;
  /** Verifies the email of a registration; the customer can then log in. Legacy call: `POST userRegistration.php`, `verify_email`. */
  verifyRegistration?: Maybe<VerifyRegistrationPayload>;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationAddVehicleArgs = {
  input: AddVehicleInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationAnswerForBookingArgs = {
  input: AnswerForBookingInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationApplyAsSpecialistArgs = {
  input: ApplyAsSpecialistInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationBookAppointmentAsGuestArgs = {
  input: BookAppointmentAsGuestInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationCancelAppointmentArgs = {
  input: CancelAppointmentInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationChangeBookingEmailArgs = {
  input: ChangeBookingEmailInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationClaimAccountArgs = {
  input: ClaimAccountInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationCompleteClaimArgs = {
  input: CompleteClaimInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationLogOutArgs = {
  input: LogOutInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationLogOutOtherDevicesArgs = {
  input: LogOutOtherDevicesInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationMarkAllNotificationsReadArgs = {
  input: MarkAllNotificationsReadInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationOpenBookingLinkArgs = {
  input: OpenBookingLinkInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationPayForAppointmentArgs = {
  input: PayForAppointmentInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationRemoveVehicleArgs = {
  input: RemoveVehicleInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationRequestImmediateServiceArgs = {
  input: RequestImmediateServiceInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationRescheduleAppointmentArgs = {
  input: RescheduleAppointmentInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationResendEmailCodeArgs = {
  input: ResendEmailCodeInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationResendPasswordResetCodeArgs = {
  input: ResendPasswordResetCodeInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationResendRegistrationCodeArgs = {
  input: ResendRegistrationCodeInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationSendEmailCodeArgs = {
  input: SendEmailCodeInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationSetPrimaryVehicleArgs = {
  input: SetPrimaryVehicleInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationSubmitReviewArgs = {
  input: SubmitReviewInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationUndoEmailChangeArgs = {
  input: UndoEmailChangeInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationUpdateVehicleArgs = {
  input: UpdateVehicleInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationVerifyClaimArgs = {
  input: VerifyClaimInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationVerifyEmailCodeArgs = {
  input: VerifyEmailCodeInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationVerifyPasswordResetCodeArgs = {
  input: VerifyPasswordResetCodeInput;
};


/**
 * All mutations. Each takes one `input` and returns its own payload: what it changed, and `userErrors` for problems that the user can fix.
 * Errors of the system are GraphQL errors instead.
 */
export type MutationVerifyRegistrationArgs = {
  input: VerifyRegistrationInput;
};

/** What a customer should do next, the most urgent first. */
export type NextAction = {
  __typename?: 'NextAction';
  /** The appointment it is about; null for `REVIEW` and `BOOK`. */
  appointment?: Maybe<Appointment>;
  /** What to do. */
  kind: NextActionKind;
  /** The review to write; null unless `REVIEW`. */
  pendingReview?: Maybe<PendingReview>;
};

/** What a customer can do next, the most urgent first. */
export type NextActionKind =
  /** Nothing is planned: book an appointment. */
  | 'BOOK'
  /** Pay for the confirmed appointment whose payment is due first. */
  | 'PAY'
  /** Review the latest completed work. */
  | 'REVIEW'
  /** Nothing until the next confirmed appointment. */
  | 'VISIT'
  /** Nothing until the specialist confirms the next appointment. */
  | 'WAIT';

/** What to show next, where the API also offers the path of a page on this site. */
export type NextStep =
  /** The form that books an appointment. */
  | 'BOOK_APPOINTMENT'
  /** That the booking has been received, with the offer to open an account: `verifyClaim` with the code from the email, then `completeClaim`. */
  | 'CREATE_ACCOUNT'
  /** The login: the customer has an account. */
  | 'LOG_IN'
  /** The form that requests immediate service. */
  | 'REQUEST_IMMEDIATE_SERVICE'
  /** The customer's appointments. */
  | 'SHOW_APPOINTMENTS'
  /** The dashboard. */
  | 'SHOW_DASHBOARD'
  /** The customer's profile. */
  | 'SHOW_PROFILE'
  /** The customer's repairs. */
  | 'SHOW_REPAIRS'
  /** The reviews to write, and those written. */
  | 'SHOW_REVIEWS'
  /** The request for the code that `claimAccount` sends: the customer has booked before and hasn't verified the email. */
  | 'VERIFY_EMAIL';

/**
 * What `node` finds by its `id`. Ids are unique in the whole graph: the type and the legacy host's id, such as `specialist-12` and
 * `immediate-service-3`. A field or argument such as `specialistId` is the `id` of a specialist.
 */
export type Node = {
  /** Identifies it among everything in the graph. */
  id: Scalars['ID']['output'];
};

/** News for a customer, listed under the bell. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** The path of a page on this site, for example `/dashboard/appointments`; null if it has no link. */
  actionPath?: Maybe<Scalars['String']['output']>;
  /** When it was created; null if the legacy host doesn't say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The icon's name in the legacy icon font, limited to `a-z`, `0-9`, spaces and hyphens; null if there is none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** The notification's id. */
  id: Scalars['ID']['output'];
  /** Whether it has been read. */
  isRead: Scalars['Boolean']['output'];
  /** Its topic. An unknown legacy type means SYSTEM. */
  kind: NotificationKind;
  /** The text; empty if there is none. */
  message: Scalars['String']['output'];
  /** What an app shows when it is opened, as `actionPath` says for this site; null if it has no link, or the page isn't one of these. */
  nextStep?: Maybe<NextStep>;
  /** The heading it is listed under, by the unit of `timeAgo`. */
  recency: NotificationRecency;
  /**
   * What it is about; null if it doesn't say, or if it isn't the customer's any more. Costs a legacy call: `GET getUserData.php`, once for all
   * notifications.
   */
  subject?: Maybe<NotificationSubject>;
  /** How long ago it was, as the legacy host writes it, for example `5 min ago`; empty if unknown. */
  timeAgo: Scalars['String']['output'];
  /** The heading; empty if there is none. */
  title: Scalars['String']['output'];
};

/** One page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The items with their cursors. */
  edges: Array<NotificationEdge>;
  /** The items alone. */
  nodes: Array<Notification>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** How many items the whole list has, with the filters applied. */
  totalCount: Scalars['Int']['output'];
};

/** A notification of a page, with its cursor. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Where it is in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Notification;
};

/** The topic of a notification. */
export type NotificationKind =
  /** An appointment. */
  | 'APPOINTMENT'
  /** A message. */
  | 'MESSAGE'
  /** A payment. */
  | 'PAYMENT'
  /** A repair. */
  | 'REPAIR'
  /** A review. */
  | 'REVIEW'
  /** The account or the product. */
  | 'SYSTEM';

/** The heading a notification is listed under. */
export type NotificationRecency =
  /** Days or weeks ago. */
  | 'OLDER'
  /** Minutes or hours ago. */
  | 'TODAY';

/** Something that a notification can be about. */
export type NotificationSubject = Appointment | Repair;

/** A change of a customer's notifications. */
export type NotificationsChangedPayload = {
  __typename?: 'NotificationsChangedPayload';
  /** The notifications since the previous event, the newest first; empty at the start, and if one was only read. */
  added: Array<Notification>;
  /** The customer with the updated `notifications` and `unreadNotificationCount`. Other fields except `id` cost a legacy call. */
  customer: Customer;
};

/** The handle of a link in a booking's email. */
export type OpenBookingLinkInput = {
  /** The text after `#booking=` in the link. A secret: keep it out of URLs and logs. */
  handle: Scalars['String']['input'];
};

/** The result of `openBookingLink`. */
export type OpenBookingLinkPayload = {
  __typename?: 'OpenBookingLinkPayload';
  /** The booking, whose email can be verified with a code; null if there are `userErrors`. Its `customerId` is null, so its email can't be changed. */
  booking?: Maybe<GuestBooking>;
  /** What the customer can fix; `EXPIRED` if the handle is unknown, a day old, or of a verified email. */
  userErrors: Array<UserError>;
};

/**
 * Which part of a list a page is. Lists that grow are connections: `first` items (20, at most 100) `after` the cursor of an item, as in the
 * Relay cursor connections specification.
 */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the page's last item, for `after` of the next page; null if the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are items before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the page's first item; null if the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The appointment. */
export type PayForAppointmentInput = {
  /** The appointment, as in `Appointment.id`. */
  appointmentId: Scalars['ID']['input'];
};

/** The result of `payForAppointment`. */
export type PayForAppointmentPayload = {
  __typename?: 'PayForAppointmentPayload';
  /** The updated appointment, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  appointment?: Maybe<Appointment>;
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if it was paid. `ALREADY_DONE` the second time, `NOT_CONFIRMED` too early, `PAYMENT_WINDOW_CLOSED` too late. */
  userErrors: Array<UserError>;
};

/** Whether an appointment has to be paid. */
export type PaymentState =
  /** It can be paid until `paymentDueBy`; if that is null, the legacy host decides. */
  | 'DUE'
  /** It wasn't paid in time. */
  | 'EXPIRED'
  /** No payment is due: it isn't confirmed, is completed, or has been cancelled. */
  | 'NOT_DUE'
  /** It can't be paid until the specialist confirms the new time. */
  | 'ON_HOLD'
  /** It has been paid. */
  | 'PAID';

/** Completed work that the customer can still review. */
export type PendingReview = Node & {
  __typename?: 'PendingReview';
  /** The appointment to review; null if unknown, or if it isn't among the customer's appointments. */
  appointment?: Maybe<Appointment>;
  /** The id of the appointment to review; null if the legacy host doesn't say, and then it can't be reviewed. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** The day of the work; null if unknown. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The pending review's id. */
  id: Scalars['ID']['output'];
  /** The service's name; null if unknown. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** The specialist; null if unknown or the specialist has left. Costs a legacy call: `GET specialists.php`. */
  specialist?: Maybe<Specialist>;
  /** The specialist's id; null if unknown. */
  specialistId?: Maybe<Scalars['ID']['output']>;
  /** The specialist's name; null if unknown. */
  specialistName?: Maybe<Scalars['String']['output']>;
  /** The absolute URL of the specialist's photo; null if there is none. */
  specialistPhotoUrl?: Maybe<Scalars['String']['output']>;
};

/** One page of reviews to write. */
export type PendingReviewConnection = {
  __typename?: 'PendingReviewConnection';
  /** The items with their cursors. */
  edges: Array<PendingReviewEdge>;
  /** The items alone. */
  nodes: Array<PendingReview>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** How many items the whole list has, with the filters applied. */
  totalCount: Scalars['Int']['output'];
};

/** A review to write of a page, with its cursor. */
export type PendingReviewEdge = {
  __typename?: 'PendingReviewEdge';
  /** Where it is in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PendingReview;
};

/** A postal address in the UK. Each part is null if unknown. */
export type PostalAddress = {
  __typename?: 'PostalAddress';
  /** The town or city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The country. */
  country?: Maybe<Scalars['String']['output']>;
  /** The county. */
  county?: Maybe<Scalars['String']['output']>;
  /** The postcode, for example `LE1 6XH`. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** House number and street. */
  street?: Maybe<Scalars['String']['output']>;
  /** A second line. */
  street2?: Maybe<Scalars['String']['output']>;
};

/** A postal address in the UK. */
export type PostalAddressInput = {
  /** The town or city. At most 80 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The country. At most 60 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The county. At most 80 characters. */
  county?: InputMaybe<Scalars['String']['input']>;
  /** The postcode, in any spacing. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** House number and street. At most 120 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** A second line. At most 120 characters. */
  street2?: InputMaybe<Scalars['String']['input']>;
};

/** What a service usually costs and how long it takes. Specialists set their own prices. */
export type PriceGuide = {
  __typename?: 'PriceGuide';
  /** The highest price of all offers. */
  highest: Money;
  /** The lowest price of all offers. */
  lowest: Money;
  /** The number of specialists with a price for the service. */
  offerCount: Scalars['Int']['output'];
  /** The median of the offers' lowest prices. */
  typical: Money;
  /** The median of the estimated durations, in minutes; null if there is none. */
  typicalDurationMinutes?: Maybe<Scalars['Int']['output']>;
};

/** A single price, or a range from a low to a high one. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** Ready to show: `£40` or `£40 - £60`. */
  formatted: Scalars['String']['output'];
  /** The highest price; null for a single price. */
  high?: Maybe<Money>;
  /** The lowest price. */
  low: Money;
};

/** All queries. Root fields are nullable, so that one failure doesn't affect the others: a field that failed is null, with an error on its path. */
export type Query = {
  __typename?: 'Query';
  /**
   * Whether the customer could change to this email. Needs a session; at most ten times a minute.
   * Legacy call: `POST check-email.php`.
   */
  emailAvailability?: Maybe<EmailAvailability>;
  /**
   * The immediate services that can be requested. Never fails: if the legacy host can't answer, it returns six built-in ones.
   * Legacy call: `GET immediate-services.php`.
   */
  immediateServices?: Maybe<Array<ImmediateService>>;
  /**
   * The logged-in customer. Without a session, or with an expired one, null with the error code `UNAUTHENTICATED`.
   * Legacy call: `GET getUserData.php`, once for all fields.
   */
  me?: Maybe<Customer>;
  /**
   * Something by its `id`, whatever its type; null if there is none with this id. A customer's own things need the session.
   * Legacy calls: those of the query for its type, such as `specialist` or `me`.
   */
  node?: Maybe<Node>;
  /** The gateway's current time, for countdowns that can't trust the device's clock. Costs no legacy call. */
  serverTime?: Maybe<Scalars['DateTime']['output']>;
  /** One service of the catalogue; null if none has this id. Legacy call: `GET services.php`. */
  service?: Maybe<Service>;
  /** The catalogue of services. Legacy call: `GET services.php`. */
  services?: Maybe<Array<Service>>;
  /** One specialist; null if none has this id. Legacy call: `GET specialists.php`, page by page until found. */
  specialist?: Maybe<Specialist>;
  /** The options of the application form. Legacy call: `GET formOptions.php`. */
  specialistApplicationOptions?: Maybe<SpecialistApplicationOptions>;
  /**
   * One page of the directory of specialists, filtered. Legacy call: `GET specialists.php`; with `sort`, `freeOn` or a postcode, one for each
   * 50 specialists of the whole result, at most seven.
   */
  specialists?: Maybe<SpecialistPage>;
};


/** All queries. Root fields are nullable, so that one failure doesn't affect the others: a field that failed is null, with an error on its path. */
export type QueryEmailAvailabilityArgs = {
  email: Scalars['String']['input'];
};


/** All queries. Root fields are nullable, so that one failure doesn't affect the others: a field that failed is null, with an error on its path. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Root fields are nullable, so that one failure doesn't affect the others: a field that failed is null, with an error on its path. */
export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Root fields are nullable, so that one failure doesn't affect the others: a field that failed is null, with an error on its path. */
export type QuerySpecialistArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Root fields are nullable, so that one failure doesn't affect the others: a field that failed is null, with an error on its path. */
export type QuerySpecialistsArgs = {
  filter?: InputMaybe<SpecialistFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SpecialistSort>;
};

/** How many reviews give a number of stars. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** How many reviews give them. */
  count: Scalars['Int']['output'];
  /** The stars, from 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** A refund of part or all of the price. */
export type Refund = {
  __typename?: 'Refund';
  /** The amount; null if the price is unknown. */
  amount?: Maybe<Money>;
  /** The percentage of the price, from 0 to 100. */
  percentage: Scalars['Int']['output'];
  /** The rule that applies; null if the legacy host decided. */
  rule?: Maybe<RefundRule>;
};

/** The rules of the refund policy; the first that fits applies. Days are in Europe/London. */
export type RefundRule =
  /** 50 %: later than that, and before the day of the appointment. */
  | 'BEFORE_THE_DAY'
  /** 0 %: on the day of the appointment or later. */
  | 'ON_THE_DAY'
  /** 75 %: later than that, and at least 2 days before the day of the appointment. */
  | 'TWO_DAYS_BEFORE'
  /** 100 %: within 24 hours of booking. */
  | 'WITHIN_24_HOURS_OF_BOOKING';

/** The new customer's details. */
export type RegisterInput = {
  /** The email. */
  email: Scalars['String']['input'];
  /** The first name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** The last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** The password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  password: Scalars['String']['input'];
  /** The UK phone number, with or without +44. */
  phone: Scalars['String']['input'];
};

/** The result of `register`. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /**
   * Identifies what was begun here, such as this registration: bring it to the later mutations about it, so that no one else's attempts count
   * against it. Null if there are `userErrors` or the legacy host sends none. Keep it out of URLs and logs.
   */
  flowId?: Maybe<Scalars['ID']['output']>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the code was sent. */
  userErrors: Array<UserError>;
};

/** The vehicle to remove. */
export type RemoveVehicleInput = {
  /** The vehicle, as in `Vehicle.id`. */
  vehicleId: Scalars['ID']['input'];
};

/** The result of `removeVehicle`. */
export type RemoveVehiclePayload = {
  __typename?: 'RemoveVehiclePayload';
  /** The customer with the updated vehicles; null if there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as does `vehicles` if the script doesn't list them. */
  customer?: Maybe<Customer>;
  /** The id of the removed vehicle; null if there are `userErrors`. */
  removedVehicleId?: Maybe<Scalars['ID']['output']>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The record of work for a customer, in progress or completed. */
export type Repair = Node & {
  __typename?: 'Repair';
  /** The appointment; null if unknown, or if it isn't among the customer's appointments. */
  appointment?: Maybe<Appointment>;
  /** The appointment's id; null if unknown. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** Whether it can still be reviewed, with its `appointmentId`; null if the customer's appointments can't be read. */
  canReview?: Maybe<Scalars['Boolean']['output']>;
  /** The cost, as the legacy host sends it; £0.00 if it sends none. */
  cost: Money;
  /** The day of the work; null if unknown. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The work to do; null if there is no description. */
  description?: Maybe<Scalars['String']['output']>;
  /** The repair's id; `repair-` and the appointment's id if it was made from an appointment. */
  id: Scalars['ID']['output'];
  /** The hours worked; empty if none are listed. */
  labour: Array<RepairLabour>;
  /** The sum of the labour's totals. */
  labourTotal: Money;
  /** The specialist's notes; null if there are none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The parts used; empty if none are listed. */
  parts: Array<RepairPart>;
  /** The sum of the parts' totals. */
  partsTotal: Money;
  /** The reference number to quote; null if there is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The service's name; null if unknown. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** The specialist's name; null if unknown. */
  specialistName?: Maybe<Scalars['String']['output']>;
  /** The repair's status. */
  status: RepairStatus;
  /** Parts and labour; the cost if neither is listed. */
  total: Money;
  /** The vehicle, ready to show; null if unknown or the work wasn't on a vehicle. */
  vehicle?: Maybe<Scalars['String']['output']>;
  /** The warranty; '90 days on parts and labor' if the legacy host sends none. */
  warranty: Scalars['String']['output'];
};

/** One page of repairs. */
export type RepairConnection = {
  __typename?: 'RepairConnection';
  /** The items with their cursors. */
  edges: Array<RepairEdge>;
  /** The items alone. */
  nodes: Array<Repair>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** Up to three other searches that find something with the other arguments; empty if this one finds any. */
  searchSuggestions: Array<Scalars['String']['output']>;
  /** How many match the other arguments for each status, whatever the `status` argument; each status once. */
  statusCounts: Array<RepairStatusCount>;
  /** How many items the whole list has, with the filters applied. */
  totalCount: Scalars['Int']['output'];
};

/** A repair of a page, with its cursor. */
export type RepairEdge = {
  __typename?: 'RepairEdge';
  /** Where it is in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Repair;
};

/** Work charged by the hour. */
export type RepairLabour = {
  __typename?: 'RepairLabour';
  /** The work done; null if there is no description. */
  description?: Maybe<Scalars['String']['output']>;
  /** How many hours; can be a fraction. */
  hours: Scalars['Float']['output'];
  /** The price per hour. */
  rate: Money;
  /** Hours times rate. */
  total: Money;
};

/** A part used in a repair. */
export type RepairPart = {
  __typename?: 'RepairPart';
  /** The part's name. */
  name: Scalars['String']['output'];
  /** How many; can be a fraction. */
  quantity: Scalars['Float']['output'];
  /** Price times quantity. */
  total: Money;
  /** The price of one part. */
  unitPrice: Money;
};

/** The status of a repair. */
export type RepairStatus =
  /** The work is done. */
  | 'COMPLETED'
  /** The work is in progress. */
  | 'IN_PROGRESS';

/** The number of repairs with one status. */
export type RepairStatusCount = {
  __typename?: 'RepairStatusCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: RepairStatus;
};

/** A request for immediate service. */
export type RequestImmediateServiceInput = {
  /** How the customer prefers to be contacted. */
  contactPreference?: ContactPreference;
  /**
   * A random string of 16 to 64 letters, digits and hyphens, new for each request and the same for its retries: the same key never makes two
   * requests, and returns the first one's reference. Only a legacy host that keeps no keys could make two after a lost response: the error then
   * has no `extensions.isRepeatSafe`. Without a key, each mutation makes a request.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The immediate service's name, as in `ImmediateService.name`. At most 200 characters. */
  immediateServiceName: Scalars['String']['input'];
  /** A description of the problem. At most 10,000 characters. */
  issueDescription: Scalars['String']['input'];
  /** The item with the problem, for example the vehicle. At most 10,000 characters. */
  issueDetails: Scalars['String']['input'];
  /** The location of the customer: street and postcode. At most 10,000 characters. */
  location: Scalars['String']['input'];
  /** The customer's phone number, in any format. At most 10,000 characters. */
  phone: Scalars['String']['input'];
};

/** The result of `requestImmediateService`. */
export type RequestImmediateServicePayload = {
  __typename?: 'RequestImmediateServicePayload';
  /** The request; null if there are `userErrors`. */
  request?: Maybe<ImmediateRequest>;
  /** What the customer can fix; empty if the request was received. */
  userErrors: Array<UserError>;
};

/** The email of the account. */
export type RequestPasswordResetInput = {
  /** The email. */
  email: Scalars['String']['input'];
};

/** The result of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /**
   * Identifies what was begun here, such as this registration: bring it to the later mutations about it, so that no one else's attempts count
   * against it. Null if there are `userErrors` or the legacy host sends none. Keep it out of URLs and logs.
   */
  flowId?: Maybe<Scalars['ID']['output']>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if a code was sent, or the email has no account. */
  userErrors: Array<UserError>;
};

/** The appointment and the new time. */
export type RescheduleAppointmentInput = {
  /** The appointment, as in `Appointment.id`. */
  appointmentId: Scalars['ID']['input'];
  /** The new day, one of `Appointment.rescheduleDates`. */
  date: Scalars['Date']['input'];
  /** The new time slot, one of `Appointment.rescheduleTimeSlots`. */
  timeSlotId: Scalars['ID']['input'];
};

/** The result of `rescheduleAppointment`. */
export type RescheduleAppointmentPayload = {
  __typename?: 'RescheduleAppointmentPayload';
  /** The updated appointment, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  appointment?: Maybe<Appointment>;
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if it was rescheduled. `SLOT_TAKEN` if the time slot isn't free any more, `ALREADY_RESCHEDULED` the second time. */
  userErrors: Array<UserError>;
};

/** An email and what it is verified for. */
export type ResendEmailCodeInput = {
  /** The email. */
  email: Scalars['String']['input'];
  /** The `flowId` of the response that began this; null if there was none. */
  flowId?: InputMaybe<Scalars['ID']['input']>;
  /** The purpose. */
  purpose: EmailCodePurpose;
};

/** The result of `resendEmailCode`. */
export type ResendEmailCodePayload = {
  __typename?: 'ResendEmailCodePayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the user can fix; empty if the code was sent. Too early is `RATE_LIMITED`, with the seconds to wait. */
  userErrors: Array<UserError>;
};

/** The email of the account. */
export type ResendPasswordResetCodeInput = {
  /** The email. */
  email: Scalars['String']['input'];
  /** The `flowId` of the response that began this; null if there was none. */
  flowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `resendPasswordResetCode`. */
export type ResendPasswordResetCodePayload = {
  __typename?: 'ResendPasswordResetCodePayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty on success. Too early is `RATE_LIMITED`, with the seconds to wait. */
  userErrors: Array<UserError>;
};

/** The email that needs a new code. */
export type ResendRegistrationCodeInput = {
  /** The email. */
  email: Scalars['String']['input'];
  /** The `flowId` of the response that began this; null if there was none. */
  flowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `resendRegistrationCode`. */
export type ResendRegistrationCodePayload = {
  __typename?: 'ResendRegistrationCodePayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the code was sent. Too early is `RATE_LIMITED`, with the seconds to wait. */
  userErrors: Array<UserError>;
};

/** A verified email and its new password. */
export type ResetPasswordInput = {
  /** The password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  password: Scalars['String']['input'];
  /** From `VerifyPasswordResetCodePayload.resetToken`. */
  resetToken: Scalars['String']['input'];
};

/** The result of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the password was changed. */
  userErrors: Array<UserError>;
};

/** A customer's review of a specialist. */
export type Review = {
  __typename?: 'Review';
  /** The comment, as plain text; null if there is none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was written; null if the legacy host doesn't say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stars from 0 to 5; can be a half. */
  rating: Scalars['Float']['output'];
};

/** One page of reviews of a specialist. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The items with their cursors. */
  edges: Array<ReviewEdge>;
  /** The items alone. */
  nodes: Array<Review>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** How many items the whole list has, with the filters applied. */
  totalCount: Scalars['Int']['output'];
};

/** A review of a page, with its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Where it is in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Review;
};

/** A message to the team. */
export type SendContactMessageInput = {
  /** The sender's email, for the reply. */
  email: Scalars['String']['input'];
  /** The message. At most 5,000 characters. */
  message: Scalars['String']['input'];
  /** The sender's name. At most 100 characters. */
  name: Scalars['String']['input'];
};

/** The result of `sendContactMessage`. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the sender can fix; empty if the message was sent. */
  userErrors: Array<UserError>;
};

/** An email and what it is verified for. */
export type SendEmailCodeInput = {
  /** The email. */
  email: Scalars['String']['input'];
  /** The purpose. */
  purpose: EmailCodePurpose;
};

/** The result of `sendEmailCode`. */
export type SendEmailCodePayload = {
  __typename?: 'SendEmailCodePayload';
  /**
   * Identifies what was begun here, such as this registration: bring it to the later mutations about it, so that no one else's attempts count
   * against it. Null if there are `userErrors` or the legacy host sends none. Keep it out of URLs and logs.
   */
  flowId?: Maybe<Scalars['ID']['output']>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the user can fix; empty if the code was sent. */
  userErrors: Array<UserError>;
};

/** A kind of work that customers can book, for example plumbing. */
export type Service = Node & {
  __typename?: 'Service';
  /**
   * The days on which this service can be booked at this location, from today to two months ahead, in order.
   * Legacy call: `GET getAvailableDates.php`.
   */
  availableDates?: Maybe<Array<Scalars['Date']['output']>>;
  /** The two locations other than workshops, always offered first: the customer's home, or another address. Costs no legacy call. */
  customerLocations: Array<CustomerLocation>;
  /** What the service covers, in a sentence or two; null if there is no description. */
  description?: Maybe<Scalars['String']['output']>;
  /** The icon's class name in the legacy icon font, limited to `a-z`, `0-9`, spaces and hyphens; null if there is none. */
  iconClass?: Maybe<Scalars['String']['output']>;
  /** The service's id. */
  id: Scalars['ID']['output'];
  /** The service's name, for example `Vehicle Repair`. */
  name: Scalars['String']['output'];
  /** Whether a booking of this service needs a vehicle: true if the name contains 'vehicle'. */
  needsVehicle: Scalars['Boolean']['output'];
  /**
   * What the service usually costs, from the specialists' offers for it; null if none has a price.
   * Legacy call: `GET getSpecialistsByService.php`; for several services of an operation one `GET specialists.php` instead, of whose first
   * 100 specialists the offers count.
   */
  priceGuide?: Maybe<PriceGuide>;
  /**
   * Up to three other searches that find specialists who offer this service; empty if this one finds any.
   * Legacy call: `GET getSpecialistsByService.php`.
   */
  searchSuggestions?: Maybe<Array<Scalars['String']['output']>>;
  /** The specialists who offer this service. Legacy call: `GET getSpecialistsByService.php`. */
  specialists?: Maybe<Array<Specialist>>;
  /** The free time slots of one day, in order; empty if there is none. Legacy call: `GET getAvailableTimeSlots.php`. */
  timeSlots?: Maybe<Array<TimeSlot>>;
  /** The workshops that offer this service; empty if there is none. Legacy call: `GET getWorkshopLocations.php`. */
  workshops?: Maybe<Array<Workshop>>;
};


/** A kind of work that customers can book, for example plumbing. */
export type ServiceAvailableDatesArgs = {
  location: LocationInput;
  near?: InputMaybe<Scalars['String']['input']>;
  specialistId?: InputMaybe<Scalars['ID']['input']>;
};


/** A kind of work that customers can book, for example plumbing. */
export type ServiceSearchSuggestionsArgs = {
  certifiedBy?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A kind of work that customers can book, for example plumbing. */
export type ServiceSpecialistsArgs = {
  certifiedBy?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  freeOn?: InputMaybe<Scalars['Date']['input']>;
  location?: InputMaybe<LocationInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SpecialistSort>;
};


/** A kind of work that customers can book, for example plumbing. */
export type ServiceTimeSlotsArgs = {
  date: Scalars['Date']['input'];
  location: LocationInput;
  near?: InputMaybe<Scalars['String']['input']>;
  specialistId?: InputMaybe<Scalars['ID']['input']>;
};

/** An area that a specialist travels to. */
export type ServiceArea = {
  __typename?: 'ServiceArea';
  /** The legacy host's id of the area; null if the legacy host doesn't send it. */
  areaId?: Maybe<Scalars['ID']['output']>;
  /** The area's name, for example `Loughborough`. */
  name: Scalars['String']['output'];
  /** The travel fee; null if unknown, £0 if free. */
  travelFee?: Maybe<Money>;
};

/** Where a specialist works. */
export type ServiceMode =
  /** In a workshop and at the customer's home. */
  | 'BOTH'
  /** At the customer's home only; also for an unknown legacy value. */
  | 'TRAVEL'
  /** In a workshop only; also if the legacy host says nothing. */
  | 'WORKSHOP';

/** A choice of where to work. */
export type ServiceModeOption = {
  __typename?: 'ServiceModeOption';
  /** A description; null if there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  label: Scalars['String']['output'];
  /** What identifies the option within its list. */
  value: Scalars['ID']['output'];
};

/** The price of a service. */
export type ServicePricingInput = {
  /** The lowest price, in pence, from 0 to 99999999. */
  basePricePence: Scalars['Int']['input'];
  /** The applicant's description. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The typical duration in minutes, from 1 to 100000; null if unknown. */
  estimatedDurationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The highest price, in pence, not below the lowest and at most 99999999; null for a single price. */
  highPricePence?: InputMaybe<Scalars['Int']['input']>;
  /** The service's name. */
  serviceName: Scalars['String']['input'];
};

/** A session. Send its `userId` as the header `X-User-ID` and its `authToken` as `X-Auth-Token` with later operations. */
export type Session = {
  __typename?: 'Session';
  /** The account type, as the legacy host writes it; nothing depends on its value. */
  accountType: Scalars['String']['output'];
  /** The secret of the session. Keep it out of URLs and logs. */
  authToken: Scalars['String']['output'];
  /** The legacy host's id of the customer, which `Customer.id` contains. */
  userId: Scalars['ID']['output'];
  /** The customer's name, ready to show. */
  userName: Scalars['String']['output'];
};

/** The vehicle to make primary. */
export type SetPrimaryVehicleInput = {
  /** The vehicle, as in `Vehicle.id`. */
  vehicleId: Scalars['ID']['input'];
};

/** The result of `setPrimaryVehicle`. */
export type SetPrimaryVehiclePayload = {
  __typename?: 'SetPrimaryVehiclePayload';
  /** The customer with the updated vehicles; null if there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as does `vehicles` if the script doesn't list them. */
  customer?: Maybe<Customer>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The new primary vehicle; null if there are `userErrors`. */
  vehicle?: Maybe<Vehicle>;
};

/** A repair specialist whom customers can book. */
export type Specialist = Node & {
  __typename?: 'Specialist';
  /** The weekdays on which the specialist works, in the order of the week; empty if unknown. */
  availableDays: Array<Weekday>;
  /** The average rating, from 0.1 to 5 with one decimal: the mean of the reviews, or the stored rating if there are none; null if unknown. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** The specialist's own introduction, as plain text; null if there is none. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The companies that have certified the specialist. */
  companies: Array<Company>;
  /** The typical duration of a job in minutes; null if unknown. */
  estimatedDurationMinutes?: Maybe<Scalars['Int']['output']>;
  /** The specialist's id. */
  id: Scalars['ID']['output'];
  /** Whether a brand has certified the specialist: true only if the legacy host says 'Yes'. */
  isCertified: Scalars['Boolean']['output'];
  /** Whether the specialist has liability insurance. */
  liabilityInsurance: InsuranceStatus;
  /** The name; null if unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * The first day, from today to two months ahead, on which this specialist can be booked for this service, or for the first of their services.
   * Null if there is none or it is unknown: a failed legacy call is no error here. At most a minute old, and refetched after
   * a booking, rescheduling or cancellation through this API. An operation looks up at most 50, five at a time, for four
   * seconds; the others are null.
   * Legacy call: `GET getAvailableDates.php`, once per specialist, service and location in a minute.
   */
  nextAvailableDate?: Maybe<Scalars['Date']['output']>;
  /** The absolute URL of the photo, on this site or a permitted host; null if there is none. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** The guide price; null means 'Contact for pricing'. */
  price?: Maybe<PriceRange>;
  /** The guide price, ready to show: `£40`, `£40 - £60` or 'Contact for pricing'. */
  priceLabel: Scalars['String']['output'];
  /** How many reviews give each number of stars, from 5 to 1. Halves round up, and less than half a star isn't counted. */
  ratingCounts: Array<RatingCount>;
  /** The number of reviews. */
  reviewCount: Scalars['Int']['output'];
  /** The reviews, in the legacy host's order. */
  reviews: ReviewConnection;
  /** The service that a search of the directory names best, for example `Taps and mixers` for `plumber taps`; null if it names none. */
  searchedService?: Maybe<SpecialistService>;
  /** The areas the specialist travels to. */
  serviceAreas: Array<ServiceArea>;
  /** Where the specialist works. */
  serviceMode: ServiceMode;
  /** The services on offer; empty if the legacy host sends none that is readable. */
  services: Array<SpecialistService>;
  /** The trade, for example `Vehicle Technician`; null if unknown. */
  trade?: Maybe<Scalars['String']['output']>;
  /** How far the specialist travels, as the legacy host sends it, for example `10 miles`; null if unknown. */
  willingToTravel?: Maybe<Scalars['String']['output']>;
  /** The workshops the specialist works in. */
  workshops: Array<SpecialistWorkshop>;
  /** Years of experience as the legacy host sends it: a number such as `12` or a range such as `3-5`; null if unknown. */
  yearsOfExperience?: Maybe<Scalars['String']['output']>;
};


/** A repair specialist whom customers can book. */
export type SpecialistNextAvailableDateArgs = {
  location?: InputMaybe<LocationInput>;
  serviceId?: InputMaybe<Scalars['ID']['input']>;
};


/** A repair specialist whom customers can book. */
export type SpecialistReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A repair specialist whom customers can book. */
export type SpecialistSearchedServiceArgs = {
  search: Scalars['String']['input'];
};

/** The options of the application form. */
export type SpecialistApplicationOptions = {
  __typename?: 'SpecialistApplicationOptions';
  /** The companies that certify specialists. */
  companies: Array<ApplicationOption>;
  /** The immediate services an applicant can offer. */
  immediateServices: Array<ApplicationOption>;
  /** The service areas an applicant can choose. */
  locations: Array<ApplicationOption>;
  /** Where an applicant can work: in a workshop, at the customer's home, or both. */
  serviceModes: Array<ServiceModeOption>;
  /** The services an applicant can offer. */
  services: Array<ApplicationOption>;
  /** The time slots an applicant can choose. */
  timeSlots: Array<ApplicationOption>;
  /** The workshops an applicant can choose; empty if the legacy host lists none. */
  workshops: Array<ApplicationOption>;
};

/** A filter of the directory. A specialist must match all fields; empty strings are ignored. */
export type SpecialistFilter = {
  /**
   * A day on which the specialist can be booked for `serviceName`, else for the first of their services. Costs the legacy calls of
   * `Specialist.nextAvailableDate`, within its limits: `BAD_USER_INPUT` if more specialists than that match the rest of the filter. Specialists
   * whose days are unknown don't match.
   */
  freeOn?: InputMaybe<Scalars['Date']['input']>;
  /**
   * A town, area or postcode, for example `Leicester` or `LE2`. A postcode of the East Midlands, or its first half, finds those whose service
   * areas hold it.
   */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Text in the name, trade or services. The embedded backend also finds service areas, and puts the best match first. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Where the specialist works. */
  serviceMode?: InputMaybe<ServiceMode>;
  /** A service's name, as in `Service.name`. */
  serviceName?: InputMaybe<Scalars['String']['input']>;
  /** A specialism, for example `Brakes`. */
  specialism?: InputMaybe<Scalars['String']['input']>;
  /** Only these specialists, in this order, without those that no longer exist: at most 50. Of the rest of the filter, only `freeOn` then applies. */
  specialistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One page of the directory. */
export type SpecialistPage = {
  __typename?: 'SpecialistPage';
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The specialists of this page; empty if none matches. */
  items: Array<Specialist>;
  /** Up to three areas in which the other filters find something; empty if this search finds any, or none is known. */
  locationSuggestions: Array<Scalars['String']['output']>;
  /** The page number, from 1. */
  page: Scalars['Int']['output'];
  /** The page size. */
  perPage: Scalars['Int']['output'];
  /** Up to three other searches that find something with the other filters; empty if this one finds any, or none is known. */
  searchSuggestions: Array<Scalars['String']['output']>;
  /** The orders in which this result can be sorted; empty if it is too long for the gateway to have all of it. */
  sorts: Array<SpecialistSort>;
  /** The total number of matching specialists; null if unknown. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** The number of pages, at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** A service as one specialist offers it. */
export type SpecialistService = {
  __typename?: 'SpecialistService';
  /** The specialist's description; null if there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** The typical duration in minutes; null means 'Duration varies'. */
  estimatedDurationMinutes?: Maybe<Scalars['Int']['output']>;
  /** The service's name, for example `Brake pads & discs`. */
  name: Scalars['String']['output'];
  /** The price; null means 'Contact for pricing'. */
  price?: Maybe<PriceRange>;
  /** The price, ready to show: `£40`, `£40 - £60` or 'Contact for pricing'. */
  priceLabel: Scalars['String']['output'];
  /** The service's id in the catalogue; null if the legacy host doesn't send it. */
  serviceId?: Maybe<Scalars['ID']['output']>;
};

/** The order of specialists. Equal ones keep the legacy host's order. */
export type SpecialistSort =
  /** The most years of experience first; the lower bound of a range counts. */
  | 'EXPERIENCE'
  /** The highest price first, those without one last. */
  | 'PRICE_HIGH'
  /** The lowest price first, those without one last. */
  | 'PRICE_LOW'
  /** The best rating first, those without one last. */
  | 'RATING'
  /** The earliest `Specialist.nextAvailableDate` for the service first, those without one last. Costs its legacy calls, within its limits. */
  | 'SOONEST';

/** A workshop of a specialist. */
export type SpecialistWorkshop = {
  __typename?: 'SpecialistWorkshop';
  /** The workshop's name. */
  name: Scalars['String']['output'];
  /** The workshop, as in `Workshop.id`; null if the legacy host doesn't send it. */
  workshopId?: Maybe<Scalars['ID']['output']>;
};

/** A review to submit. */
export type SubmitReviewInput = {
  /** The appointment, as in `Appointment.id` or `PendingReview.appointmentId`. */
  appointmentId: Scalars['ID']['input'];
  /** The comment. At most 2,000 characters. */
  comment: Scalars['String']['input'];
  /** Whole stars, from 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** The result of `submitReview`. */
export type SubmitReviewPayload = {
  __typename?: 'SubmitReviewPayload';
  /** The updated appointment, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  appointment?: Maybe<Appointment>;
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The new review, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  review?: Maybe<SubmittedReview>;
  /** What the customer can fix; empty if the review was submitted. `ALREADY_DONE` the second time, `NOT_COMPLETED` too early. */
  userErrors: Array<UserError>;
};

/** A review written by the customer. */
export type SubmittedReview = Node & {
  __typename?: 'SubmittedReview';
  /** The reviewed appointment; null if unknown, or if it isn't among the customer's appointments. */
  appointment?: Maybe<Appointment>;
  /** The id of the reviewed appointment; null if unknown. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** The comment, as plain text; null if there is none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The day of the work; null if unknown. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The review's id. */
  id: Scalars['ID']['output'];
  /** Stars from 0 to 5; can be a half. */
  rating: Scalars['Float']['output'];
  /** When it was written; null if unknown. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The service's name; null if unknown. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** The specialist's name; null if unknown. */
  specialistName?: Maybe<Scalars['String']['output']>;
};

/** One page of reviews by the customer. */
export type SubmittedReviewConnection = {
  __typename?: 'SubmittedReviewConnection';
  /** The items with their cursors. */
  edges: Array<SubmittedReviewEdge>;
  /** The items alone. */
  nodes: Array<SubmittedReview>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** How many items the whole list has, with the filters applied. */
  totalCount: Scalars['Int']['output'];
};

/** A review of a page, with its cursor. */
export type SubmittedReviewEdge = {
  __typename?: 'SubmittedReviewEdge';
  /** Where it is in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: SubmittedReview;
};

/**
 * All subscriptions, over HTTP. With `Accept: multipart/mixed;subscriptionSpec=1.0` the response has parts that arrive one by one: Apollo's multipart
 * subscription protocol, which its web, iOS and Android clients and Sandbox support. With `Accept: text/event-stream` it is GraphQL over
 * server-sent events, as the library graphql-sse speaks it.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * The logged-in customer's notifications: an event at the start, and one whenever a notification arrives or is read. Ends with the error
   * code `UNAUTHENTICATED` when the session ends. Legacy call: `GET getNotifications.php`, polled once for all pages of a session, less often
   * while nothing happens or the legacy host is down.
   */
  notificationsChanged?: Maybe<NotificationsChangedPayload>;
};

/** A free time of one day that customers can book. */
export type TimeSlot = {
  __typename?: 'TimeSlot';
  /** The end; null if the legacy host sends none that is readable. */
  endsAt?: Maybe<Scalars['LocalTime']['output']>;
  /** The time, ready to show, as the legacy host writes it: `09:00` by the embedded backend, `09:00 AM` by others. */
  label: Scalars['String']['output'];
  /** The start; null if the label contains no readable time. */
  startsAt?: Maybe<Scalars['LocalTime']['output']>;
  /** The time slot's number within its day, to send with a booking. The same number exists on other days. */
  timeSlotId: Scalars['ID']['output'];
};

/** How far a specialist travels. */
export type TravelDistance =
  /** 5 miles. */
  | 'MILES_5'
  /** 10 miles. */
  | 'MILES_10'
  /** 15 miles. */
  | 'MILES_15'
  /** 20 miles. */
  | 'MILES_20'
  /** 25+ miles. */
  | 'MILES_25_OR_MORE';

/** The token of the link. */
export type UndoEmailChangeInput = {
  /** The text after `#undo=` in the link. A secret: keep it out of URLs and logs. */
  token: Scalars['String']['input'];
};

/** The result of `undoEmailChange`. */
export type UndoEmailChangePayload = {
  __typename?: 'UndoEmailChangePayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** A secret that can set the password once by `resetPassword`, within ten minutes; null if there are `userErrors`. Keep it out of URLs and logs. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; `EXPIRED` if the link is unknown, was used, or is over three days old. */
  userErrors: Array<UserError>;
};

/** The details to change; fields that are left out stay as they are. */
export type UpdateProfileInput = {
  /** The whole postal address: parts that are left out are cleared. */
  address?: InputMaybe<PostalAddressInput>;
  /** The email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The UK phone number, with or without +44. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The updated customer, refetched; null if there are `userErrors`, or with an error if the refetch failed. */
  customer?: Maybe<Customer>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
};

/** The updated vehicle. */
export type UpdateVehicleInput = {
  /** The colour. At most 40 characters. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** Whether it becomes the primary one; false changes nothing. */
  isPrimary?: Scalars['Boolean']['input'];
  /** The make. At most 60 characters. */
  make: Scalars['String']['input'];
  /** The model. At most 60 characters. */
  model: Scalars['String']['input'];
  /** The number plate in any spacing. At most 10 characters. */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** The vehicle, as in `Vehicle.id`. */
  vehicleId: Scalars['ID']['input'];
  /** The vehicle identification number (VIN): exactly 17 characters; null if unknown. */
  vin?: InputMaybe<Scalars['String']['input']>;
  /** The year of manufacture, from 1900 to next year. */
  year: Scalars['Int']['input'];
};

/** The result of `updateVehicle`. */
export type UpdateVehiclePayload = {
  __typename?: 'UpdateVehiclePayload';
  /** The customer with the updated vehicles; null if there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as does `vehicles` if the script doesn't list them. */
  customer?: Maybe<Customer>;
  /** What the customer can fix; empty on success. */
  userErrors: Array<UserError>;
  /** The updated vehicle; null if there are `userErrors`. */
  vehicle?: Maybe<Vehicle>;
};

/** A problem that the user can fix. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of problem. */
  code: UserErrorCode;
  /**
   * The path of the field in `input`, for example `["vehicle", "plate"]`. Null if it concerns the whole input: too many attempts
   * (`RATE_LIMITED`), a limit of the account (`LIMIT_REACHED`), files that are too large together
   * (`TOO_LARGE`), a pair of values (`BAD_CREDENTIALS`), or a reason that only `message` has (`REFUSED`).
   */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** A message to show beside the field or above the form. */
  message: Scalars['String']['output'];
  /** Seconds to wait before a retry; null if waiting wouldn't help, or the time is unknown. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The kinds of problems that a user can fix. */
export type UserErrorCode =
  /** It has been done before: paid, cancelled, reviewed or sent. Treat it as done and refetch it. */
  | 'ALREADY_DONE'
  /** The appointment has been rescheduled before, which is possible once. */
  | 'ALREADY_RESCHEDULED'
  /** The appointment is cancelled or completed, so it can't be changed or paid for. */
  | 'APPOINTMENT_CLOSED'
  /** Email and password don't match an account that may log in. */
  | 'BAD_CREDENTIALS'
  /** The code or token has expired, was used, or was tried too often; the user needs a new one. */
  | 'EXPIRED'
  /** The value has the wrong format, or can't be chosen here. */
  | 'INVALID'
  /** The idempotency key was used with another input, so an earlier request has arrived. Don't repeat this one with a new key unasked. */
  | 'KEY_REUSED'
  /** The account has as many of these as it can have; remove one first. */
  | 'LIMIT_REACHED'
  /** The appointment isn't completed yet: it can be reviewed afterwards. */
  | 'NOT_COMPLETED'
  /** The appointment, or its new time, isn't confirmed yet: it can be paid for afterwards. */
  | 'NOT_CONFIRMED'
  /** What the field names doesn't exist or belongs to another customer; the response is the same. Refetch the list that it came from. */
  | 'NOT_FOUND'
  /** The time to pay has passed (`Appointment.paymentDueBy`). */
  | 'PAYMENT_WINDOW_CLOSED'
  /** Too many attempts; wait before retrying. */
  | 'RATE_LIMITED'
  /** Refused for a reason that only the message gives. */
  | 'REFUSED'
  /** A required value is missing or empty. */
  | 'REQUIRED'
  /** The time slot isn't free any more. Refetch the time slots and let the customer choose again. */
  | 'SLOT_TAKEN'
  /** The email belongs to another account or application. */
  | 'TAKEN'
  /** The value is too long, or the file too large. */
  | 'TOO_LARGE'
  /** The file's type isn't accepted. */
  | 'UNSUPPORTED_FILE'
  /** The email must be verified with a code first. */
  | 'UNVERIFIED_EMAIL'
  /** The verification code is wrong. */
  | 'WRONG_CODE'
  /** The current password is wrong. */
  | 'WRONG_PASSWORD';

/** A vehicle of a customer. */
export type Vehicle = Node & {
  __typename?: 'Vehicle';
  /** The colour; null if unknown. */
  colour?: Maybe<Scalars['String']['output']>;
  /** The vehicle's id. */
  id: Scalars['ID']['output'];
  /** Whether bookings offer it first. Exactly one of a customer's vehicles is primary. */
  isPrimary: Scalars['Boolean']['output'];
  /** The make, for example `Ford`; empty if unknown. */
  make: Scalars['String']['output'];
  /** The model, for example `Fiesta`; empty if unknown. */
  model: Scalars['String']['output'];
  /** The number plate, for example `FN19 KTR`; null if unknown. */
  plate?: Maybe<Scalars['String']['output']>;
  /** The vehicle identification number (VIN) of 17 characters; null if unknown. */
  vin?: Maybe<Scalars['String']['output']>;
  /** The year of manufacture; null if unknown. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** The vehicle to repair. */
export type VehicleDetailsInput = {
  /** Make and model, for example `Ford Fiesta`. */
  model: Scalars['String']['input'];
  /** The number plate in any spacing, for example `FN21 KTR`: from 2 to 8 letters and digits. */
  plate: Scalars['String']['input'];
  /** The year of manufacture, for example `2021`. */
  year: Scalars['String']['input'];
};

/** An email and the code sent to it. */
export type VerifyClaimInput = {
  /** The six-digit code. */
  code: Scalars['String']['input'];
  /** The email. */
  email: Scalars['String']['input'];
  /** The `flowId` of the response that began this; null if there was none. */
  flowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `verifyClaim`. */
export type VerifyClaimPayload = {
  __typename?: 'VerifyClaimPayload';
  /** A secret that can set the password once, within ten minutes; null if there are `userErrors` or the legacy host sent none. Keep it out of URLs and logs. */
  claimToken?: Maybe<Scalars['String']['output']>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the code is right. */
  userErrors: Array<UserError>;
};

/** An email and the code sent to it. */
export type VerifyEmailCodeInput = {
  /** The six-digit code. */
  code: Scalars['String']['input'];
  /** The email. */
  email: Scalars['String']['input'];
  /** The `flowId` of the response that began this; null if there was none. */
  flowId?: InputMaybe<Scalars['ID']['input']>;
  /** The purpose. */
  purpose: EmailCodePurpose;
};

/** The result of `verifyEmailCode`. */
export type VerifyEmailCodePayload = {
  __typename?: 'VerifyEmailCodePayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the user can fix; empty if the email is verified. */
  userErrors: Array<UserError>;
};

/** An email and the code sent to it. */
export type VerifyPasswordResetCodeInput = {
  /** The six-digit code. */
  code: Scalars['String']['input'];
  /** The email. */
  email: Scalars['String']['input'];
  /** The `flowId` of the response that began this; null if there was none. */
  flowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodePayload = {
  __typename?: 'VerifyPasswordResetCodePayload';
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** A secret that can set the password once, within ten minutes; null if there are `userErrors` or the legacy host sent none. Keep it out of URLs and logs. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the code is right. */
  userErrors: Array<UserError>;
};

/** An email and the code sent to it. */
export type VerifyRegistrationInput = {
  /** The six-digit code. */
  code: Scalars['String']['input'];
  /** The registered email. */
  email: Scalars['String']['input'];
  /** The `flowId` of the response that began this; null if there was none. */
  flowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `verifyRegistration`. */
export type VerifyRegistrationPayload = {
  __typename?: 'VerifyRegistrationPayload';
  /**
   * A secret that sets the password by `completeClaim`, within ten minutes: without a `flowId`, the server can't know which of several
   * registrations is the owner's. Null if the account is active, or there are `userErrors`. Keep it out of URLs and logs.
   */
  claimToken?: Maybe<Scalars['String']['output']>;
  /** The legacy host's message on success, as plain text; null if there is none or there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can fix; empty if the account is active. */
  userErrors: Array<UserError>;
};

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** A weekday on which the applicant works. */
export type WorkingDayInput = {
  /** Time slots from the options, by value; empty means any time of the day. */
  timeSlotIds?: Array<Scalars['ID']['input']>;
  /** The day of the week. */
  weekday: Weekday;
};

/** A workshop where work can be done. */
export type Workshop = {
  __typename?: 'Workshop';
  /** The workshop's postal address; null if unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** The workshop's id. */
  id: Scalars['ID']['output'];
  /** The workshop's name. */
  name: Scalars['String']['output'];
};
