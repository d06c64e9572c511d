export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  /** A file sent with the GraphQL multipart request specification. At most 10 files of 25 MiB each in one request, and 100 MiB in all. */
  Upload: { input: import("../uploads/received-file.ts").ReceivedFile; output: never; }
};

/** A vehicle to be added. */
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
  /** The vehicle identification number: exactly 17 characters, or none. */
  vin?: InputMaybe<Scalars['String']['input']>;
  /** The year of manufacture, from 1900 to next year. */
  year: Scalars['Int']['input'];
};

/** What became of adding a vehicle. */
export type AddVehiclePayload = {
  __typename?: 'AddVehiclePayload';
  /** The customer, with all vehicles as they are now; null when there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as `vehicles` does when the script does not list them. */
  customer?: Maybe<Customer>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
  /** The new vehicle; null when there are `userErrors`. */
  vehicle?: Maybe<Vehicle>;
};

/** Something to choose from. */
export type ApplicationOption = {
  __typename?: 'ApplicationOption';
  /** The id; the name itself when the legacy side gives no id. */
  id: Scalars['ID']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** A specialist's application. */
export type ApplyAsSpecialistInput = {
  /** The days on which the applicant works, at least one, each once. */
  availability: Array<WorkingDayInput>;
  /** About the applicant. At most 2000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** At most 9 certificates of at most 25 MiB each: PDF, JPEG, PNG, DOC or DOCX. The metadata of images is removed. */
  certificates?: Array<Scalars['Upload']['input']>;
  /** Companies from the options, by name. */
  companies?: Array<Scalars['String']['input']>;
  /** Companies that are not among the options. At most 20, of at most 100 characters each. */
  customCompanies?: Array<Scalars['String']['input']>;
  /** Kinds of urgent help that are not among the options. At most 20. */
  customImmediateServices?: Array<CustomServiceInput>;
  /** Areas that are not among the options. At most 20, of at most 100 characters each. */
  customLocations?: Array<Scalars['String']['input']>;
  /** Services that are not among the options. At most 20. */
  customServices?: Array<CustomServiceInput>;
  /** Workshops that are not among the options. At most 20. */
  customWorkshops?: Array<CustomWorkshopInput>;
  /** The e-mail address, verified for `SPECIALIST_APPLICATION`. */
  email: Scalars['String']['input'];
  /** The first name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Whether the applicant has agreed to the processing of personal data; must be true. */
  gdprConsentAccepted: Scalars['Boolean']['input'];
  /**
   * A random text of 16 to 64 letters, digits and hyphens, made anew for each application and kept while it is tried again: the same key never
   * applies twice.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Kinds of urgent help from the options, by name. */
  immediateServices?: Array<Scalars['String']['input']>;
  /** Whether a brand has certified the applicant. */
  isCertified: Scalars['Boolean']['input'];
  /** The last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Whether the applicant has liability insurance. */
  liabilityInsurance: InsuranceStatus;
  /** Areas from the options, by name. */
  locations?: Array<Scalars['String']['input']>;
  /** The telephone number in the UK, with or without +44. */
  phone: Scalars['String']['input'];
  /** A price for each of `services` and `customServices`, by name. */
  pricing: Array<ServicePricingInput>;
  /** A picture of the applicant, at most 25 MiB: JPEG, PNG, WebP, GIF, AVIF or HEIC. Its metadata, such as where it was taken, is removed. */
  profilePicture: Scalars['Upload']['input'];
  /** Where the applicant works, as in `ServiceModeOption.id`. */
  serviceModeId: Scalars['ID']['input'];
  /** Services from the options, by name. */
  services?: Array<Scalars['String']['input']>;
  /** Whether the applicant has agreed to the terms and conditions and the privacy policy; must be true. */
  termsAccepted: Scalars['Boolean']['input'];
  /** How far the applicant travels. */
  travelDistance: TravelDistance;
  /** Workshops from the options, by name. */
  workshops?: Array<Scalars['String']['input']>;
  /** How long the applicant has worked in the trade. */
  yearsOfExperience: ExperienceRange;
};

/** What became of an application. */
export type ApplyAsSpecialistPayload = {
  __typename?: 'ApplyAsSpecialistPayload';
  /** Whether the application was taken. */
  isReceived: Scalars['Boolean']['output'];
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the applicant can put right; empty when the application was taken. */
  userErrors: Array<UserError>;
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
  /** The moment of payment; null when unpaid or unknown. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The moment until which it can be paid, 24 hours from `confirmedAt`, also when it has passed; null when it is not confirmed, is paid, has been
   * rescheduled, or the moment is unknown.
   */
  paymentDueBy?: Maybe<Scalars['DateTime']['output']>;
  /** The place's name: a workshop, 'Home Service', or an address; 'Central Workshop' when a workshop is meant and none is named. */
  placeName: Scalars['String']['output'];
  /** What it costs; null when the legacy side names no amount. */
  price?: Maybe<Money>;
  /** The reference number to quote; null when there is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** What is paid back since it was called off; null when it was not, or the legacy side does not say. */
  refund?: Maybe<Refund>;
  /**
   * What would be paid back if it were paid and called off now; null when it cannot be called off, or when neither the moment of booking nor the
   * day is known. The rule is in `RefundRule`.
   */
  refundIfCancelled?: Maybe<Refund>;
  /**
   * Days from today to 30 days ahead to which it could be moved, in order; empty when there is none, or when it cannot be moved. An operation may
   * ask for at most four different lists of days and times. Legacy call: `GET getAvailableDates.php`.
   */
  rescheduleDates?: Maybe<Array<Scalars['Date']['output']>>;
  /**
   * Free times of one day to which it could be moved, in order; empty when there is none, or when it cannot be moved. An operation may ask for at
   * most four different lists of days and times. Legacy call: `GET appointment-actions.php?action=getTimeSlots`.
   */
  rescheduleSlots?: Maybe<Array<TimeSlot>>;
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
  /**
   * Whether it has ever been rescheduled, which is possible once; unlike `isRescheduled` it stays when the new time is confirmed. The same as
   * `isRescheduled` where the legacy side keeps no record of that.
   */
  wasRescheduled: Scalars['Boolean']['output'];
  /** The workshop; null when the work is done elsewhere or the workshop is not known. Costs a legacy call: `GET getWorkshopLocations.php`. */
  workshop?: Maybe<Workshop>;
};


/** A booking of a service, from request to completion. */
export type AppointmentRescheduleSlotsArgs = {
  date: Scalars['Date']['input'];
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
  /** From 1 to 10 pictures of the problem, of at most 25 MiB each: JPEG, PNG, WebP, GIF, AVIF or HEIC. Their metadata, such as where they were taken, is removed. */
  images: Array<Scalars['Upload']['input']>;
  /** What is wrong. At most 10,000 characters. */
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

/** The appointment a customer asks for. */
export type BookAppointmentInput = {
  /** Street address and postcode. Required for `DIFFERENT_LOCATION`; for `HOME_SERVICE` null means the address of the profile. At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The day asked for. */
  date: Scalars['Date']['input'];
  /**
   * A random text of 16 to 64 letters, digits and hyphens, made anew for each booking and kept while it is tried again: the same key never
   * books twice.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** From 1 to 10 pictures of the problem, of at most 25 MiB each: JPEG, PNG, WebP, GIF, AVIF or HEIC. Their metadata, such as where they were taken, is removed. */
  images: Array<Scalars['Upload']['input']>;
  /** What is wrong. At most 10,000 characters. */
  issueDescription: Scalars['String']['input'];
  /** What is to be repaired. Required for services that need no vehicle, ignored otherwise. At most 500 characters. */
  itemDetails?: InputMaybe<Scalars['String']['input']>;
  /** Where the work is to be done. */
  place: PlaceInput;
  /** The service. */
  serviceId: Scalars['ID']['input'];
  /** The specialist chosen; null means no preference. */
  specialistId?: InputMaybe<Scalars['ID']['input']>;
  /** The time asked for, as in `TimeSlot.id`. */
  timeSlotId: Scalars['ID']['input'];
  /** A vehicle that is not saved. */
  vehicle?: InputMaybe<VehicleDetailsInput>;
  /** A saved vehicle, as in `Vehicle.id`. For `Service.needsVehicle` this or `vehicle` is required; ignored otherwise. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a customer's booking. */
export type BookAppointmentPayload = {
  __typename?: 'BookAppointmentPayload';
  /** The new appointment; null when there are `userErrors`, when the legacy side does not say which it is, or with an error when it could not be read anew. */
  appointment?: Maybe<Appointment>;
  /** The customer as he or she is now; null when there are `userErrors`, or with an error when the data could not be read anew. */
  customer?: Maybe<Customer>;
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** The reference number to quote; null when there are `userErrors`, or the legacy side does not say. */
  reference?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when the booking was made. */
  userErrors: Array<UserError>;
};

/** Who may share a kept answer. */
export type CacheControlScope =
  /** Only the caller who asked. */
  | 'PRIVATE'
  /** Any caller: the answer does not depend on who asks. */
  | 'PUBLIC';

/** What is called off, and why. */
export type CancelAppointmentInput = {
  /** The appointment, as in `Appointment.id`. */
  appointmentId: Scalars['ID']['input'];
  /** Why. At most 1000 characters. */
  reason: Scalars['String']['input'];
};

/** What became of calling an appointment off. */
export type CancelAppointmentPayload = {
  __typename?: 'CancelAppointmentPayload';
  /** The appointment as it is now; null when there are `userErrors`, or with an error when it could not be read anew. */
  appointment?: Maybe<Appointment>;
  /** The customer as he or she is now; null when there are `userErrors`, or with an error when the data could not be read anew. */
  customer?: Maybe<Customer>;
  /** The legacy side's words on success, as plain text; null when there are none. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when it was called off. */
  userErrors: Array<UserError>;
};

/** A guest's booking and the address it moves to. */
export type ChangeBookingEmailInput = {
  /** The address that was booked with. */
  currentEmail: Scalars['String']['input'];
  /** From `GuestBooking.customerId`. */
  customerId: Scalars['ID']['input'];
  /** The address it moves to. */
  newEmail: Scalars['String']['input'];
};

/** What became of changing the address. */
export type ChangeBookingEmailPayload = {
  __typename?: 'ChangeBookingEmailPayload';
  /** The customer's id from now on; null when there are `userErrors`. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** The address that the booking has now, and to which the code has gone; null when there are `userErrors`. */
  email?: Maybe<Scalars['String']['output']>;
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
};

/** The old password and the new one. */
export type ChangePasswordInput = {
  /** The new password once more. */
  confirmPassword: Scalars['String']['input'];
  /** The password that holds now. */
  currentPassword: Scalars['String']['input'];
  /** The new password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  newPassword: Scalars['String']['input'];
};

/** What became of changing the password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when the new password holds. */
  userErrors: Array<UserError>;
};

/** The address that was booked with. */
export type ClaimAccountInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
};

/** What became of asking for a code. */
export type ClaimAccountPayload = {
  __typename?: 'ClaimAccountPayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when a code is on its way to an address that can be claimed. */
  userErrors: Array<UserError>;
};

/** A guest's booking, in the words of `GuestBooking` and of the form. */
export type ClaimedBookingInput = {
  /** The appointment's id. */
  appointmentId: Scalars['ID']['input'];
  /** The customer's id. */
  customerId: Scalars['ID']['input'];
  /** The first name that was given. */
  firstName: Scalars['String']['input'];
  /** The last name that was given. */
  lastName: Scalars['String']['input'];
  /** The telephone number that was given. */
  phone: Scalars['String']['input'];
  /** The reference number. */
  reference: Scalars['String']['input'];
  /** The service's name. */
  serviceName: Scalars['String']['input'];
};

/** A company that certifies specialists. */
export type Company = {
  __typename?: 'Company';
  /** The company's id; null when the legacy side does not say. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The company's name. */
  name: Scalars['String']['output'];
};

/** A proved address and its new password. */
export type CompleteClaimInput = {
  /** The booking that led here, as the booking's answer gave it; null on the registration page. */
  booking?: InputMaybe<ClaimedBookingInput>;
  /** From `VerifyClaimPayload.claimToken`. */
  claimToken: Scalars['String']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** Whether to log in at once. */
  logIn?: Scalars['Boolean']['input'];
  /** The password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  password: Scalars['String']['input'];
};

/** What became of setting the password. */
export type CompleteClaimPayload = {
  __typename?: 'CompleteClaimPayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** The session, when `logIn` was asked for and worked; null otherwise. */
  session?: Maybe<Session>;
  /** What the customer can put right; empty when the account is active. */
  userErrors: Array<UserError>;
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

/** A service that is not among the options. */
export type CustomServiceInput = {
  /** What it covers. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, which no other chosen service has. At most 100 characters. */
  name: Scalars['String']['input'];
};

/** A workshop that is not among the options. */
export type CustomWorkshopInput = {
  /** House and street. At most 200 characters. */
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

/** A customer of the product. */
export type Customer = {
  __typename?: 'Customer';
  /** The postal address; null when none of it is known. */
  address?: Maybe<PostalAddress>;
  /** One appointment of the customer; null when the customer has none with this id. */
  appointment?: Maybe<Appointment>;
  /** The customer's appointments, the latest day first. */
  appointments: Array<Appointment>;
  /** The e-mail address; null when unknown. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first name; empty when unknown. */
  firstName: Scalars['String']['output'];
  /** The customer's id. */
  id: Scalars['ID']['output'];
  /** The moment since which the customer has an account; null when unknown. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last name; empty when unknown. */
  lastName: Scalars['String']['output'];
  /** What the customer is alerted to, the newest first, at most a hundred. Legacy call: `GET getNotifications.php`. */
  notifications?: Maybe<Array<Notification>>;
  /** Completed work that the customer may still review, the latest day first. */
  pendingReviews: Array<PendingReview>;
  /** The telephone number as the legacy side has it, without +44, for example `7700 900142`; null when unknown. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The address of the customer's picture; null when there is none. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** The customer's repairs, the latest day first. When the legacy side has none, the completed appointments stand for them. */
  repairs: Array<Repair>;
  /** What the customer has reviewed, the latest review first. */
  submittedReviews: Array<SubmittedReview>;
  /** The figures of the dashboard. */
  summary: CustomerSummary;
  /** How many of them are unread. Legacy call: `GET getNotifications.php`, shared with `notifications`. */
  unreadNotificationCount?: Maybe<Scalars['Int']['output']>;
  /** The customer's vehicles, the primary one first. */
  vehicles: Array<Vehicle>;
};


/** A customer of the product. */
export type CustomerAppointmentArgs = {
  id: Scalars['ID']['input'];
};


/** A customer of the product. */
export type CustomerAppointmentsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AppointmentStatus>;
};


/** A customer of the product. */
export type CustomerRepairsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RepairStatus>;
};

/** The figures of the dashboard. */
export type CustomerSummary = {
  __typename?: 'CustomerSummary';
  /** How many repairs are completed. */
  completedRepairs: Scalars['Int']['output'];
  /** How many appointments await confirmation. */
  pendingAppointments: Scalars['Int']['output'];
  /** How many reviews can still be written. */
  pendingReviews: Scalars['Int']['output'];
  /** The five newest appointments, the latest booking first. */
  recentAppointments: Array<Appointment>;
  /** What the customer's completed repairs have cost together; repairs that stand for an appointment do not count. Always with two decimals. */
  totalSpent: Money;
};

/** Whether an e-mail address is free. */
export type EmailAvailability = {
  __typename?: 'EmailAvailability';
  /** The address that was asked about. */
  email: Scalars['String']['output'];
  /** Whether it is free. */
  isAvailable: Scalars['Boolean']['output'];
  /** The legacy side's words about it, as plain text; null when there are none. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What an address is verified for. */
export type EmailCodePurpose =
  /** A customer's new address; then `updateProfile` takes it. */
  | 'PROFILE_CHANGE'
  /** A specialist's application; then `applyAsSpecialist` takes this address. */
  | 'SPECIALIST_APPLICATION';

/** How long somebody has worked in the trade, in years. */
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

/** What became of marking all alerts as read. */
export type MarkAllNotificationsReadPayload = {
  __typename?: 'MarkAllNotificationsReadPayload';
  /** The customer, with nothing unread; null when there are `userErrors`. `notifications` and other fields but `id` and `unreadNotificationCount` cost a legacy call. */
  customer?: Maybe<Customer>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
};

/** The alert that has been read. */
export type MarkNotificationReadInput = {
  /** The alert, as in `Notification.id`. */
  notificationId: Scalars['ID']['input'];
};

/** What became of marking an alert as read. */
export type MarkNotificationReadPayload = {
  __typename?: 'MarkNotificationReadPayload';
  /** The customer, with the new `unreadNotificationCount`; null when there are `userErrors`. Other fields but `id` cost a legacy call. */
  customer?: Maybe<Customer>;
  /** The alert as it is now; null when there are `userErrors`. Fields other than `id` and `isRead` cost a legacy call. */
  notification?: Maybe<Notification>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
};

/** An amount of money, never a float. */
export type Money = {
  __typename?: 'Money';
  /** The currency of the amount. */
  currency: Currency;
  /** Fit to show: a price as `£40` when whole pounds, otherwise `£45.50`; what is or was to be paid, and sums of it, always as `£40.00`. */
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
  /** Adds a vehicle. The first one becomes the primary one. Legacy call: `POST add-vehicle.php`. */
  addVehicle?: Maybe<AddVehiclePayload>;
  /**
   * Applies as a specialist. The e-mail address must have been verified for `SPECIALIST_APPLICATION` before.
   * Legacy call: `POST addSpecialist.php`.
   */
  applyAsSpecialist?: Maybe<ApplyAsSpecialistPayload>;
  /**
   * Requests an appointment for the customer whose session the request carries; name, e-mail and telephone are those of the account.
   * Legacy calls: `GET getUserData.php` when a saved vehicle or the home address is meant, then `POST user-appointment-form.php`.
   */
  bookAppointment?: Maybe<BookAppointmentPayload>;
  /**
   * Requests an appointment without an account. Sends the booking and, when the e-mail belongs to a verified customer,
   * the confirmation too; the confirmation failing never fails the booking.
   * Legacy calls: `POST appointment-form.php`, then `POST send-existing-user-confirmation.php`.
   */
  bookAppointmentAsGuest?: Maybe<BookAppointmentAsGuestPayload>;
  /**
   * Calls an appointment off. Possible until it is completed or called off.
   * Legacy call: `POST appointment-actions.php?action=cancel`; `appointment` and `customer` are read anew when asked for.
   */
  cancelAppointment?: Maybe<CancelAppointmentPayload>;
  /**
   * Moves a guest's booking to another e-mail address while the first is unverified. A new code goes to the new address.
   * Legacy call: `POST appointment-email-update.php`.
   */
  changeBookingEmail?: Maybe<ChangeBookingEmailPayload>;
  /**
   * Changes the password of the customer whose session the request carries; all other sessions of the account end.
   * Legacy call: `POST update-password.php`.
   */
  changePassword?: Maybe<ChangePasswordPayload>;
  /**
   * Lets somebody who has booked without an account make one: a code is sent to the address. Answers alike for an address that nobody has
   * booked with, or that has an account already. Legacy call: `POST userRegistration.php`, `returning_user`.
   */
  claimAccount?: Maybe<ClaimAccountPayload>;
  /**
   * Sets the password of a proved address. With `booking` it also has the confirmation of that booking sent, and with `logIn` it logs in; neither
   * failing makes the act fail. Legacy calls: `POST userRegistration.php`, `complete_returning_user`, then, when asked for,
   * `POST appointment-confirmation-email.php` and `POST userLogin.php`.
   */
  completeClaim?: Maybe<CompleteClaimPayload>;
  /** Logs a customer in. Legacy call: `POST userLogin.php`. */
  logIn?: Maybe<LogInPayload>;
  /**
   * Ends the caller's session on the server. Succeeds also when there is no session, and when the legacy side cannot be reached:
   * the client forgets the session in any case. Legacy call: `POST logout.php`.
   */
  logOut?: Maybe<LogOutPayload>;
  /** Marks all alerts as read. Legacy call: `POST markAllNotificationsRead.php`. */
  markAllNotificationsRead?: Maybe<MarkAllNotificationsReadPayload>;
  /** Marks an alert as read. Legacy call: `POST markNotificationRead.php`. */
  markNotificationRead?: Maybe<MarkNotificationReadPayload>;
  /**
   * Pays for a confirmed appointment, once, within 24 hours of its confirmation. No card data passes through the product.
   * Legacy call: `POST /api/appointments/{id}/pay`.
   */
  payForAppointment?: Maybe<PayForAppointmentPayload>;
  /**
   * Registers a new customer, who then verifies the e-mail address by the code that is sent to it. Answers alike for an address that
   * is registered already: only its owner learns of it, by e-mail. Legacy call: `POST userRegistration.php`, `register_new`.
   */
  register?: Maybe<RegisterPayload>;
  /** Removes a vehicle. Of those left, one becomes primary when the removed one was. Legacy call: `POST update-vehicle.php`. */
  removeVehicle?: Maybe<RemoveVehiclePayload>;
  /**
   * Asks for urgent help, with or without an account. A session that has expired never blocks it.
   * Legacy call: `POST submit-immediate-request.php`.
   */
  requestImmediateService?: Maybe<RequestImmediateServicePayload>;
  /**
   * Begins to set a new password without knowing the old one: a code is sent to the address. Answers alike for an unknown address.
   * Legacy call: `POST userRegistration.php`, `reset_request`.
   */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /**
   * Moves an appointment to another time, once, while it is pending or confirmed; it is pending again until the specialist confirms.
   * Legacy calls: `GET getUserData.php` for the specialist, then `POST appointment-actions.php?action=reschedule`.
   */
  rescheduleAppointment?: Maybe<RescheduleAppointmentPayload>;
  /** Sends a new code; the one before stops working. At most one in 60 seconds. Legacy call: `POST emailVerification.php`, `resend_code`. */
  resendEmailCode?: Maybe<ResendEmailCodePayload>;
  /** Sends a new code; the one before stops working. At most one in 60 seconds. Legacy call: `POST userRegistration.php`, `resend_password_reset`. */
  resendPasswordResetCode?: Maybe<ResendPasswordResetCodePayload>;
  /**
   * Sends a new code for what was begun last with this address: a registration, a returning customer's set-up, or a guest's booking. The code
   * before it stops working. At most one in 60 seconds. Legacy call: `POST userRegistration.php`, `resend_temp_code`.
   */
  resendRegistrationCode?: Maybe<ResendRegistrationCodePayload>;
  /** Sets the new password and ends all sessions of the account. Legacy call: `POST userRegistration.php`, `reset_password`. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Sends a message to the team, with or without an account. Legacy call: `POST contact-form.php`. */
  sendContactMessage?: Maybe<SendContactMessagePayload>;
  /**
   * Sends a code to an address that an applicant or a customer wants to use. For `PROFILE_CHANGE` the request must carry a session.
   * Legacy call: `POST emailVerification.php`, `send_code`.
   */
  sendEmailCode?: Maybe<SendEmailCodePayload>;
  /** Makes a vehicle the primary one; no other is then. Legacy call: `POST update-vehicle.php`. */
  setPrimaryVehicle?: Maybe<SetPrimaryVehiclePayload>;
  /**
   * Reviews a completed appointment of the customer's own, once.
   * Legacy calls: `GET getUserData.php` for the pending review, then `POST submit-review.php`.
   */
  submitReview?: Maybe<SubmitReviewPayload>;
  /**
   * Changes personal details: what is left out stays as it is. A new e-mail address must have been verified for `PROFILE_CHANGE` before; the old
   * address is told. Legacy calls: `GET getUserData.php`, then `POST update-account.php` with the whole profile.
   */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /** Changes a vehicle. Legacy call: `POST update-vehicle-details.php`. */
  updateVehicle?: Maybe<UpdateVehiclePayload>;
  /** Proves the address by its code, also that of a guest's booking. Legacy call: `POST userRegistration.php`, `verify_returning_user`. */
  verifyClaim?: Maybe<VerifyClaimPayload>;
  /** Proves the address by its code, for this purpose only. Legacy call: `POST emailVerification.php`, `verify_code`. */
  verifyEmailCode?: Maybe<VerifyEmailCodePayload>;
  /** Proves the address by its code. Legacy call: `POST userRegistration.php`, `verify_otp`. */
  verifyPasswordResetCode?: Maybe<VerifyPasswordResetCodePayload>;
  /** Verifies the e-mail address of a registration; the account can log in from then on. Legacy call: `POST userRegistration.php`, `verify_email`. */
  verifyRegistration?: Maybe<VerifyRegistrationPayload>;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationAddVehicleArgs = {
  input: AddVehicleInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationApplyAsSpecialistArgs = {
  input: ApplyAsSpecialistInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
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
export type MutationCancelAppointmentArgs = {
  input: CancelAppointmentInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationChangeBookingEmailArgs = {
  input: ChangeBookingEmailInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationClaimAccountArgs = {
  input: ClaimAccountInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationCompleteClaimArgs = {
  input: CompleteClaimInput;
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
export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationPayForAppointmentArgs = {
  input: PayForAppointmentInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationRemoveVehicleArgs = {
  input: RemoveVehicleInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationRequestImmediateServiceArgs = {
  input: RequestImmediateServiceInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationRescheduleAppointmentArgs = {
  input: RescheduleAppointmentInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationResendEmailCodeArgs = {
  input: ResendEmailCodeInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationResendPasswordResetCodeArgs = {
  input: ResendPasswordResetCodeInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationResendRegistrationCodeArgs = {
  input: ResendRegistrationCodeInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationSendEmailCodeArgs = {
  input: SendEmailCodeInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationSetPrimaryVehicleArgs = {
  input: SetPrimaryVehicleInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationSubmitReviewArgs = {
  input: SubmitReviewInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationUpdateVehicleArgs = {
  input: UpdateVehicleInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationVerifyClaimArgs = {
  input: VerifyClaimInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationVerifyEmailCodeArgs = {
  input: VerifyEmailCodeInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationVerifyPasswordResetCodeArgs = {
  input: VerifyPasswordResetCodeInput;
};


/**
 * Everything that can be done. Each act takes one `input` and returns its own payload: what it changed, and
 * `userErrors` for what the caller can put right. What the system got wrong is a GraphQL error instead.
 */
export type MutationVerifyRegistrationArgs = {
  input: VerifyRegistrationInput;
};

/** Something that a customer is alerted to. */
export type Notification = {
  __typename?: 'Notification';
  /** The path on this site where it leads, for example `/dashboard/appointments`; null when it leads nowhere. */
  actionPath?: Maybe<Scalars['String']['output']>;
  /** The moment it arose; null when the legacy side does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The icon's name in the legacy icon font, limited to `a-z`, `0-9`, spaces and hyphens; null when there is none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** The alert's id. */
  id: Scalars['ID']['output'];
  /** Whether it has been read. */
  isRead: Scalars['Boolean']['output'];
  /** The text; empty when there is none. */
  message: Scalars['String']['output'];
  /** Whether it belongs under today or under older, by the unit of `timeAgo`. */
  recency: NotificationRecency;
  /** How long ago it was, as the legacy side says, for example `5 min ago`; empty when it does not. */
  timeAgo: Scalars['String']['output'];
  /** The heading; empty when there is none. */
  title: Scalars['String']['output'];
  /** What it is about. An unknown legacy type is SYSTEM. */
  type: NotificationType;
};

/** Under which heading an alert is listed. */
export type NotificationRecency =
  /** Days or weeks ago. */
  | 'OLDER'
  /** Minutes or hours ago. */
  | 'TODAY';

/** What an alert is about. */
export type NotificationType =
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

/** How the alerts of a customer have changed. */
export type NotificationsChange = {
  __typename?: 'NotificationsChange';
  /** Those that were not there at the event before, the newest first; empty at the start, and when something was only read. */
  added: Array<Notification>;
  /** The customer, with `notifications` and `unreadNotificationCount` as they are now. Other fields but `id` cost a legacy call. */
  customer: Customer;
};

/** What is paid for. */
export type PayForAppointmentInput = {
  /** The appointment, as in `Appointment.id`. */
  appointmentId: Scalars['ID']['input'];
};

/** What became of a payment. */
export type PayForAppointmentPayload = {
  __typename?: 'PayForAppointmentPayload';
  /** The appointment as it is now; null when there are `userErrors`, or with an error when it could not be read anew. */
  appointment?: Maybe<Appointment>;
  /** The customer as he or she is now; null when there are `userErrors`, or with an error when the data could not be read anew. */
  customer?: Maybe<Customer>;
  /** The legacy side's words on success, as plain text; null when there are none. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when it was paid. A second payment is `ALREADY_DONE`. */
  userErrors: Array<UserError>;
};

/** Completed work that can still be reviewed. */
export type PendingReview = {
  __typename?: 'PendingReview';
  /** The appointment to be reviewed; null when the legacy side does not say, and then it cannot be. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** The day of the work; null when unknown. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The pending review's id. */
  id: Scalars['ID']['output'];
  /** The service's name. */
  serviceName: Scalars['String']['output'];
  /** The specialist's id; null when unknown. */
  specialistId?: Maybe<Scalars['ID']['output']>;
  /** The specialist's name; 'Not assigned' when unknown. */
  specialistName: Scalars['String']['output'];
  /** The address of the specialist's photo; null when there is none. */
  specialistPhotoUrl?: Maybe<Scalars['String']['output']>;
};

/** Where the work is to be done: exactly one of the two. */
export type PlaceInput =
  /** A place that is no workshop. */
  { visit: VisitKind; workshopId?: never; }
  |  /** A workshop, by its id. */
  { visit?: never; workshopId: Scalars['ID']['input']; };

/** A postal address in the UK. Every part is null when unknown. */
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
  /** House and street. */
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
  /** House and street. At most 120 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** A second line. At most 120 characters. */
  street2?: InputMaybe<Scalars['String']['input']>;
};

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
   * Whether an e-mail address could become the customer's; needs a session, and may be asked ten times a minute.
   * Legacy call: `POST check-email.php`.
   */
  emailAvailability?: Maybe<EmailAvailability>;
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
  /** The moment at which the gateway answers, for countdowns that must not trust the device's clock. Costs no legacy call. */
  serverTime?: Maybe<Scalars['DateTime']['output']>;
  /** One service of the catalogue; null when no service has this id. Legacy call: `GET services.php`. */
  service?: Maybe<Service>;
  /** The catalogue of services. Legacy call: `GET services.php`. */
  services?: Maybe<Array<Service>>;
  /** One specialist; null when nobody has this id. Legacy call: `GET specialists.php`, page by page until found. */
  specialist?: Maybe<Specialist>;
  /** What a specialist's application can be made of. Legacy call: `GET formOptions.php`. */
  specialistApplicationOptions?: Maybe<SpecialistApplicationOptions>;
  /** The directory: one page of the specialists that pass the filter. Legacy call: `GET specialists.php`. */
  specialists?: Maybe<SpecialistPage>;
};


/**
 * Everything that can be read. Root fields are nullable, so that one fault never blanks its neighbours:
 * a field that could not be answered is null and has an error on its own path.
 */
export type QueryEmailAvailabilityArgs = {
  email: Scalars['String']['input'];
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

/** How much of the price is paid back. */
export type Refund = {
  __typename?: 'Refund';
  /** The amount; null when the price is unknown. */
  amount?: Maybe<Money>;
  /** Hundredths of the price, from 0 to 100. */
  percentage: Scalars['Int']['output'];
  /** The rule that decides it; null when the legacy side has decided by itself. */
  rule?: Maybe<RefundRule>;
};

/** The refund policy: the first rule that fits decides. Days are those of Europe/London. */
export type RefundRule =
  /** 50 %: later than that, and before the day of the appointment. */
  | 'BEFORE_THE_DAY'
  /** Nothing: on the day of the appointment, or after it. */
  | 'ON_THE_DAY'
  /** 75 %: later than that, and at least 2 days before the day of the appointment. */
  | 'TWO_DAYS_BEFORE'
  /** Everything: within 24 hours of booking. */
  | 'WITHIN_24_HOURS_OF_BOOKING';

/** Who registers. */
export type RegisterInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** The first name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** The last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** The password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  password: Scalars['String']['input'];
  /** The telephone number in the UK, with or without +44. */
  phone: Scalars['String']['input'];
};

/** What became of a registration. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when the code is on its way. */
  userErrors: Array<UserError>;
};

/** The vehicle that is removed. */
export type RemoveVehicleInput = {
  /** The vehicle, as in `Vehicle.id`. */
  vehicleId: Scalars['ID']['input'];
};

/** What became of removing a vehicle. */
export type RemoveVehiclePayload = {
  __typename?: 'RemoveVehiclePayload';
  /** The customer, with all vehicles as they are now; null when there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as `vehicles` does when the script does not list them. */
  customer?: Maybe<Customer>;
  /** The id of the vehicle that is no longer there; null when there are `userErrors`. */
  removedVehicleId?: Maybe<Scalars['ID']['output']>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
};

/** Work that is being done or has been done for a customer. */
export type Repair = {
  __typename?: 'Repair';
  /** The appointment from which it came; null when unknown. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** Whether it can still be reviewed, by its `appointmentId`. */
  canBeReviewed: Scalars['Boolean']['output'];
  /** What it costs, as the legacy side says; £0.00 when it says nothing. */
  cost: Money;
  /** The day of the work; null when unknown. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What was to be done; null when nothing is said. */
  description?: Maybe<Scalars['String']['output']>;
  /** The repair's id; of one that stands for an appointment, `appointment-` and the appointment's id. */
  id: Scalars['ID']['output'];
  /** The work; empty when none is listed. */
  labour: Array<RepairLabour>;
  /** The hours times their rates, together. */
  labourTotal: Money;
  /** The specialist's notes; null when there are none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The parts; empty when none are listed. */
  parts: Array<RepairPart>;
  /** The parts' prices times their quantities, together. */
  partsTotal: Money;
  /** The reference number to quote; null when there is none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The service's name. */
  serviceName: Scalars['String']['output'];
  /** The specialist's name; 'Not assigned' when unknown. */
  specialistName: Scalars['String']['output'];
  /** Where it stands. */
  status: RepairStatus;
  /** Parts and labour together; without either, the cost. */
  total: Money;
  /** The vehicle, fit to show; null when the work was not on a vehicle or it is unknown. */
  vehicle?: Maybe<Scalars['String']['output']>;
  /** What is guaranteed, for example '90 days on parts and labor', which is assumed when nothing is said. */
  warranty: Scalars['String']['output'];
};

/** Work by the hour. */
export type RepairLabour = {
  __typename?: 'RepairLabour';
  /** What was done; null when nothing is said. */
  description?: Maybe<Scalars['String']['output']>;
  /** How many hours; fractions are possible. */
  hours: Scalars['Float']['output'];
  /** The price of an hour. */
  rate: Money;
  /** Hours times rate. */
  total: Money;
};

/** A part that was used. */
export type RepairPart = {
  __typename?: 'RepairPart';
  /** What it is. */
  name: Scalars['String']['output'];
  /** How many; fractions are possible. */
  quantity: Scalars['Float']['output'];
  /** Price times quantity. */
  total: Money;
  /** The price of one. */
  unitPrice: Money;
};

/** Where a repair stands. */
export type RepairStatus =
  /** Done. */
  | 'COMPLETED'
  /** Being done. */
  | 'IN_PROGRESS';

/** The urgent help asked for. */
export type RequestImmediateServiceInput = {
  /** How the customer wants to be reached. */
  contactPreference?: ContactPreference;
  /**
   * A random text of 16 to 64 letters, digits and hyphens, made anew for each request and kept while it is tried again: the same key never
   * calls for help twice and answers with the first request's reference. Without it each sending is a request of its own.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What happened. At most 10,000 characters. */
  issueDescription: Scalars['String']['input'];
  /** What is affected, for example the vehicle. At most 10,000 characters. */
  issueDetails: Scalars['String']['input'];
  /** Where help is needed: street and postcode. At most 10,000 characters. */
  location: Scalars['String']['input'];
  /** The number to reach the customer on, in any form. At most 10,000 characters. */
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

/** The address of the account. */
export type RequestPasswordResetInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
};

/** What became of asking for a code. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when a code is on its way to an address that has an account. */
  userErrors: Array<UserError>;
};

/** What is moved, and to when. */
export type RescheduleAppointmentInput = {
  /** The appointment, as in `Appointment.id`. */
  appointmentId: Scalars['ID']['input'];
  /** The new day, as in `Appointment.rescheduleDates`. */
  date: Scalars['Date']['input'];
  /** The new time, as in `Appointment.rescheduleSlots`. */
  timeSlotId: Scalars['ID']['input'];
};

/** What became of moving an appointment. */
export type RescheduleAppointmentPayload = {
  __typename?: 'RescheduleAppointmentPayload';
  /** The appointment as it is now; null when there are `userErrors`, or with an error when it could not be read anew. */
  appointment?: Maybe<Appointment>;
  /** The customer as he or she is now; null when there are `userErrors`, or with an error when the data could not be read anew. */
  customer?: Maybe<Customer>;
  /** The legacy side's words on success, as plain text; null when there are none. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when it was moved. A time that somebody else has is `TAKEN`. */
  userErrors: Array<UserError>;
};

/** An address, and what it is verified for. */
export type ResendEmailCodeInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** What for. */
  purpose: EmailCodePurpose;
};

/** What became of asking for a new code. */
export type ResendEmailCodePayload = {
  __typename?: 'ResendEmailCodePayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the person can put right; empty when the code is on its way. Too early is `RATE_LIMITED`, with the seconds to wait. */
  userErrors: Array<UserError>;
};

/** The address of the account. */
export type ResendPasswordResetCodeInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
};

/** What became of asking for a new code. */
export type ResendPasswordResetCodePayload = {
  __typename?: 'ResendPasswordResetCodePayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty on success. Too early is `RATE_LIMITED`, with the seconds to wait. */
  userErrors: Array<UserError>;
};

/** Where a new code is to go. */
export type ResendRegistrationCodeInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
};

/** What became of asking for a new code. */
export type ResendRegistrationCodePayload = {
  __typename?: 'ResendRegistrationCodePayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when a code is on its way. Too early is `RATE_LIMITED`, with the seconds to wait. */
  userErrors: Array<UserError>;
};

/** A proved address and its new password. */
export type ResetPasswordInput = {
  /** The password: from 8 to 200 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*`. */
  password: Scalars['String']['input'];
  /** From `VerifyPasswordResetCodePayload.resetToken`. */
  resetToken: Scalars['String']['input'];
};

/** What became of setting the password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when the new password holds. */
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

/** A message to the team. */
export type SendContactMessageInput = {
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** What it is about. At most 5000 characters. */
  message: Scalars['String']['input'];
  /** Who writes. At most 100 characters. */
  name: Scalars['String']['input'];
};

/** What became of a message to the team. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the sender can put right; empty when the message was taken. */
  userErrors: Array<UserError>;
};

/** An address, and what it is verified for. */
export type SendEmailCodeInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** What for. */
  purpose: EmailCodePurpose;
};

/** What became of asking for a code. */
export type SendEmailCodePayload = {
  __typename?: 'SendEmailCodePayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the person can put right; empty when the code is on its way. */
  userErrors: Array<UserError>;
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

/** A place of work to choose. */
export type ServiceModeOption = {
  __typename?: 'ServiceModeOption';
  /** What it means; null when nothing is said. */
  description?: Maybe<Scalars['String']['output']>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
};

/** What a service costs. */
export type ServicePricingInput = {
  /** The lowest price, in pence, from 0 to 99999999. */
  basePricePence: Scalars['Int']['input'];
  /** The applicant's own words about it. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How long it usually takes, in minutes, from 1 to 100000; null when unknown. */
  estimatedDurationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The highest price, in pence, not below the lowest and at most 99999999; null when there is just one price. */
  highPricePence?: InputMaybe<Scalars['Int']['input']>;
  /** The service's name. */
  serviceName: Scalars['String']['input'];
};

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

/** The vehicle that becomes primary. */
export type SetPrimaryVehicleInput = {
  /** The vehicle, as in `Vehicle.id`. */
  vehicleId: Scalars['ID']['input'];
};

/** What became of making a vehicle the primary one. */
export type SetPrimaryVehiclePayload = {
  __typename?: 'SetPrimaryVehiclePayload';
  /** The customer, with all vehicles as they are now; null when there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as `vehicles` does when the script does not list them. */
  customer?: Maybe<Customer>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
  /** The vehicle that is primary now; null when there are `userErrors`. */
  vehicle?: Maybe<Vehicle>;
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

/** What a specialist's application can be made of. */
export type SpecialistApplicationOptions = {
  __typename?: 'SpecialistApplicationOptions';
  /** The companies that certify specialists. */
  companies: Array<ApplicationOption>;
  /** The kinds of urgent help that can be offered. */
  immediateServices: Array<ApplicationOption>;
  /** The areas that can be served. */
  locations: Array<ApplicationOption>;
  /** Where one can work: in a workshop, at the customer's, or both. */
  serviceModes: Array<ServiceModeOption>;
  /** The services that can be offered. */
  services: Array<ApplicationOption>;
  /** The times of a day at which one can work. */
  timeSlots: Array<ApplicationOption>;
  /** The workshops that are known; empty when the legacy side names none. */
  workshops: Array<ApplicationOption>;
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

/** A review to be written. */
export type SubmitReviewInput = {
  /** The appointment, as in `Appointment.id` or `PendingReview.appointmentId`. */
  appointmentId: Scalars['ID']['input'];
  /** What the customer says. At most 2000 characters. */
  comment: Scalars['String']['input'];
  /** Whole stars, from 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** What became of a review. */
export type SubmitReviewPayload = {
  __typename?: 'SubmitReviewPayload';
  /** The appointment as it is now; null when there are `userErrors`, or with an error when it could not be read anew. */
  appointment?: Maybe<Appointment>;
  /** The customer as he or she is now; null when there are `userErrors`, or with an error when the data could not be read anew. */
  customer?: Maybe<Customer>;
  /** The legacy side's words on success, as plain text; null when there are none. */
  message?: Maybe<Scalars['String']['output']>;
  /** The review as it stands now; null when there are `userErrors`, or with an error when it could not be read anew. */
  review?: Maybe<SubmittedReview>;
  /** What the customer can put right; empty when the review was taken. A second review is `ALREADY_DONE`. */
  userErrors: Array<UserError>;
};

/** A review that the customer has written. */
export type SubmittedReview = {
  __typename?: 'SubmittedReview';
  /** The appointment that was reviewed; null when unknown. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** The customer's words as plain text; null when there are none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The day of the work; null when unknown. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The review's id. */
  id: Scalars['ID']['output'];
  /** Stars from 0 to 5; halves are possible. */
  rating: Scalars['Float']['output'];
  /** The moment it was written; null when unknown. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The service's name. */
  serviceName: Scalars['String']['output'];
  /** The specialist's name; 'Not assigned' when unknown. */
  specialistName: Scalars['String']['output'];
};

/**
 * What is told as it happens, over HTTP: POST the operation with `Accept: multipart/mixed;subscriptionSpec=1.0` and read the parts as they come
 * (Apollo's multipart subscription protocol, which its web, iOS and Android clients and Sandbox speak).
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * The alerts of the customer whose session the request carries: once at the start, and then whenever one arrives or is read. Ends with
   * the error code `UNAUTHENTICATED` when the session does. Legacy call: `GET getNotifications.php`, in one place for all pages of a session,
   * less often while nothing happens or the legacy side is down.
   */
  notificationsChanged?: Maybe<NotificationsChange>;
};

/** A free time of a day that can be booked. */
export type TimeSlot = {
  __typename?: 'TimeSlot';
  /** The end in 24-hour form, for example `10:00`; null when the legacy side gives none that can be read. */
  endsAt?: Maybe<Scalars['String']['output']>;
  /** The slot's id, to be sent with a booking. */
  id: Scalars['ID']['output'];
  /** The time fit to show, for example `09:00 AM`, as the legacy side writes it. */
  label: Scalars['String']['output'];
  /** The start in 24-hour form, for example `09:00`; null when the label holds no time of day that can be read. */
  startsAt?: Maybe<Scalars['String']['output']>;
};

/** How far somebody travels. */
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

/** What changes of a customer's details; what is left out stays. */
export type UpdateProfileInput = {
  /** The postal address, whole: a part that is left out is cleared. */
  address?: InputMaybe<PostalAddressInput>;
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The telephone number in the UK, with or without +44. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What became of changing the details. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The customer as he or she is now; null when there are `userErrors`, or with an error when the data could not be read anew. */
  customer?: Maybe<Customer>;
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
};

/** A vehicle as it is to be. */
export type UpdateVehicleInput = {
  /** The colour. At most 40 characters. */
  colour?: InputMaybe<Scalars['String']['input']>;
  /** Whether it becomes the primary one; false leaves the primary one as it is. */
  isPrimary?: Scalars['Boolean']['input'];
  /** The make. At most 60 characters. */
  make: Scalars['String']['input'];
  /** The model. At most 60 characters. */
  model: Scalars['String']['input'];
  /** The number plate in any spacing. At most 10 characters. */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** The vehicle, as in `Vehicle.id`. */
  vehicleId: Scalars['ID']['input'];
  /** The vehicle identification number: exactly 17 characters, or none. */
  vin?: InputMaybe<Scalars['String']['input']>;
  /** The year of manufacture, from 1900 to next year. */
  year: Scalars['Int']['input'];
};

/** What became of changing a vehicle. */
export type UpdateVehiclePayload = {
  __typename?: 'UpdateVehiclePayload';
  /** The customer, with all vehicles as they are now; null when there are `userErrors`. Fields other than `id` and `vehicles` cost a legacy call, as `vehicles` does when the script does not list them. */
  customer?: Maybe<Customer>;
  /** What the customer can put right; empty on success. */
  userErrors: Array<UserError>;
  /** The changed vehicle; null when there are `userErrors`. */
  vehicle?: Maybe<Vehicle>;
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
  /** Seconds until another try makes sense; null when waiting would not help, or when it is not known. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The kinds of problems a caller can put right. */
export type UserErrorCode =
  /** What was asked for has been done before: paid, called off, reviewed. */
  | 'ALREADY_DONE'
  /** E-mail and password do not match an account that may log in. */
  | 'BAD_CREDENTIALS'
  /** The code or its token is too old, used up, or was tried too often: a new one is needed. */
  | 'EXPIRED'
  /** The value is not of the right form. */
  | 'INVALID'
  /** What is named is not there, or not the caller's; the answer is the same. */
  | 'NOT_FOUND'
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
  | 'UNSUPPORTED_FILE'
  /** The e-mail address has to be verified by a code first. */
  | 'UNVERIFIED_EMAIL'
  /** The verification code is not the one that was sent. */
  | 'WRONG_CODE';

/** A vehicle of a customer. */
export type Vehicle = {
  __typename?: 'Vehicle';
  /** The colour; null when unknown. */
  colour?: Maybe<Scalars['String']['output']>;
  /** The vehicle's id. */
  id: Scalars['ID']['output'];
  /** Whether it is offered first when something is booked. Of a customer's vehicles exactly one is. */
  isPrimary: Scalars['Boolean']['output'];
  /** The make, for example `Ford`; empty when unknown. */
  make: Scalars['String']['output'];
  /** The model, for example `Fiesta`; empty when unknown. */
  model: Scalars['String']['output'];
  /** The number plate, for example `FN19 KTR`; null when unknown. */
  plate?: Maybe<Scalars['String']['output']>;
  /** The vehicle identification number of 17 characters; null when unknown. */
  vin?: Maybe<Scalars['String']['output']>;
  /** The year of manufacture; null when unknown. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** The vehicle to be repaired. */
export type VehicleDetailsInput = {
  /** Make and model, for example `Ford Fiesta`. */
  model: Scalars['String']['input'];
  /** The number plate in any spacing, for example `FN21 KTR`: from 2 to 8 letters and digits. */
  plate: Scalars['String']['input'];
  /** The year of manufacture, for example `2021`. */
  year: Scalars['String']['input'];
};

/** An address and the code that was sent to it. */
export type VerifyClaimInput = {
  /** The six digits. */
  code: Scalars['String']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
};

/** What became of a code. */
export type VerifyClaimPayload = {
  __typename?: 'VerifyClaimPayload';
  /** The secret with which the password can be set, once and within ten minutes; null when there are `userErrors`, or the legacy side gave none. Keep it out of addresses and logs. */
  claimToken?: Maybe<Scalars['String']['output']>;
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when the code is right. */
  userErrors: Array<UserError>;
};

/** An address and the code that was sent to it. */
export type VerifyEmailCodeInput = {
  /** The six digits. */
  code: Scalars['String']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** What for. */
  purpose: EmailCodePurpose;
};

/** What became of a code. */
export type VerifyEmailCodePayload = {
  __typename?: 'VerifyEmailCodePayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the person can put right; empty when the address is verified. */
  userErrors: Array<UserError>;
};

/** An address and the code that was sent to it. */
export type VerifyPasswordResetCodeInput = {
  /** The six digits. */
  code: Scalars['String']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
};

/** What became of a code. */
export type VerifyPasswordResetCodePayload = {
  __typename?: 'VerifyPasswordResetCodePayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** The secret with which the password can be set, once and within ten minutes; null when there are `userErrors`, or the legacy side gave none. Keep it out of addresses and logs. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when the code is right. */
  userErrors: Array<UserError>;
};

/** An address and the code that was sent to it. */
export type VerifyRegistrationInput = {
  /** The six digits. */
  code: Scalars['String']['input'];
  /** The e-mail address that was registered. */
  email: Scalars['String']['input'];
};

/** What became of a code. */
export type VerifyRegistrationPayload = {
  __typename?: 'VerifyRegistrationPayload';
  /** The legacy side's words on success, as plain text; null when there are none, and when there are `userErrors`. */
  message?: Maybe<Scalars['String']['output']>;
  /** What the customer can put right; empty when the account is active. */
  userErrors: Array<UserError>;
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

/** A day on which somebody works. */
export type WorkingDayInput = {
  /** Times from the options, by id; none means any time of the day. */
  timeSlotIds?: Array<Scalars['ID']['input']>;
  /** The day of the week. */
  weekday: Weekday;
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
