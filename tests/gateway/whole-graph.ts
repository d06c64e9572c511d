import { randomUUID } from 'node:crypto';
import {
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { graphSchema } from '../support/graph-schema.ts';
import { booking } from './booking-fixtures.ts';
import { type GraphAnswer, readAnswer, SESSION, type TestGateway } from './harness.ts';
import { COMPLETE_PHOTO } from './photo-fixtures.ts';
import { NEXT_WEEK } from './whole-host.ts';

/** A mutation, as a customer or guest sends it. */
export interface ExampleMutation {
  /** Creates a valid input; null when the mutation has none. */
  readonly input: (() => Record<string, unknown>) | null;
  /** Whether it needs a session. */
  readonly isPersonal?: true;
  /** The paths of its files in `input`. */
  readonly files?: readonly string[];
}

const EMAIL = 'joan@example.com';
const CODE = '123456';
const PASSWORD = 'Pass-word-1!';
const PROOF = 'tok_0123456789abcdefghijklmnop';

const person = () => ({ firstName: 'Joan', lastName: 'Reed', email: EMAIL, phone: '07723 123456' });
const vehicle = () => ({ make: 'Ford', model: 'Fiesta', year: 2019, colour: 'Blue', plate: 'FN19 KTR' });

function customerBooking() {
  const { firstName: _f, lastName: _l, email: _e, phone: _p, declarationAccepted: _d, ...rest } = booking();
  return { ...rest, photos: [null] };
}

/** Every mutation, by its field. */
export const MUTATIONS: Readonly<Record<string, ExampleMutation>> = {
  register: { input: () => ({ ...person(), password: PASSWORD }) },
  verifyRegistration: { input: () => ({ email: EMAIL, code: CODE }) },
  resendRegistrationCode: { input: () => ({ email: EMAIL }) },
  claimAccount: { input: () => ({ email: EMAIL }) },
  openBookingLink: { input: () => ({ handle: `v_${'h'.repeat(43)}` }) },
  verifyClaim: { input: () => ({ email: EMAIL, code: CODE }) },
  completeClaim: {
    input: () => ({
      claimToken: PROOF,
      email: EMAIL,
      password: PASSWORD,
      logIn: true,
      booking: {
        ...{ reference: 'MW-1', appointmentId: 'appointment-21', customerId: 'customer-9', serviceName: 'Plumbing' },
        ...{ firstName: 'Joan', lastName: 'Reed', phone: '07723 123456' },
      },
    }),
  },
  changeBookingEmail: {
    input: () => ({ customerId: 'customer-9', currentEmail: EMAIL, newEmail: 'reed@example.com' }),
  },
  requestPasswordReset: { input: () => ({ email: EMAIL }) },
  resendPasswordResetCode: { input: () => ({ email: EMAIL }) },
  verifyPasswordResetCode: { input: () => ({ email: EMAIL, code: CODE }) },
  resetPassword: { input: () => ({ resetToken: PROOF, password: PASSWORD }) },
  undoEmailChange: { input: () => ({ token: PROOF }) },
  changePassword: {
    input: () => ({ currentPassword: 'Old-word-1!', newPassword: PASSWORD, confirmPassword: PASSWORD }),
    isPersonal: true,
  },
  sendEmailCode: { input: () => ({ email: EMAIL, purpose: 'SPECIALIST_APPLICATION' }) },
  resendEmailCode: { input: () => ({ email: EMAIL, purpose: 'SPECIALIST_APPLICATION' }) },
  verifyEmailCode: { input: () => ({ email: EMAIL, purpose: 'SPECIALIST_APPLICATION', code: CODE }) },
  logIn: { input: () => ({ email: EMAIL, password: PASSWORD }) },
  logOut: { input: () => ({}), isPersonal: true },
  logOutOtherDevices: { input: () => ({}), isPersonal: true },
  sendContactMessage: { input: () => ({ name: 'Joan Reed', email: EMAIL, message: 'Do you repair clocks?' }) },
  requestImmediateService: {
    input: () => ({
      idempotencyKey: randomUUID(),
      ...{ immediateServiceName: 'Puncture', issueDetails: 'Ford Fiesta', issueDescription: 'A nail.' },
      ...{ location: '1 High Street', phone: '07723 123456' },
    }),
  },
  bookAppointmentAsGuest: { input: () => ({ ...booking(), photos: [null] }), files: ['photos.0'] },
  bookAppointment: { input: customerBooking, files: ['photos.0'], isPersonal: true },
  cancelAppointment: { input: () => ({ appointmentId: 'appointment-12', reason: 'I am away.' }), isPersonal: true },
  rescheduleAppointment: {
    input: () => ({ appointmentId: 'appointment-12', date: NEXT_WEEK, timeSlotId: '4' }),
    isPersonal: true,
  },
  answerForBooking: { input: () => ({ appointmentId: 'appointment-14', isMine: true }), isPersonal: true },
  payForAppointment: { input: () => ({ appointmentId: 'appointment-12' }), isPersonal: true },
  submitReview: {
    input: () => ({ appointmentId: 'appointment-13', rating: 5, comment: 'Well done.' }),
    isPersonal: true,
  },
  updateProfile: {
    input: () => ({ ...person(), address: { street: '2 High Street', city: 'Leicester', postcode: 'LE1 6XH' } }),
    isPersonal: true,
  },
  addVehicle: { input: vehicle, isPersonal: true },
  updateVehicle: { input: () => ({ vehicleId: 'vehicle-3', ...vehicle() }), isPersonal: true },
  setPrimaryVehicle: { input: () => ({ vehicleId: 'vehicle-4' }), isPersonal: true },
  removeVehicle: { input: () => ({ vehicleId: 'vehicle-4' }), isPersonal: true },
  markNotificationRead: { input: () => ({ notificationId: 'notification-1' }), isPersonal: true },
  markAllNotificationsRead: { input: () => ({}), isPersonal: true },
  applyAsSpecialist: {
    input: () => ({
      ...person(),
      idempotencyKey: randomUUID(),
      bio: 'Twelve years of taps.',
      photo: null,
      certificates: [],
      yearsOfExperience: 'MORE_THAN_10',
      isCertified: false,
      liabilityInsurance: 'INSURED',
      services: ['Plumbing'],
      pricing: [{ serviceName: 'Plumbing', basePricePence: 4_500 }],
      locations: ['Leicester'],
      travelDistance: 'MILES_10',
      serviceModeId: 'both',
      availability: [{ weekday: 'MONDAY', timeSlotIds: ['1'] }],
      termsAccepted: true,
      gdprConsentAccepted: true,
    }),
    files: ['photo'],
  },
};

/** Fields of a payload that are refetched, which costs calls. */
const REFETCHED = /^(Customer|Appointment|Vehicle|Notification|SubmittedReview)$/;

const payloadOf = (name: string) => {
  const type = getNamedType(graphSchema.getMutationType()?.getFields()[name]?.type);
  if (!isObjectType(type)) throw new Error(`${name} is not a mutation`);
  return type;
};

function selectionOf(type: GraphQLObjectType): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    return isObjectType(inner) && !REFETCHED.test(inner.name) ? [`${field.name} ${selectionOf(inner)}`] : [];
  });
  return `{ ${parts.join(' ')} }`;
}

/** The type of a mutation's input; null when it has none. */
export function inputTypeOf(name: string): GraphQLInputObjectType | null {
  const type = getNamedType(graphSchema.getMutationType()?.getFields()[name]?.args[0]?.type);
  return isInputObjectType(type) ? type : null;
}

/** The valid input with empty texts, which GraphQL accepts and the rules don't. */
export function blankInput(name: string): Record<string, unknown> {
  const fields = inputTypeOf(name)?.getFields() ?? {};
  const isText = (key: string) => /^(String|ID)$/.test(getNamedType(fields[key]?.type)?.name ?? '');
  const blank = ([key, value]: [string, unknown]) => [key, isText(key) && typeof value === 'string' ? '' : value];
  return Object.fromEntries(Object.entries(MUTATIONS[name]?.input?.() ?? {}).map(blank));
}

export function documentOf(name: string): string {
  const input = inputTypeOf(name);
  const field = input ? `${name}(input: $input)` : name;
  return `mutation Test${input ? `($input: ${input.name}!)` : ''} { ${field} ${selectionOf(payloadOf(name))} }`;
}

const COMPLETE_FILE = new Blob([new Uint8Array(COMPLETE_PHOTO)], { type: 'image/png' });

/** Sends a mutation with this input and file, with a customer's credentials when it needs one. */
export async function perform(
  gateway: Pick<TestGateway, 'url' | 'graph'>,
  name: string,
  input: unknown = MUTATIONS[name]?.input?.(),
  headers: Readonly<Record<string, string>> = MUTATIONS[name]?.isPersonal ? SESSION : {},
  file: Blob = COMPLETE_FILE,
): Promise<GraphAnswer> {
  const { files: places = [] } = MUTATIONS[name] ?? {};
  const query = documentOf(name);
  if (places.length === 0) return gateway.graph(query, { input }, { ...headers });
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [`variables.input.${place}`]]))),
  );
  for (const index of places.keys()) {
    form.set(String(index), file, `${index}.png`);
  }
  const sent = { method: 'POST', headers: { 'apollo-require-preflight': 'true', ...headers }, body: form };
  return readAnswer(await fetch(`${gateway.url}/graphql`, sent));
}

/** The mutations that can be refused. */
export const REFUSABLE = Object.values(graphSchema.getMutationType()?.getFields() ?? {}).flatMap(({ name, type }) => {
  const payload = getNamedType(type);
  return isObjectType(payload) && 'userErrors' in payload.getFields() ? [name] : [];
});
