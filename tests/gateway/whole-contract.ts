import { contract } from '../../gateway/legacy/contract.ts';
import { type GraphAnswer, SESSION, type TestGateway } from './harness.ts';
import { perform } from './whole-graph.ts';
import { NEXT_WEEK } from './whole-host.ts';

export type Call = keyof typeof contract;

/** How a call of the contract comes about, and where in the graph its answer stands. */
export interface Asked {
  readonly ask: (gateway: TestGateway) => Promise<GraphAnswer>;
  readonly at: readonly string[];
  /**
   * What a fault of the call does when it is no error: another answer stands in, or nobody is
   * waiting for it.
   */
  readonly onFault?: 'fallback' | 'behind';
  /** Whether `{"success":true}` alone is worth nothing. */
  readonly needsMore?: true;
}

const query = (document: string, at: string, more: Partial<Asked> = {}): Asked => ({
  ask: (gateway) => gateway.graph(document, {}, SESSION),
  at: at.split('.'),
  ...more,
});

const act = (name: string, more: Partial<Asked> = {}): Asked => ({
  ask: (gateway) => perform(gateway, name),
  at: [name],
  ...more,
});

const ofService = (field: string) => `{ service(id: "3") { ${field} } }`;
const ofAppointment = (field: string) => `{ me { appointment(id: "12") { ${field} } } }`;
const needsMore = true;

/** Every call of the contract, asked for by an operation that the graph takes. */
export const ASKED: Readonly<Record<Call, Asked>> = {
  listServices: query('{ services { id } }', 'services', { needsMore }),
  listWorkshops: query(ofService('workshops { id }'), 'service.workshops', { needsMore }),
  // DIR-16: a list that is none means an empty one.
  listSpecialists: query('{ specialists { items { id } } }', 'specialists'),
  listSpecialistsByService: query(ofService('specialists { id }'), 'service.specialists', { needsMore }),
  listAvailableDates: query(ofService('availableDates(location: { workshopId: "2" })'), 'service.availableDates', {
    needsMore,
  }),
  listTimeSlots: query(
    ofService(`timeSlots(date: "${NEXT_WEEK}", location: { workshopId: "2" }) { id }`),
    'service.timeSlots',
    { needsMore },
  ),
  listImmediateServices: query('{ immediateServices { name } }', 'immediateServices', { onFault: 'fallback' }),
  readApplicationOptions: query(
    '{ specialistApplicationOptions { services { name } } }',
    'specialistApplicationOptions',
    { needsMore },
  ),
  readCustomer: query('{ me { firstName } }', 'me', { needsMore }),
  listNotifications: query('{ me { notifications { id } } }', 'me.notifications', { needsMore }),
  listRescheduleDates: query(ofAppointment('rescheduleDates'), 'me.appointment.rescheduleDates', { needsMore }),
  listRescheduleSlots: query(
    ofAppointment(`rescheduleTimeSlots(date: "${NEXT_WEEK}") { id }`),
    'me.appointment.rescheduleTimeSlots',
    { needsMore },
  ),
  checkEmail: query('{ emailAvailability(email: "new@example.com") { isAvailable } }', 'emailAvailability', {
    needsMore,
  }),
  logInCustomer: act('logIn', { needsMore }),
  logOutCustomer: act('logOut', { onFault: 'fallback' }),
  registerCustomer: act('register'),
  verifyRegistration: act('verifyRegistration'),
  resendRegistrationCode: act('resendRegistrationCode'),
  requestClaim: act('claimAccount'),
  verifyClaim: act('verifyClaim'),
  completeClaim: act('completeClaim'),
  sendAppointmentConfirmation: act('completeClaim', { onFault: 'behind' }),
  changeBookingEmail: act('changeBookingEmail'),
  requestPasswordReset: act('requestPasswordReset'),
  resendPasswordReset: act('resendPasswordResetCode'),
  verifyPasswordReset: act('verifyPasswordResetCode'),
  resetPassword: act('resetPassword'),
  updatePassword: act('changePassword'),
  sendEmailCode: act('sendEmailCode'),
  resendEmailCode: act('resendEmailCode'),
  verifyEmailCode: act('verifyEmailCode'),
  submitContactMessage: act('sendContactMessage'),
  submitImmediateRequest: act('requestImmediateService'),
  submitGuestBooking: act('bookAppointmentAsGuest', { needsMore }),
  sendExistingUserConfirmation: act('bookAppointmentAsGuest', { onFault: 'behind' }),
  submitCustomerBooking: act('bookAppointment'),
  submitApplication: act('applyAsSpecialist'),
  updateAccount: act('updateProfile'),
  // C-78: an ok status is success, with or without the list.
  addVehicle: act('addVehicle'),
  updateVehicle: act('updateVehicle'),
  setPrimaryVehicle: act('setPrimaryVehicle'),
  removeVehicle: act('removeVehicle'),
  markNotificationRead: act('markNotificationRead'),
  markAllNotificationsRead: act('markAllNotificationsRead'),
  rescheduleAppointment: act('rescheduleAppointment'),
  cancelAppointment: act('cancelAppointment'),
  payForAppointment: act('payForAppointment'),
  submitReview: act('submitReview'),
};

/** The script of a call, by the name under which a fake host knows it. */
export const scriptOf = (call: Call) => contract[call].path.slice(contract[call].path.lastIndexOf('/') + 1);

export const isRead = (call: Call) => contract[call].kind.endsWith('-read');
