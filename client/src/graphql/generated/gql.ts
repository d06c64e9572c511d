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
    "mutation ChangeBookingEmail($input: ChangeBookingEmailInput!) {\n  changeBookingEmail(input: $input) {\n    email\n    customerId\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ChangeBookingEmailDocument,
    "query ApplicationOptions {\n  specialistApplicationOptions {\n    services {\n      id\n      name\n    }\n    immediateServices {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n    timeSlots {\n      id\n      name\n    }\n    serviceModes {\n      id\n      name\n      description\n    }\n    companies {\n      id\n      name\n    }\n    workshops {\n      id\n      name\n    }\n  }\n}": typeof types.ApplicationOptionsDocument,
    "mutation ApplyAsSpecialist($input: ApplyAsSpecialistInput!) {\n  applyAsSpecialist(input: $input) {\n    isReceived\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ApplyAsSpecialistDocument,
    "mutation ResendApplicationCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ResendApplicationCodeDocument,
    "mutation SendApplicationCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SendApplicationCodeDocument,
    "mutation VerifyApplicationCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.VerifyApplicationCodeDocument,
    "fragment AppointmentDetails on Appointment {\n  id\n  isHomeService\n  secondChoiceDate\n  secondChoiceTime\n  paidAt\n  price {\n    pence\n    formatted\n  }\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n}": typeof types.AppointmentDetailsFragmentDoc,
    "fragment AppointmentFacts on Appointment {\n  id\n  ...AppointmentSlip\n  ...AppointmentStanding\n  ...AppointmentDetails\n  ...PayableAppointment\n  ...CancellableAppointment\n  ...MovableAppointment\n}": typeof types.AppointmentFactsFragmentDoc,
    "fragment AppointmentSlip on Appointment {\n  id\n  reference\n  serviceName\n  details\n  status\n  scheduledDate\n  scheduledTime\n  bookedAt\n  specialistName\n  placeName\n  isPaid\n  isRescheduled\n}": typeof types.AppointmentSlipFragmentDoc,
    "fragment AppointmentStanding on Appointment {\n  id\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  confirmedAt\n  paymentDueBy\n}": typeof types.AppointmentStandingFragmentDoc,
    "query Appointments {\n  me {\n    id\n    ...CustomerHeader\n    appointments {\n      id\n      ...AppointmentFacts\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n    }\n  }\n}": typeof types.AppointmentsDocument,
    "mutation CancelAppointment($input: CancelAppointmentInput!) {\n  cancelAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.CancelAppointmentDocument,
    "fragment CancellableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}": typeof types.CancellableAppointmentFragmentDoc,
    "query AppointmentWork($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      service {\n        id\n      }\n      specialist {\n        id\n        estimatedDurationMinutes\n        services {\n          serviceId\n          estimatedDurationMinutes\n        }\n      }\n    }\n  }\n}": typeof types.AppointmentWorkDocument,
    "mutation PayForAppointment($input: PayForAppointmentInput!) {\n  payForAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.PayForAppointmentDocument,
    "fragment PayableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  price {\n    pence\n    formatted\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}": typeof types.PayableAppointmentFragmentDoc,
    "query RefundIfCancelled($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      status\n      isPaid\n      refundIfCancelled {\n        percentage\n        rule\n        amount {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}": typeof types.RefundIfCancelledDocument,
    "fragment MovableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}": typeof types.MovableAppointmentFragmentDoc,
    "mutation RescheduleAppointment($input: RescheduleAppointmentInput!) {\n  rescheduleAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RescheduleAppointmentDocument,
    "query RescheduleDates($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleDates\n    }\n  }\n}": typeof types.RescheduleDatesDocument,
    "query RescheduleSlots($id: ID!, $date: Date!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleSlots(date: $date) {\n        id\n        label\n      }\n    }\n  }\n}": typeof types.RescheduleSlotsDocument,
    "query AvailableDates($serviceId: ID!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    availableDates(place: $place, specialistId: $specialistId)\n  }\n}": typeof types.AvailableDatesDocument,
    "query TimeSlots($serviceId: ID!, $date: Date!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    timeSlots(date: $date, place: $place, specialistId: $specialistId) {\n      id\n      label\n      startsAt\n    }\n  }\n}": typeof types.TimeSlotsDocument,
    "query CustomerBooking {\n  me {\n    id\n    ...CustomerHeader\n    ...BookingAccount @unmask\n  }\n}\n\nfragment BookingAccount on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n  }\n  vehicles {\n    id\n    make\n    model\n    year\n    plate\n    isPrimary\n  }\n}": typeof types.CustomerBookingDocument,
    "mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    message\n    reference\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.BookAppointmentDocument,
    "mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.BookAppointmentAsGuestDocument,
    "query BookingPriceGuide($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    specialists {\n      id\n      price {\n        ...GuidePrice @unmask\n      }\n      estimatedDurationMinutes\n      serviceAreas {\n        name\n        travelFee {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}\n\nfragment GuidePrice on PriceRange {\n  low {\n    pence\n    formatted\n  }\n  high {\n    pence\n    formatted\n  }\n}": typeof types.BookingPriceGuideDocument,
    "query BookingServices {\n  services {\n    id\n    name\n    description\n    needsVehicle\n  }\n}": typeof types.BookingServicesDocument,
    "mutation CompleteClaim($input: CompleteClaimInput!) {\n  completeClaim(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.CompleteClaimDocument,
    "mutation ResendRegistrationCode($input: ResendRegistrationCodeInput!) {\n  resendRegistrationCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ResendRegistrationCodeDocument,
    "mutation VerifyClaim($input: VerifyClaimInput!) {\n  verifyClaim(input: $input) {\n    claimToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.VerifyClaimDocument,
    "mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SendContactMessageDocument,
    "fragment CustomerHeader on Customer {\n  id\n  firstName\n  lastName\n  pictureUrl\n}": typeof types.CustomerHeaderFragmentDoc,
    "fragment CustomerRecord on Customer {\n  id\n  summary {\n    completedRepairs\n    pendingAppointments\n    pendingReviews\n    totalSpent {\n      pence\n      formatted\n    }\n    recentAppointments {\n      id\n      ...AppointmentSlip\n    }\n  }\n  appointments {\n    id\n    ...AppointmentFacts\n  }\n  repairs {\n    id\n    ...RepairFacts\n  }\n  pendingReviews {\n    id\n    ...PendingReviewFacts\n  }\n  submittedReviews {\n    id\n    ...SubmittedReviewFacts\n  }\n}": typeof types.CustomerRecordFragmentDoc,
    "query ServerTime {\n  serverTime\n}": typeof types.ServerTimeDocument,
    "query DashboardSummary {\n  me {\n    id\n    ...CustomerHeader\n    summary {\n      completedRepairs\n      pendingAppointments\n      pendingReviews\n      totalSpent {\n        pence\n        formatted\n      }\n      recentAppointments {\n        id\n        ...AppointmentSlip @unmask\n      }\n    }\n    appointments {\n      id\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n      ...PayableAppointment\n    }\n    pendingReviews {\n      id\n      serviceName\n      date\n      specialistName\n      specialistPhotoUrl\n      appointmentId\n    }\n  }\n}": typeof types.DashboardSummaryDocument,
    "query HomeSpecialists {\n  specialists(page: 1, perPage: 10) {\n    items {\n      id\n      ...SpecialistCard\n    }\n  }\n}": typeof types.HomeSpecialistsDocument,
    "query ImmediateServicePage {\n  me {\n    id\n    ...CustomerHeader\n    phone\n    address {\n      street\n      street2\n      city\n      postcode\n    }\n    vehicles {\n      id\n      make\n      model\n      plate\n    }\n  }\n}": typeof types.ImmediateServicePageDocument,
    "query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}": typeof types.ImmediateServicesDocument,
    "mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RequestImmediateServiceDocument,
    "query ServicePlaces($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    visitOptions {\n      kind\n      name\n      description\n    }\n    workshops {\n      id\n      name\n      address\n    }\n  }\n}": typeof types.ServicePlacesDocument,
    "fragment AlertsOfCustomer on Customer {\n  id\n  unreadNotificationCount\n  notifications {\n    id\n    type\n    title\n    message\n    timeAgo\n    recency\n    isRead\n    actionPath\n  }\n}\n\nquery Alerts {\n  me {\n    id\n    ...AlertsOfCustomer\n  }\n}\n\nsubscription AlertsChanged {\n  notificationsChanged {\n    customer {\n      id\n      ...AlertsOfCustomer\n    }\n  }\n}": typeof types.AlertsOfCustomerFragmentDoc,
    "mutation MarkAlertRead($input: MarkNotificationReadInput!) {\n  markNotificationRead(input: $input) {\n    notification {\n      id\n      isRead\n    }\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}": typeof types.MarkAlertReadDocument,
    "mutation MarkAllAlertsRead {\n  markAllNotificationsRead {\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}": typeof types.MarkAllAlertsReadDocument,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RequestPasswordResetDocument,
    "mutation ResendPasswordResetCode($input: ResendPasswordResetCodeInput!) {\n  resendPasswordResetCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ResendPasswordResetCodeDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ResetPasswordDocument,
    "mutation VerifyPasswordResetCode($input: VerifyPasswordResetCodeInput!) {\n  verifyPasswordResetCode(input: $input) {\n    resetToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.VerifyPasswordResetCodeDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ChangePasswordDocument,
    "query EmailAvailability($email: String!) {\n  emailAvailability(email: $email) {\n    email\n    isAvailable\n  }\n}": typeof types.EmailAvailabilityDocument,
    "fragment ProfileDetails on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  pictureUrl\n  joinedAt\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n    country\n  }\n}": typeof types.ProfileDetailsFragmentDoc,
    "query Profile {\n  me {\n    id\n    ...CustomerHeader\n    ...ProfileDetails @unmask\n  }\n}": typeof types.ProfileDocument,
    "mutation ResendProfileCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ResendProfileCodeDocument,
    "mutation SendProfileCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SendProfileCodeDocument,
    "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    message\n    customer {\n      id\n      ...CustomerHeader\n      ...ProfileDetails\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.UpdateProfileDocument,
    "mutation VerifyProfileCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.VerifyProfileCodeDocument,
    "mutation ClaimAccount($input: ClaimAccountInput!) {\n  claimAccount(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.ClaimAccountDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RegisterDocument,
    "mutation VerifyRegistration($input: VerifyRegistrationInput!) {\n  verifyRegistration(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.VerifyRegistrationDocument,
    "fragment RepairFacts on Repair {\n  id\n  reference\n  vehicle\n  serviceName\n  date\n  status\n  specialistName\n  appointmentId\n  cost {\n    pence\n    formatted\n  }\n  description\n  notes\n  parts {\n    name\n    quantity\n    unitPrice {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  labour {\n    description\n    hours\n    rate {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  partsTotal {\n    pence\n    formatted\n  }\n  labourTotal {\n    pence\n    formatted\n  }\n  total {\n    pence\n    formatted\n  }\n  warranty\n  canBeReviewed\n}": typeof types.RepairFactsFragmentDoc,
    "query Repairs {\n  me {\n    id\n    firstName\n    lastName\n    ...CustomerHeader\n    repairs {\n      id\n      ...RepairFacts @unmask\n    }\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n  }\n}": typeof types.RepairsDocument,
    "fragment PendingReviewFacts on PendingReview {\n  id\n  serviceName\n  date\n  specialistId\n  specialistName\n  specialistPhotoUrl\n  appointmentId\n}": typeof types.PendingReviewFactsFragmentDoc,
    "query Reviews {\n  me {\n    id\n    ...CustomerHeader\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n    submittedReviews {\n      id\n      ...SubmittedReviewFacts @unmask\n    }\n  }\n}": typeof types.ReviewsDocument,
    "fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}": typeof types.SpecialistReviewsFragmentDoc,
    "fragment SubmittedReviewFacts on SubmittedReview {\n  id\n  serviceName\n  date\n  specialistName\n  rating\n  comment\n  reviewedAt\n  appointmentId\n}": typeof types.SubmittedReviewFactsFragmentDoc,
    "mutation SubmitReview($input: SubmitReviewInput!) {\n  submitReview(input: $input) {\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SubmitReviewDocument,
    "query Services {\n  services {\n    id\n    name\n  }\n}": typeof types.ServicesDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n      code\n    }\n  }\n}": typeof types.LogInDocument,
    "mutation LogOut {\n  logOut {\n    confirmed\n  }\n}": typeof types.LogOutDocument,
    "query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      name\n      trade\n      averageRating\n      reviewCount\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}": typeof types.SpecialistDirectoryDocument,
    "query ServiceSpecialists($serviceId: ID!, $search: String, $certifiedBy: String, $sort: SpecialistSort) {\n  service(id: $serviceId) {\n    id\n    listed: specialists(search: $search, certifiedBy: $certifiedBy, sort: $sort) {\n      id\n      name\n      ...SpecialistOption\n    }\n    offered: specialists {\n      id\n      companies {\n        name\n      }\n    }\n  }\n}\n\nfragment SpecialistOption on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  priceLabel\n  serviceMode\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n}": typeof types.ServiceSpecialistsDocument,
    "fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}": typeof types.SpecialistCardFragmentDoc,
    "query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}": typeof types.SpecialistProfileDocument,
    "mutation AddVehicle($input: AddVehicleInput!) {\n  addVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.AddVehicleDocument,
    "mutation UpdateVehicle($input: UpdateVehicleInput!) {\n  updateVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.UpdateVehicleDocument,
    "mutation RemoveVehicle($input: RemoveVehicleInput!) {\n  removeVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.RemoveVehicleDocument,
    "mutation SetPrimaryVehicle($input: SetPrimaryVehicleInput!) {\n  setPrimaryVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": typeof types.SetPrimaryVehicleDocument,
    "fragment VehicleFacts on Vehicle {\n  id\n  make\n  model\n  year\n  colour\n  plate\n  vin\n  isPrimary\n}": typeof types.VehicleFactsFragmentDoc,
    "query Vehicles {\n  me {\n    id\n    ...CustomerHeader\n    vehicles {\n      id\n      ...VehicleFacts\n    }\n  }\n}": typeof types.VehiclesDocument,
};
const documents: Documents = {
    "mutation ChangeBookingEmail($input: ChangeBookingEmailInput!) {\n  changeBookingEmail(input: $input) {\n    email\n    customerId\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ChangeBookingEmailDocument,
    "query ApplicationOptions {\n  specialistApplicationOptions {\n    services {\n      id\n      name\n    }\n    immediateServices {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n    timeSlots {\n      id\n      name\n    }\n    serviceModes {\n      id\n      name\n      description\n    }\n    companies {\n      id\n      name\n    }\n    workshops {\n      id\n      name\n    }\n  }\n}": types.ApplicationOptionsDocument,
    "mutation ApplyAsSpecialist($input: ApplyAsSpecialistInput!) {\n  applyAsSpecialist(input: $input) {\n    isReceived\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ApplyAsSpecialistDocument,
    "mutation ResendApplicationCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ResendApplicationCodeDocument,
    "mutation SendApplicationCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.SendApplicationCodeDocument,
    "mutation VerifyApplicationCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.VerifyApplicationCodeDocument,
    "fragment AppointmentDetails on Appointment {\n  id\n  isHomeService\n  secondChoiceDate\n  secondChoiceTime\n  paidAt\n  price {\n    pence\n    formatted\n  }\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n}": types.AppointmentDetailsFragmentDoc,
    "fragment AppointmentFacts on Appointment {\n  id\n  ...AppointmentSlip\n  ...AppointmentStanding\n  ...AppointmentDetails\n  ...PayableAppointment\n  ...CancellableAppointment\n  ...MovableAppointment\n}": types.AppointmentFactsFragmentDoc,
    "fragment AppointmentSlip on Appointment {\n  id\n  reference\n  serviceName\n  details\n  status\n  scheduledDate\n  scheduledTime\n  bookedAt\n  specialistName\n  placeName\n  isPaid\n  isRescheduled\n}": types.AppointmentSlipFragmentDoc,
    "fragment AppointmentStanding on Appointment {\n  id\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  confirmedAt\n  paymentDueBy\n}": types.AppointmentStandingFragmentDoc,
    "query Appointments {\n  me {\n    id\n    ...CustomerHeader\n    appointments {\n      id\n      ...AppointmentFacts\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n    }\n  }\n}": types.AppointmentsDocument,
    "mutation CancelAppointment($input: CancelAppointmentInput!) {\n  cancelAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.CancelAppointmentDocument,
    "fragment CancellableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}": types.CancellableAppointmentFragmentDoc,
    "query AppointmentWork($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      service {\n        id\n      }\n      specialist {\n        id\n        estimatedDurationMinutes\n        services {\n          serviceId\n          estimatedDurationMinutes\n        }\n      }\n    }\n  }\n}": types.AppointmentWorkDocument,
    "mutation PayForAppointment($input: PayForAppointmentInput!) {\n  payForAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.PayForAppointmentDocument,
    "fragment PayableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  price {\n    pence\n    formatted\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}": types.PayableAppointmentFragmentDoc,
    "query RefundIfCancelled($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      status\n      isPaid\n      refundIfCancelled {\n        percentage\n        rule\n        amount {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}": types.RefundIfCancelledDocument,
    "fragment MovableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}": types.MovableAppointmentFragmentDoc,
    "mutation RescheduleAppointment($input: RescheduleAppointmentInput!) {\n  rescheduleAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.RescheduleAppointmentDocument,
    "query RescheduleDates($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleDates\n    }\n  }\n}": types.RescheduleDatesDocument,
    "query RescheduleSlots($id: ID!, $date: Date!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleSlots(date: $date) {\n        id\n        label\n      }\n    }\n  }\n}": types.RescheduleSlotsDocument,
    "query AvailableDates($serviceId: ID!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    availableDates(place: $place, specialistId: $specialistId)\n  }\n}": types.AvailableDatesDocument,
    "query TimeSlots($serviceId: ID!, $date: Date!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    timeSlots(date: $date, place: $place, specialistId: $specialistId) {\n      id\n      label\n      startsAt\n    }\n  }\n}": types.TimeSlotsDocument,
    "query CustomerBooking {\n  me {\n    id\n    ...CustomerHeader\n    ...BookingAccount @unmask\n  }\n}\n\nfragment BookingAccount on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n  }\n  vehicles {\n    id\n    make\n    model\n    year\n    plate\n    isPrimary\n  }\n}": types.CustomerBookingDocument,
    "mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    message\n    reference\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.BookAppointmentDocument,
    "mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.BookAppointmentAsGuestDocument,
    "query BookingPriceGuide($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    specialists {\n      id\n      price {\n        ...GuidePrice @unmask\n      }\n      estimatedDurationMinutes\n      serviceAreas {\n        name\n        travelFee {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}\n\nfragment GuidePrice on PriceRange {\n  low {\n    pence\n    formatted\n  }\n  high {\n    pence\n    formatted\n  }\n}": types.BookingPriceGuideDocument,
    "query BookingServices {\n  services {\n    id\n    name\n    description\n    needsVehicle\n  }\n}": types.BookingServicesDocument,
    "mutation CompleteClaim($input: CompleteClaimInput!) {\n  completeClaim(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.CompleteClaimDocument,
    "mutation ResendRegistrationCode($input: ResendRegistrationCodeInput!) {\n  resendRegistrationCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ResendRegistrationCodeDocument,
    "mutation VerifyClaim($input: VerifyClaimInput!) {\n  verifyClaim(input: $input) {\n    claimToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.VerifyClaimDocument,
    "mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.SendContactMessageDocument,
    "fragment CustomerHeader on Customer {\n  id\n  firstName\n  lastName\n  pictureUrl\n}": types.CustomerHeaderFragmentDoc,
    "fragment CustomerRecord on Customer {\n  id\n  summary {\n    completedRepairs\n    pendingAppointments\n    pendingReviews\n    totalSpent {\n      pence\n      formatted\n    }\n    recentAppointments {\n      id\n      ...AppointmentSlip\n    }\n  }\n  appointments {\n    id\n    ...AppointmentFacts\n  }\n  repairs {\n    id\n    ...RepairFacts\n  }\n  pendingReviews {\n    id\n    ...PendingReviewFacts\n  }\n  submittedReviews {\n    id\n    ...SubmittedReviewFacts\n  }\n}": types.CustomerRecordFragmentDoc,
    "query ServerTime {\n  serverTime\n}": types.ServerTimeDocument,
    "query DashboardSummary {\n  me {\n    id\n    ...CustomerHeader\n    summary {\n      completedRepairs\n      pendingAppointments\n      pendingReviews\n      totalSpent {\n        pence\n        formatted\n      }\n      recentAppointments {\n        id\n        ...AppointmentSlip @unmask\n      }\n    }\n    appointments {\n      id\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n      ...PayableAppointment\n    }\n    pendingReviews {\n      id\n      serviceName\n      date\n      specialistName\n      specialistPhotoUrl\n      appointmentId\n    }\n  }\n}": types.DashboardSummaryDocument,
    "query HomeSpecialists {\n  specialists(page: 1, perPage: 10) {\n    items {\n      id\n      ...SpecialistCard\n    }\n  }\n}": types.HomeSpecialistsDocument,
    "query ImmediateServicePage {\n  me {\n    id\n    ...CustomerHeader\n    phone\n    address {\n      street\n      street2\n      city\n      postcode\n    }\n    vehicles {\n      id\n      make\n      model\n      plate\n    }\n  }\n}": types.ImmediateServicePageDocument,
    "query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}": types.ImmediateServicesDocument,
    "mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.RequestImmediateServiceDocument,
    "query ServicePlaces($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    visitOptions {\n      kind\n      name\n      description\n    }\n    workshops {\n      id\n      name\n      address\n    }\n  }\n}": types.ServicePlacesDocument,
    "fragment AlertsOfCustomer on Customer {\n  id\n  unreadNotificationCount\n  notifications {\n    id\n    type\n    title\n    message\n    timeAgo\n    recency\n    isRead\n    actionPath\n  }\n}\n\nquery Alerts {\n  me {\n    id\n    ...AlertsOfCustomer\n  }\n}\n\nsubscription AlertsChanged {\n  notificationsChanged {\n    customer {\n      id\n      ...AlertsOfCustomer\n    }\n  }\n}": types.AlertsOfCustomerFragmentDoc,
    "mutation MarkAlertRead($input: MarkNotificationReadInput!) {\n  markNotificationRead(input: $input) {\n    notification {\n      id\n      isRead\n    }\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}": types.MarkAlertReadDocument,
    "mutation MarkAllAlertsRead {\n  markAllNotificationsRead {\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}": types.MarkAllAlertsReadDocument,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.RequestPasswordResetDocument,
    "mutation ResendPasswordResetCode($input: ResendPasswordResetCodeInput!) {\n  resendPasswordResetCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ResendPasswordResetCodeDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ResetPasswordDocument,
    "mutation VerifyPasswordResetCode($input: VerifyPasswordResetCodeInput!) {\n  verifyPasswordResetCode(input: $input) {\n    resetToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.VerifyPasswordResetCodeDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ChangePasswordDocument,
    "query EmailAvailability($email: String!) {\n  emailAvailability(email: $email) {\n    email\n    isAvailable\n  }\n}": types.EmailAvailabilityDocument,
    "fragment ProfileDetails on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  pictureUrl\n  joinedAt\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n    country\n  }\n}": types.ProfileDetailsFragmentDoc,
    "query Profile {\n  me {\n    id\n    ...CustomerHeader\n    ...ProfileDetails @unmask\n  }\n}": types.ProfileDocument,
    "mutation ResendProfileCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ResendProfileCodeDocument,
    "mutation SendProfileCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.SendProfileCodeDocument,
    "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    message\n    customer {\n      id\n      ...CustomerHeader\n      ...ProfileDetails\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.UpdateProfileDocument,
    "mutation VerifyProfileCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.VerifyProfileCodeDocument,
    "mutation ClaimAccount($input: ClaimAccountInput!) {\n  claimAccount(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.ClaimAccountDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.RegisterDocument,
    "mutation VerifyRegistration($input: VerifyRegistrationInput!) {\n  verifyRegistration(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.VerifyRegistrationDocument,
    "fragment RepairFacts on Repair {\n  id\n  reference\n  vehicle\n  serviceName\n  date\n  status\n  specialistName\n  appointmentId\n  cost {\n    pence\n    formatted\n  }\n  description\n  notes\n  parts {\n    name\n    quantity\n    unitPrice {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  labour {\n    description\n    hours\n    rate {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  partsTotal {\n    pence\n    formatted\n  }\n  labourTotal {\n    pence\n    formatted\n  }\n  total {\n    pence\n    formatted\n  }\n  warranty\n  canBeReviewed\n}": types.RepairFactsFragmentDoc,
    "query Repairs {\n  me {\n    id\n    firstName\n    lastName\n    ...CustomerHeader\n    repairs {\n      id\n      ...RepairFacts @unmask\n    }\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n  }\n}": types.RepairsDocument,
    "fragment PendingReviewFacts on PendingReview {\n  id\n  serviceName\n  date\n  specialistId\n  specialistName\n  specialistPhotoUrl\n  appointmentId\n}": types.PendingReviewFactsFragmentDoc,
    "query Reviews {\n  me {\n    id\n    ...CustomerHeader\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n    submittedReviews {\n      id\n      ...SubmittedReviewFacts @unmask\n    }\n  }\n}": types.ReviewsDocument,
    "fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}": types.SpecialistReviewsFragmentDoc,
    "fragment SubmittedReviewFacts on SubmittedReview {\n  id\n  serviceName\n  date\n  specialistName\n  rating\n  comment\n  reviewedAt\n  appointmentId\n}": types.SubmittedReviewFactsFragmentDoc,
    "mutation SubmitReview($input: SubmitReviewInput!) {\n  submitReview(input: $input) {\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.SubmitReviewDocument,
    "query Services {\n  services {\n    id\n    name\n  }\n}": types.ServicesDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n      code\n    }\n  }\n}": types.LogInDocument,
    "mutation LogOut {\n  logOut {\n    confirmed\n  }\n}": types.LogOutDocument,
    "query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      name\n      trade\n      averageRating\n      reviewCount\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}": types.SpecialistDirectoryDocument,
    "query ServiceSpecialists($serviceId: ID!, $search: String, $certifiedBy: String, $sort: SpecialistSort) {\n  service(id: $serviceId) {\n    id\n    listed: specialists(search: $search, certifiedBy: $certifiedBy, sort: $sort) {\n      id\n      name\n      ...SpecialistOption\n    }\n    offered: specialists {\n      id\n      companies {\n        name\n      }\n    }\n  }\n}\n\nfragment SpecialistOption on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  priceLabel\n  serviceMode\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n}": types.ServiceSpecialistsDocument,
    "fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}": types.SpecialistCardFragmentDoc,
    "query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}": types.SpecialistProfileDocument,
    "mutation AddVehicle($input: AddVehicleInput!) {\n  addVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.AddVehicleDocument,
    "mutation UpdateVehicle($input: UpdateVehicleInput!) {\n  updateVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.UpdateVehicleDocument,
    "mutation RemoveVehicle($input: RemoveVehicleInput!) {\n  removeVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.RemoveVehicleDocument,
    "mutation SetPrimaryVehicle($input: SetPrimaryVehicleInput!) {\n  setPrimaryVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}": types.SetPrimaryVehicleDocument,
    "fragment VehicleFacts on Vehicle {\n  id\n  make\n  model\n  year\n  colour\n  plate\n  vin\n  isPrimary\n}": types.VehicleFactsFragmentDoc,
    "query Vehicles {\n  me {\n    id\n    ...CustomerHeader\n    vehicles {\n      id\n      ...VehicleFacts\n    }\n  }\n}": types.VehiclesDocument,
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
export function graphql(source: "mutation ChangeBookingEmail($input: ChangeBookingEmailInput!) {\n  changeBookingEmail(input: $input) {\n    email\n    customerId\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ChangeBookingEmail($input: ChangeBookingEmailInput!) {\n  changeBookingEmail(input: $input) {\n    email\n    customerId\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationOptions {\n  specialistApplicationOptions {\n    services {\n      id\n      name\n    }\n    immediateServices {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n    timeSlots {\n      id\n      name\n    }\n    serviceModes {\n      id\n      name\n      description\n    }\n    companies {\n      id\n      name\n    }\n    workshops {\n      id\n      name\n    }\n  }\n}"): (typeof documents)["query ApplicationOptions {\n  specialistApplicationOptions {\n    services {\n      id\n      name\n    }\n    immediateServices {\n      id\n      name\n    }\n    locations {\n      id\n      name\n    }\n    timeSlots {\n      id\n      name\n    }\n    serviceModes {\n      id\n      name\n      description\n    }\n    companies {\n      id\n      name\n    }\n    workshops {\n      id\n      name\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyAsSpecialist($input: ApplyAsSpecialistInput!) {\n  applyAsSpecialist(input: $input) {\n    isReceived\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ApplyAsSpecialist($input: ApplyAsSpecialistInput!) {\n  applyAsSpecialist(input: $input) {\n    isReceived\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendApplicationCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ResendApplicationCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendApplicationCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation SendApplicationCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyApplicationCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation VerifyApplicationCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AppointmentDetails on Appointment {\n  id\n  isHomeService\n  secondChoiceDate\n  secondChoiceTime\n  paidAt\n  price {\n    pence\n    formatted\n  }\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n}"): (typeof documents)["fragment AppointmentDetails on Appointment {\n  id\n  isHomeService\n  secondChoiceDate\n  secondChoiceTime\n  paidAt\n  price {\n    pence\n    formatted\n  }\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AppointmentFacts on Appointment {\n  id\n  ...AppointmentSlip\n  ...AppointmentStanding\n  ...AppointmentDetails\n  ...PayableAppointment\n  ...CancellableAppointment\n  ...MovableAppointment\n}"): (typeof documents)["fragment AppointmentFacts on Appointment {\n  id\n  ...AppointmentSlip\n  ...AppointmentStanding\n  ...AppointmentDetails\n  ...PayableAppointment\n  ...CancellableAppointment\n  ...MovableAppointment\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AppointmentSlip on Appointment {\n  id\n  reference\n  serviceName\n  details\n  status\n  scheduledDate\n  scheduledTime\n  bookedAt\n  specialistName\n  placeName\n  isPaid\n  isRescheduled\n}"): (typeof documents)["fragment AppointmentSlip on Appointment {\n  id\n  reference\n  serviceName\n  details\n  status\n  scheduledDate\n  scheduledTime\n  bookedAt\n  specialistName\n  placeName\n  isPaid\n  isRescheduled\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AppointmentStanding on Appointment {\n  id\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  confirmedAt\n  paymentDueBy\n}"): (typeof documents)["fragment AppointmentStanding on Appointment {\n  id\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  confirmedAt\n  paymentDueBy\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Appointments {\n  me {\n    id\n    ...CustomerHeader\n    appointments {\n      id\n      ...AppointmentFacts\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n    }\n  }\n}"): (typeof documents)["query Appointments {\n  me {\n    id\n    ...CustomerHeader\n    appointments {\n      id\n      ...AppointmentFacts\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelAppointment($input: CancelAppointmentInput!) {\n  cancelAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation CancelAppointment($input: CancelAppointmentInput!) {\n  cancelAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CancellableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}"): (typeof documents)["fragment CancellableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  refund {\n    percentage\n    amount {\n      pence\n      formatted\n    }\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppointmentWork($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      service {\n        id\n      }\n      specialist {\n        id\n        estimatedDurationMinutes\n        services {\n          serviceId\n          estimatedDurationMinutes\n        }\n      }\n    }\n  }\n}"): (typeof documents)["query AppointmentWork($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      service {\n        id\n      }\n      specialist {\n        id\n        estimatedDurationMinutes\n        services {\n          serviceId\n          estimatedDurationMinutes\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PayForAppointment($input: PayForAppointmentInput!) {\n  payForAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation PayForAppointment($input: PayForAppointmentInput!) {\n  payForAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PayableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  price {\n    pence\n    formatted\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}"): (typeof documents)["fragment PayableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  price {\n    pence\n    formatted\n  }\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RefundIfCancelled($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      status\n      isPaid\n      refundIfCancelled {\n        percentage\n        rule\n        amount {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}"): (typeof documents)["query RefundIfCancelled($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      status\n      isPaid\n      refundIfCancelled {\n        percentage\n        rule\n        amount {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MovableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}"): (typeof documents)["fragment MovableAppointment on Appointment {\n  id\n  reference\n  serviceName\n  specialistName\n  scheduledDate\n  scheduledTime\n  bookedAt\n  status\n  isPaid\n  isRescheduled\n  wasRescheduled\n  isReviewed\n  paymentDueBy\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RescheduleAppointment($input: RescheduleAppointmentInput!) {\n  rescheduleAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation RescheduleAppointment($input: RescheduleAppointmentInput!) {\n  rescheduleAppointment(input: $input) {\n    appointment {\n      id\n      ...AppointmentFacts\n    }\n    customer {\n      id\n      ...CustomerRecord\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RescheduleDates($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleDates\n    }\n  }\n}"): (typeof documents)["query RescheduleDates($id: ID!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleDates\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RescheduleSlots($id: ID!, $date: Date!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleSlots(date: $date) {\n        id\n        label\n      }\n    }\n  }\n}"): (typeof documents)["query RescheduleSlots($id: ID!, $date: Date!) {\n  me {\n    id\n    appointment(id: $id) {\n      id\n      rescheduleSlots(date: $date) {\n        id\n        label\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AvailableDates($serviceId: ID!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    availableDates(place: $place, specialistId: $specialistId)\n  }\n}"): (typeof documents)["query AvailableDates($serviceId: ID!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    availableDates(place: $place, specialistId: $specialistId)\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TimeSlots($serviceId: ID!, $date: Date!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    timeSlots(date: $date, place: $place, specialistId: $specialistId) {\n      id\n      label\n      startsAt\n    }\n  }\n}"): (typeof documents)["query TimeSlots($serviceId: ID!, $date: Date!, $place: PlaceInput!, $specialistId: ID) {\n  service(id: $serviceId) {\n    id\n    timeSlots(date: $date, place: $place, specialistId: $specialistId) {\n      id\n      label\n      startsAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerBooking {\n  me {\n    id\n    ...CustomerHeader\n    ...BookingAccount @unmask\n  }\n}\n\nfragment BookingAccount on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n  }\n  vehicles {\n    id\n    make\n    model\n    year\n    plate\n    isPrimary\n  }\n}"): (typeof documents)["query CustomerBooking {\n  me {\n    id\n    ...CustomerHeader\n    ...BookingAccount @unmask\n  }\n}\n\nfragment BookingAccount on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n  }\n  vehicles {\n    id\n    make\n    model\n    year\n    plate\n    isPrimary\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    message\n    reference\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation BookAppointment($input: BookAppointmentInput!) {\n  bookAppointment(input: $input) {\n    message\n    reference\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation BookAppointmentAsGuest($input: BookAppointmentAsGuestInput!) {\n  bookAppointmentAsGuest(input: $input) {\n    booking {\n      outcome\n      reference\n      appointmentId\n      customerId\n      message\n      nextPath\n      serviceName\n      email\n      firstName\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BookingPriceGuide($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    specialists {\n      id\n      price {\n        ...GuidePrice @unmask\n      }\n      estimatedDurationMinutes\n      serviceAreas {\n        name\n        travelFee {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}\n\nfragment GuidePrice on PriceRange {\n  low {\n    pence\n    formatted\n  }\n  high {\n    pence\n    formatted\n  }\n}"): (typeof documents)["query BookingPriceGuide($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    specialists {\n      id\n      price {\n        ...GuidePrice @unmask\n      }\n      estimatedDurationMinutes\n      serviceAreas {\n        name\n        travelFee {\n          pence\n          formatted\n        }\n      }\n    }\n  }\n}\n\nfragment GuidePrice on PriceRange {\n  low {\n    pence\n    formatted\n  }\n  high {\n    pence\n    formatted\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BookingServices {\n  services {\n    id\n    name\n    description\n    needsVehicle\n  }\n}"): (typeof documents)["query BookingServices {\n  services {\n    id\n    name\n    description\n    needsVehicle\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteClaim($input: CompleteClaimInput!) {\n  completeClaim(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation CompleteClaim($input: CompleteClaimInput!) {\n  completeClaim(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendRegistrationCode($input: ResendRegistrationCodeInput!) {\n  resendRegistrationCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ResendRegistrationCode($input: ResendRegistrationCodeInput!) {\n  resendRegistrationCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyClaim($input: VerifyClaimInput!) {\n  verifyClaim(input: $input) {\n    claimToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation VerifyClaim($input: VerifyClaimInput!) {\n  verifyClaim(input: $input) {\n    claimToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation SendContactMessage($input: SendContactMessageInput!) {\n  sendContactMessage(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CustomerHeader on Customer {\n  id\n  firstName\n  lastName\n  pictureUrl\n}"): (typeof documents)["fragment CustomerHeader on Customer {\n  id\n  firstName\n  lastName\n  pictureUrl\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CustomerRecord on Customer {\n  id\n  summary {\n    completedRepairs\n    pendingAppointments\n    pendingReviews\n    totalSpent {\n      pence\n      formatted\n    }\n    recentAppointments {\n      id\n      ...AppointmentSlip\n    }\n  }\n  appointments {\n    id\n    ...AppointmentFacts\n  }\n  repairs {\n    id\n    ...RepairFacts\n  }\n  pendingReviews {\n    id\n    ...PendingReviewFacts\n  }\n  submittedReviews {\n    id\n    ...SubmittedReviewFacts\n  }\n}"): (typeof documents)["fragment CustomerRecord on Customer {\n  id\n  summary {\n    completedRepairs\n    pendingAppointments\n    pendingReviews\n    totalSpent {\n      pence\n      formatted\n    }\n    recentAppointments {\n      id\n      ...AppointmentSlip\n    }\n  }\n  appointments {\n    id\n    ...AppointmentFacts\n  }\n  repairs {\n    id\n    ...RepairFacts\n  }\n  pendingReviews {\n    id\n    ...PendingReviewFacts\n  }\n  submittedReviews {\n    id\n    ...SubmittedReviewFacts\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServerTime {\n  serverTime\n}"): (typeof documents)["query ServerTime {\n  serverTime\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardSummary {\n  me {\n    id\n    ...CustomerHeader\n    summary {\n      completedRepairs\n      pendingAppointments\n      pendingReviews\n      totalSpent {\n        pence\n        formatted\n      }\n      recentAppointments {\n        id\n        ...AppointmentSlip @unmask\n      }\n    }\n    appointments {\n      id\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n      ...PayableAppointment\n    }\n    pendingReviews {\n      id\n      serviceName\n      date\n      specialistName\n      specialistPhotoUrl\n      appointmentId\n    }\n  }\n}"): (typeof documents)["query DashboardSummary {\n  me {\n    id\n    ...CustomerHeader\n    summary {\n      completedRepairs\n      pendingAppointments\n      pendingReviews\n      totalSpent {\n        pence\n        formatted\n      }\n      recentAppointments {\n        id\n        ...AppointmentSlip @unmask\n      }\n    }\n    appointments {\n      id\n      ...AppointmentSlip @unmask\n      ...AppointmentStanding @unmask\n      ...AppointmentDetails @unmask\n      ...PayableAppointment\n    }\n    pendingReviews {\n      id\n      serviceName\n      date\n      specialistName\n      specialistPhotoUrl\n      appointmentId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HomeSpecialists {\n  specialists(page: 1, perPage: 10) {\n    items {\n      id\n      ...SpecialistCard\n    }\n  }\n}"): (typeof documents)["query HomeSpecialists {\n  specialists(page: 1, perPage: 10) {\n    items {\n      id\n      ...SpecialistCard\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImmediateServicePage {\n  me {\n    id\n    ...CustomerHeader\n    phone\n    address {\n      street\n      street2\n      city\n      postcode\n    }\n    vehicles {\n      id\n      make\n      model\n      plate\n    }\n  }\n}"): (typeof documents)["query ImmediateServicePage {\n  me {\n    id\n    ...CustomerHeader\n    phone\n    address {\n      street\n      street2\n      city\n      postcode\n    }\n    vehicles {\n      id\n      make\n      model\n      plate\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}"): (typeof documents)["query ImmediateServices {\n  immediateServices {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation RequestImmediateService($input: RequestImmediateServiceInput!) {\n  requestImmediateService(input: $input) {\n    request {\n      reference\n      serviceType\n      contactPreference\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServicePlaces($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    visitOptions {\n      kind\n      name\n      description\n    }\n    workshops {\n      id\n      name\n      address\n    }\n  }\n}"): (typeof documents)["query ServicePlaces($serviceId: ID!) {\n  service(id: $serviceId) {\n    id\n    visitOptions {\n      kind\n      name\n      description\n    }\n    workshops {\n      id\n      name\n      address\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AlertsOfCustomer on Customer {\n  id\n  unreadNotificationCount\n  notifications {\n    id\n    type\n    title\n    message\n    timeAgo\n    recency\n    isRead\n    actionPath\n  }\n}\n\nquery Alerts {\n  me {\n    id\n    ...AlertsOfCustomer\n  }\n}\n\nsubscription AlertsChanged {\n  notificationsChanged {\n    customer {\n      id\n      ...AlertsOfCustomer\n    }\n  }\n}"): (typeof documents)["fragment AlertsOfCustomer on Customer {\n  id\n  unreadNotificationCount\n  notifications {\n    id\n    type\n    title\n    message\n    timeAgo\n    recency\n    isRead\n    actionPath\n  }\n}\n\nquery Alerts {\n  me {\n    id\n    ...AlertsOfCustomer\n  }\n}\n\nsubscription AlertsChanged {\n  notificationsChanged {\n    customer {\n      id\n      ...AlertsOfCustomer\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkAlertRead($input: MarkNotificationReadInput!) {\n  markNotificationRead(input: $input) {\n    notification {\n      id\n      isRead\n    }\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}"): (typeof documents)["mutation MarkAlertRead($input: MarkNotificationReadInput!) {\n  markNotificationRead(input: $input) {\n    notification {\n      id\n      isRead\n    }\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkAllAlertsRead {\n  markAllNotificationsRead {\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}"): (typeof documents)["mutation MarkAllAlertsRead {\n  markAllNotificationsRead {\n    customer {\n      id\n      unreadNotificationCount\n    }\n    userErrors {\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendPasswordResetCode($input: ResendPasswordResetCodeInput!) {\n  resendPasswordResetCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ResendPasswordResetCode($input: ResendPasswordResetCodeInput!) {\n  resendPasswordResetCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyPasswordResetCode($input: VerifyPasswordResetCodeInput!) {\n  verifyPasswordResetCode(input: $input) {\n    resetToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation VerifyPasswordResetCode($input: VerifyPasswordResetCodeInput!) {\n  verifyPasswordResetCode(input: $input) {\n    resetToken\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmailAvailability($email: String!) {\n  emailAvailability(email: $email) {\n    email\n    isAvailable\n  }\n}"): (typeof documents)["query EmailAvailability($email: String!) {\n  emailAvailability(email: $email) {\n    email\n    isAvailable\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProfileDetails on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  pictureUrl\n  joinedAt\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n    country\n  }\n}"): (typeof documents)["fragment ProfileDetails on Customer {\n  id\n  firstName\n  lastName\n  email\n  phone\n  pictureUrl\n  joinedAt\n  address {\n    street\n    street2\n    city\n    county\n    postcode\n    country\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Profile {\n  me {\n    id\n    ...CustomerHeader\n    ...ProfileDetails @unmask\n  }\n}"): (typeof documents)["query Profile {\n  me {\n    id\n    ...CustomerHeader\n    ...ProfileDetails @unmask\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendProfileCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ResendProfileCode($input: ResendEmailCodeInput!) {\n  resendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendProfileCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation SendProfileCode($input: SendEmailCodeInput!) {\n  sendEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    message\n    customer {\n      id\n      ...CustomerHeader\n      ...ProfileDetails\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    message\n    customer {\n      id\n      ...CustomerHeader\n      ...ProfileDetails\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyProfileCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation VerifyProfileCode($input: VerifyEmailCodeInput!) {\n  verifyEmailCode(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClaimAccount($input: ClaimAccountInput!) {\n  claimAccount(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation ClaimAccount($input: ClaimAccountInput!) {\n  claimAccount(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyRegistration($input: VerifyRegistrationInput!) {\n  verifyRegistration(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation VerifyRegistration($input: VerifyRegistrationInput!) {\n  verifyRegistration(input: $input) {\n    message\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RepairFacts on Repair {\n  id\n  reference\n  vehicle\n  serviceName\n  date\n  status\n  specialistName\n  appointmentId\n  cost {\n    pence\n    formatted\n  }\n  description\n  notes\n  parts {\n    name\n    quantity\n    unitPrice {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  labour {\n    description\n    hours\n    rate {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  partsTotal {\n    pence\n    formatted\n  }\n  labourTotal {\n    pence\n    formatted\n  }\n  total {\n    pence\n    formatted\n  }\n  warranty\n  canBeReviewed\n}"): (typeof documents)["fragment RepairFacts on Repair {\n  id\n  reference\n  vehicle\n  serviceName\n  date\n  status\n  specialistName\n  appointmentId\n  cost {\n    pence\n    formatted\n  }\n  description\n  notes\n  parts {\n    name\n    quantity\n    unitPrice {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  labour {\n    description\n    hours\n    rate {\n      pence\n      formatted\n    }\n    total {\n      pence\n      formatted\n    }\n  }\n  partsTotal {\n    pence\n    formatted\n  }\n  labourTotal {\n    pence\n    formatted\n  }\n  total {\n    pence\n    formatted\n  }\n  warranty\n  canBeReviewed\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Repairs {\n  me {\n    id\n    firstName\n    lastName\n    ...CustomerHeader\n    repairs {\n      id\n      ...RepairFacts @unmask\n    }\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n  }\n}"): (typeof documents)["query Repairs {\n  me {\n    id\n    firstName\n    lastName\n    ...CustomerHeader\n    repairs {\n      id\n      ...RepairFacts @unmask\n    }\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PendingReviewFacts on PendingReview {\n  id\n  serviceName\n  date\n  specialistId\n  specialistName\n  specialistPhotoUrl\n  appointmentId\n}"): (typeof documents)["fragment PendingReviewFacts on PendingReview {\n  id\n  serviceName\n  date\n  specialistId\n  specialistName\n  specialistPhotoUrl\n  appointmentId\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Reviews {\n  me {\n    id\n    ...CustomerHeader\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n    submittedReviews {\n      id\n      ...SubmittedReviewFacts @unmask\n    }\n  }\n}"): (typeof documents)["query Reviews {\n  me {\n    id\n    ...CustomerHeader\n    pendingReviews {\n      id\n      ...PendingReviewFacts @unmask\n    }\n    submittedReviews {\n      id\n      ...SubmittedReviewFacts @unmask\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}"): (typeof documents)["fragment SpecialistReviews on Specialist {\n  averageRating\n  reviewCount\n  reviews {\n    rating\n    text\n    createdAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SubmittedReviewFacts on SubmittedReview {\n  id\n  serviceName\n  date\n  specialistName\n  rating\n  comment\n  reviewedAt\n  appointmentId\n}"): (typeof documents)["fragment SubmittedReviewFacts on SubmittedReview {\n  id\n  serviceName\n  date\n  specialistName\n  rating\n  comment\n  reviewedAt\n  appointmentId\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitReview($input: SubmitReviewInput!) {\n  submitReview(input: $input) {\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation SubmitReview($input: SubmitReviewInput!) {\n  submitReview(input: $input) {\n    customer {\n      id\n      ...CustomerRecord\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Services {\n  services {\n    id\n    name\n  }\n}"): (typeof documents)["query Services {\n  services {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    session {\n      userId\n      authToken\n      userName\n      accountType\n    }\n    message\n    redirectPath\n    userErrors {\n      message\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOut {\n  logOut {\n    confirmed\n  }\n}"): (typeof documents)["mutation LogOut {\n  logOut {\n    confirmed\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      name\n      trade\n      averageRating\n      reviewCount\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}"): (typeof documents)["query SpecialistDirectory($filter: SpecialistFilter!, $page: Int!, $perPage: Int!) {\n  specialists(filter: $filter, page: $page, perPage: $perPage) {\n    items {\n      id\n      name\n      trade\n      averageRating\n      reviewCount\n      ...SpecialistCard\n    }\n    page\n    totalPages\n    totalCount\n    hasNextPage\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServiceSpecialists($serviceId: ID!, $search: String, $certifiedBy: String, $sort: SpecialistSort) {\n  service(id: $serviceId) {\n    id\n    listed: specialists(search: $search, certifiedBy: $certifiedBy, sort: $sort) {\n      id\n      name\n      ...SpecialistOption\n    }\n    offered: specialists {\n      id\n      companies {\n        name\n      }\n    }\n  }\n}\n\nfragment SpecialistOption on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  priceLabel\n  serviceMode\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n}"): (typeof documents)["query ServiceSpecialists($serviceId: ID!, $search: String, $certifiedBy: String, $sort: SpecialistSort) {\n  service(id: $serviceId) {\n    id\n    listed: specialists(search: $search, certifiedBy: $certifiedBy, sort: $sort) {\n      id\n      name\n      ...SpecialistOption\n    }\n    offered: specialists {\n      id\n      companies {\n        name\n      }\n    }\n  }\n}\n\nfragment SpecialistOption on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  priceLabel\n  serviceMode\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}"): (typeof documents)["fragment SpecialistCard on Specialist {\n  id\n  name\n  trade\n  photoUrl\n  averageRating\n  reviewCount\n  yearsOfExperience\n  isCertified\n  liabilityInsurance\n  serviceMode\n  priceLabel\n  services {\n    name\n    priceLabel\n  }\n  serviceAreas {\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}"): (typeof documents)["query SpecialistProfile($id: ID!) {\n  specialist(id: $id) {\n    id\n    ...SpecialistCard\n    ...SpecialistProfile\n  }\n}\n\nfragment SpecialistProfile on Specialist {\n  id\n  name\n  bio\n  isCertified\n  liabilityInsurance\n  serviceMode\n  willingToTravel\n  yearsOfExperience\n  availableDays\n  estimatedDurationMinutes\n  priceLabel\n  services {\n    name\n    description\n    priceLabel\n    estimatedDurationMinutes\n  }\n  companies {\n    name\n  }\n  serviceAreas {\n    name\n    travelFee {\n      pence\n      formatted\n    }\n  }\n  workshops {\n    name\n  }\n  ...SpecialistReviews\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddVehicle($input: AddVehicleInput!) {\n  addVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation AddVehicle($input: AddVehicleInput!) {\n  addVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateVehicle($input: UpdateVehicleInput!) {\n  updateVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation UpdateVehicle($input: UpdateVehicleInput!) {\n  updateVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveVehicle($input: RemoveVehicleInput!) {\n  removeVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation RemoveVehicle($input: RemoveVehicleInput!) {\n  removeVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetPrimaryVehicle($input: SetPrimaryVehicleInput!) {\n  setPrimaryVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"): (typeof documents)["mutation SetPrimaryVehicle($input: SetPrimaryVehicleInput!) {\n  setPrimaryVehicle(input: $input) {\n    customer {\n      id\n      vehicles {\n        id\n        ...VehicleFacts\n      }\n    }\n    userErrors {\n      field\n      message\n      code\n      retryAfterSeconds\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment VehicleFacts on Vehicle {\n  id\n  make\n  model\n  year\n  colour\n  plate\n  vin\n  isPrimary\n}"): (typeof documents)["fragment VehicleFacts on Vehicle {\n  id\n  make\n  model\n  year\n  colour\n  plate\n  vin\n  isPrimary\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Vehicles {\n  me {\n    id\n    ...CustomerHeader\n    vehicles {\n      id\n      ...VehicleFacts\n    }\n  }\n}"): (typeof documents)["query Vehicles {\n  me {\n    id\n    ...CustomerHeader\n    vehicles {\n      id\n      ...VehicleFacts\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;