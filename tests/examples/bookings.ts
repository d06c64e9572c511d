import { randomUUID } from 'node:crypto';
import type { TestBackend } from '../backend/support/backend.ts';
import type { Kind } from '../backend/support/bad-values.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot } from '../backend/support/booking.ts';
import type { Form, MutationExample, MutationName, RefusalRow, World, WriteExample } from './example.ts';
import { often } from './refusals.ts';
import { EMAIL, newAddress } from './values.ts';

const freeTimeSlot = (test: TestBackend) => firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1');

const kinds: Record<string, Kind> = {
  serviceId: 'strict',
  preferredDate: 'strict',
  preferredTimeSlot: 'strict',
  preferredSpecialistId: 'optional strict',
  vehicleDetails: 'optional text',
  appointmentDetails: 'text',
  customAddress: 'optional text',
};

const confirmation: Form = {
  kinds: { email: 'strict', referenceNumber: 'strict', appointmentId: 'strict', userId: 'optional strict' },
  fields: () => ({ email: newAddress(), referenceNumber: 'MW-10000', appointmentId: '1', userId: '1' }),
  isSilent: true,
};

export const scripts = {
  submitGuestBooking: {
    by: 'bookAppointmentAsGuest',
    needsMore: true,
    answer: { referenceNumber: 'MW-1', appointmentId: 21, userId: '9', userType: 'existing_verified' },
    form: {
      kinds: {
        ...kinds,
        firstName: 'text',
        lastName: 'text',
        email: 'strict',
        phone: 'strict',
        declaration: 'strict',
      },
      fields: async (test) => bookingFields(await freeTimeSlot(test), { email: newAddress() }),
    },
  },
  sendExistingUserConfirmation: { by: 'bookAppointmentAsGuest', onFault: 'background', form: confirmation },
  submitCustomerBooking: {
    by: 'bookAppointment',
    answer: { referenceNumber: 'MW-2', appointmentId: 12 },
    form: {
      kinds: { ...kinds, selectedVehicleId: 'optional strict' },
      fields: async (test) => {
        const { firstName, lastName, email, phone, declaration, ...fields } = bookingFields(await freeTimeSlot(test));
        return fields;
      },
    },
  },
  sendAppointmentConfirmation: { by: 'completeClaim', onFault: 'background', form: confirmation },
  changeBookingEmail: {
    answer: { userId: 'g_0123456789abcdefghijkl' },
    form: {
      kinds: { currentEmail: 'strict', newEmail: 'strict', userId: 'strict' },
      fields: () => ({ currentEmail: newAddress(), newEmail: newAddress(), userId: `g_${'x'.repeat(32)}` }),
      async works(test) {
        const currentEmail = newAddress();
        const form = bookingForm(bookingFields(await freeTimeSlot(test), { email: currentEmail }));
        const { userId } = (await test.postForm('appointment-form.php', form)).body;
        return test.postJson('appointment-email-update.php', { currentEmail, newEmail: newAddress(), userId });
      },
    },
  },
} satisfies Record<string, WriteExample>;

const NOT_AN_IMAGE = new Blob(['not an image'], { type: 'image/png' });

/** Books. Returns the input. */
async function booked(world: World, mutation: MutationName) {
  const input = { ...(await world.booking()), idempotencyKey: randomUUID() };
  await world.send(mutation, input);
  return input;
}

const refusalsOf = (mutation: MutationName): RefusalRow[] => [
  ['of an unknown service', { serviceId: 'service-99' }, 'NOT_FOUND', 'serviceId', /no longer offered/],
  ['without a description', { issueDescription: '' }, 'REQUIRED', 'issueDescription', /^Tell us what’s happening/],
  [
    'with a specialist who doesn’t offer it',
    async ({ booking }) => ({ ...(await booking()), specialistId: 'specialist-999' }),
    'INVALID',
    'specialistId',
    'This specialist doesn’t offer this service at this location.',
  ],
  [
    'of a taken time',
    async ({ booking, send }) => {
      const input = await booking();
      // Until all specialists are booked.
      for (let isFree = true; isFree; ) {
        const { data } = await send('bookAppointment', input);
        isFree = data.bookAppointment.userErrors.length === 0;
      }
      return input;
    },
    'SLOT_TAKEN',
    'timeSlotId',
    'That time has just been taken. Please choose another time.',
  ],
  [
    'with the key of another booking',
    async (world) => ({ ...(await booked(world, mutation)), issueDescription: 'Something else.' }),
    'KEY_REUSED',
    'idempotencyKey',
    'We’ve already received your booking request. To change it, please call us.',
  ],
  [
    'with a file that is no photo',
    ({ booking }) => booking(),
    'UNSUPPORTED_FILE',
    'photos.0',
    /isn’t a photo that we can use/,
    NOT_AN_IMAGE,
  ],
];

const common = () => ({
  idempotencyKey: randomUUID(),
  serviceId: 'service-3',
  itemDetails: 'Kitchen tap',
  issueDescription: 'It drips.\nDay and night.',
  location: { workshopId: 'workshop-2' },
  date: '2026-11-24',
  timeSlotId: '3',
});

/** A guest's booking of a plumber at a workshop, each with a new key. */
export const guestBooking = () => ({
  ...common(),
  firstName: 'Ann',
  lastName: "O'Reed",
  email: 'ann@example.com',
  phone: '07723 123456',
  declarationAccepted: true,
});

const rest = {
  ...{ serviceId: 'service-1', vehicle: { model: 'Ford Fiesta', year: '2019', plate: 'FN19 KTR' } },
  ...{ location: { customerLocation: 'DIFFERENT_LOCATION' }, address: '3 High Street', specialistId: 'specialist-7' },
};

export const mutations = {
  bookAppointmentAsGuest: {
    input: () => ({ ...guestBooking(), photos: [null] }),
    rest: { ...rest, preselectedSpecialistId: 'specialist-7' },
    embedded: { email: 'guest@example.com' },
    refusals: refusalsOf('bookAppointmentAsGuest'),
  },
  bookAppointment: {
    input: () => ({ ...common(), photos: [null] }),
    rest: { ...rest, vehicleId: null },
    refusals: refusalsOf('bookAppointment'),
  },
  changeBookingEmail: {
    input: () => ({ customerId: 'customer-9', currentEmail: EMAIL, newEmail: 'reed@example.com' }),
    refusals: [
      ['of an unknown booking', {}, 'NOT_FOUND', 'customerId', 'Failed to update email address.'],
      ['to the same address', { newEmail: EMAIL }, 'INVALID', 'newEmail', 'Please enter a different email address.'],
      [
        'too often',
        often('changeBookingEmail', 5, ({ newEmail }) => ({ customerId: 'customer-none', currentEmail: newEmail() })),
        'RATE_LIMITED',
        null,
        'You’ve changed the email too often. Please try again later.',
      ],
    ],
  },
} satisfies Record<string, MutationExample>;
