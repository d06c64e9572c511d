import { contract } from '../../gateway/legacy/contract.ts';
import { type GraphAnswer, SESSION, type TestGateway } from './harness.ts';
import { perform } from './whole-graph.ts';
import { NEXT_WEEK } from './whole-host.ts';

export type Call = keyof typeof contract;

/** The operation that makes a call, and where its result is in the response. */
export interface ContractOperation {
  readonly ask: (gateway: TestGateway) => Promise<GraphAnswer>;
  readonly at: readonly string[];
  /** Set if a failed call causes no error: it has a fallback, or ran in the background. */
  readonly onFault?: 'fallback' | 'background';
  /** Whether `{"success":true}` alone is invalid. */
  readonly needsMore?: true;
}

const query = (document: string, at: string, more: Partial<ContractOperation> = {}): ContractOperation => ({
  ask: (gateway) => gateway.graph(document, {}, SESSION),
  at: at.split('.'),
  ...more,
});

const byMutation = (name: string, more: Partial<ContractOperation> = {}): ContractOperation => ({
  ask: (gateway) => perform(gateway, name),
  at: [name],
  ...more,
});

const ofService = (field: string) => `{ service(id: "service-3") { ${field} } }`;
const ofAppointment = (field: string) => `{ me { appointment(id: "appointment-12") { ${field} } } }`;
const needsMore = true;

/** Every call of the contract, made by a valid operation. */
export const ASKED: Readonly<Record<Call, ContractOperation>> = {
  listServices: query('{ services { id } }', 'services', { needsMore }),
  listWorkshops: query(ofService('workshops { id }'), 'service.workshops', { needsMore }),
  // DIR-16: a missing list means an empty one.
  listSpecialists: query('{ specialists { items { id } } }', 'specialists'),
  listSpecialistsByService: query(ofService('specialists { id }'), 'service.specialists', { needsMore }),
  listAvailableDates: query(
    ofService('availableDates(location: { workshopId: "workshop-2" })'),
    'service.availableDates',
    {
      needsMore,
    },
  ),
  listTimeSlots: query(
    ofService(`timeSlots(date: "${NEXT_WEEK}", location: { workshopId: "workshop-2" }) { timeSlotId }`),
    'service.timeSlots',
    { needsMore },
  ),
  listImmediateServices: query('{ immediateServices { name } }', 'immediateServices', { onFault: 'fallback' }),
  readApplicationOptions: query(
    '{ specialistApplicationOptions { services { label } } }',
    'specialistApplicationOptions',
    { needsMore },
  ),
  readCustomer: query('{ me { firstName } }', 'me', { needsMore }),
  listNotifications: query('{ me { notifications { nodes { id } } } }', 'me.notifications', { needsMore }),
  listRescheduleDates: query(ofAppointment('rescheduleDates'), 'me.appointment.rescheduleDates', { needsMore }),
  listRescheduleTimeSlots: query(
    ofAppointment(`rescheduleTimeSlots(date: "${NEXT_WEEK}") { timeSlotId }`),
    'me.appointment.rescheduleTimeSlots',
    { needsMore },
  ),
  checkEmail: query('{ emailAvailability(email: "new@example.com") { isAvailable } }', 'emailAvailability', {
    needsMore,
  }),
  logInCustomer: byMutation('logIn', { needsMore }),
  logOutOthers: byMutation('logOutOtherDevices'),
  logOutCustomer: byMutation('logOut', { onFault: 'fallback' }),
  registerCustomer: byMutation('register'),
  verifyRegistration: byMutation('verifyRegistration'),
  resendRegistrationCode: byMutation('resendRegistrationCode'),
  requestClaim: byMutation('claimAccount'),
  openBookingLink: byMutation('openBookingLink'),
  verifyClaim: byMutation('verifyClaim'),
  completeClaim: byMutation('completeClaim'),
  sendAppointmentConfirmation: byMutation('completeClaim', { onFault: 'background' }),
  changeBookingEmail: byMutation('changeBookingEmail'),
  requestPasswordReset: byMutation('requestPasswordReset'),
  resendPasswordReset: byMutation('resendPasswordResetCode'),
  verifyPasswordReset: byMutation('verifyPasswordResetCode'),
  resetPassword: byMutation('resetPassword'),
  undoEmailChange: byMutation('undoEmailChange'),
  updatePassword: byMutation('changePassword'),
  sendEmailCode: byMutation('sendEmailCode'),
  resendEmailCode: byMutation('resendEmailCode'),
  verifyEmailCode: byMutation('verifyEmailCode'),
  submitContactMessage: byMutation('sendContactMessage'),
  submitImmediateRequest: byMutation('requestImmediateService'),
  submitGuestBooking: byMutation('bookAppointmentAsGuest', { needsMore }),
  sendExistingUserConfirmation: byMutation('bookAppointmentAsGuest', { onFault: 'background' }),
  submitCustomerBooking: byMutation('bookAppointment'),
  submitApplication: byMutation('applyAsSpecialist'),
  updateAccount: byMutation('updateProfile'),
  // C-78: a success status is enough, with or without the list.
  addVehicle: byMutation('addVehicle'),
  updateVehicle: byMutation('updateVehicle'),
  setPrimaryVehicle: byMutation('setPrimaryVehicle'),
  removeVehicle: byMutation('removeVehicle'),
  markNotificationRead: byMutation('markNotificationRead'),
  markAllNotificationsRead: byMutation('markAllNotificationsRead'),
  rescheduleAppointment: byMutation('rescheduleAppointment'),
  cancelAppointment: byMutation('cancelAppointment'),
  answerForBooking: byMutation('answerForBooking'),
  payForAppointment: byMutation('payForAppointment'),
  submitReview: byMutation('submitReview'),
};

/** The script of a call, as the fake host names it. */
export const scriptOf = (call: Call) => contract[call].path.slice(contract[call].path.lastIndexOf('/') + 1);

export const isRead = (call: Call) => contract[call].kind.endsWith('-read');
