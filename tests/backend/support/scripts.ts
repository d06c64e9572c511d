import { randomInt, randomUUID } from 'node:crypto';
import { applicationParts, proveAddress, sendApplication } from './application.ts';
import { bookOwn, listNotifications, reschedule, seeded, timesOn, userData } from './appointments.ts';
import { type Answer, joan, logIn, type TestBackend } from './backend.ts';
import type { Kind } from './bad-values.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot, photoFile } from './booking.ts';
import { codeFor, handleIn, mailsTo } from './codes.ts';
import { operate } from './operator.ts';

export type Headers = Record<string, string>;
type Fields = Record<string, unknown>;

/** A script that takes input, and what each of its fields is. */
export interface Script {
  kinds: Record<string, Kind>;
  /** Well-formed fields, with a new sender each time where senders are limited. */
  fields(test: TestBackend, headers: Headers): Fields | Promise<Fields>;
  /** Sent as JSON when it is not said how. */
  send?(test: TestBackend, fields: Fields, headers: Headers): Promise<Answer>;
  /** A call that has to succeed, when that takes more than good fields. */
  works?(test: TestBackend, headers: Headers): Promise<Answer>;
  /** Changes only the fields that it gets, and accepts none. */
  modest?: boolean;
  /** Answers that all is well to whatever it is sent, and does nothing. */
  silent?: boolean;
}

const newAddress = () => `${randomUUID()}@example.com`;
const newPhone = () => `07700 9${randomInt(10_000, 99_999)}`;
const password = 'Wrench-and-9-bolts!';

const logInAs = (test: TestBackend, email: string) => logIn(test, false, { email, password });

const registration = (fields: Fields, kinds: Record<string, Kind>, works?: Script['works']): Script => ({
  kinds: { ...kinds, action: 'strict' },
  fields: () => ({ email: newAddress(), ...fields }),
  ...(works && { works }),
});

const person = () => ({
  action: 'register_new',
  email: newAddress(),
  firstName: 'Ada',
  lastName: 'Marsh',
  phoneNumber: '7700 900321',
  password,
  confirmPassword: password,
});

/** By the fields' own means: a form, of which lists and objects are no part. */
function formOf(fields: Fields): FormData {
  const texts = Object.entries(fields).filter(([, value]) => value !== undefined && typeof value !== 'object');
  return bookingForm(Object.fromEntries(texts.map(([name, value]) => [name, String(value)])), [photoFile()]);
}

const bookingKinds: Record<string, Kind> = {
  serviceId: 'strict',
  preferredDate: 'strict',
  preferredTimeSlot: 'strict',
  preferredSpecialistId: 'optional strict',
  vehicleDetails: 'optional text',
  appointmentDetails: 'text',
  customAddress: 'optional text',
};

const freeTimeSlot = (test: TestBackend) => firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1');

async function bookedBy(test: TestBackend, headers: Headers): Promise<{ id: string; date: string }> {
  const timeSlot = await freeTimeSlot(test);
  const { body } = await bookOwn(test, headers, {}, timeSlot);
  return { id: body.appointmentId, date: timeSlot.date };
}

const vehicleKinds: Record<string, Kind> = {
  make: 'text',
  model: 'text',
  year: 'strict',
  color: 'optional text',
  licensePlate: 'optional text',
  vin: 'optional strict',
};
const mini = { make: 'Mini', model: 'Cooper', year: '2020', color: 'Red', licensePlate: 'FG20 HJK', vin: '' };

async function keepOneVehicle(test: TestBackend, headers: Headers): Promise<string> {
  const [first, ...others] = (await userData(test, headers)).vehicles;
  for (const { vehicle_id } of others)
    await test.postJson('update-vehicle.php', { vehicleId: vehicle_id, action: 'delete' }, headers);
  return first.vehicle_id;
}

/**
 * Every script that takes fields, by its name and, where it does several things, by what it is to
 * do.
 */
export const scripts: Record<string, Script> = {
  'userLogin.php': {
    kinds: { email: 'strict', password: 'strict' },
    fields: () => ({ email: newAddress(), password }),
    works: (test) => test.postJson('userLogin.php', joan),
  },
  'userRegistration.php register_new': {
    kinds: {
      action: 'strict',
      email: 'strict',
      firstName: 'text',
      lastName: 'text',
      phoneNumber: 'strict',
      password: 'strict',
      confirmPassword: 'strict',
    },
    fields: person,
  },
  'userRegistration.php verify_email': registration(
    { action: 'verify_email', code: '123456' },
    { email: 'strict', code: 'strict' },
    async (test) => {
      const { email, ...rest } = person();
      await test.postJson('userRegistration.php', { email, ...rest });
      return test.postJson('userRegistration.php', { action: 'verify_email', email, code: await codeFor(test, email) });
    },
  ),
  'userRegistration.php returning_user': registration({ action: 'returning_user' }, { email: 'strict' }),
  'userRegistration.php verify_returning_user': registration(
    { action: 'verify_returning_user', code: '123456' },
    { email: 'strict', code: 'strict' },
    async (test) => {
      const email = 'sam.unverified@example.com';
      await test.postJson('userRegistration.php', { action: 'returning_user', email });
      const code = await codeFor(test, email);
      return test.postJson('userRegistration.php', { action: 'verify_returning_user', email, code });
    },
  ),
  'userRegistration.php complete_returning_user': registration(
    { action: 'complete_returning_user', token_id: 'x'.repeat(43), password },
    { token_id: 'strict', password: 'strict' },
    async (test) => {
      const email = 'sam.unverified@example.com';
      const ask = (fields: object) => test.postJson('userRegistration.php', { email, ...fields });
      await ask({ action: 'returning_user' });
      const { body } = await ask({ action: 'verify_returning_user', code: await codeFor(test, email) });
      return ask({ action: 'complete_returning_user', token_id: body.token_id, password });
    },
  ),
  'userRegistration.php open_booking_link': registration(
    { action: 'open_booking_link', handle: `v_${'x'.repeat(43)}` },
    { handle: 'strict' },
    async (test) => {
      const email = newAddress();
      await test.postForm('appointment-form.php', bookingForm(bookingFields(await freeTimeSlot(test), { email })));
      const handle = handleIn((await mailsTo(test, email))[0]);
      return test.postJson('userRegistration.php', { action: 'open_booking_link', handle });
    },
  ),
  'userRegistration.php resend_temp_code': registration({ action: 'resend_temp_code' }, { email: 'strict' }),
  'userRegistration.php reset_request': registration({ action: 'reset_request' }, { email: 'strict' }),
  'userRegistration.php resend_password_reset': registration({ action: 'resend_password_reset' }, { email: 'strict' }),
  'userRegistration.php verify_otp': registration(
    { action: 'verify_otp', code: '123456', type: 'password_reset' },
    { email: 'strict', code: 'strict' },
    async (test) => {
      await test.postJson('userRegistration.php', { action: 'reset_request', email: joan.email });
      const code = await codeFor(test, joan.email);
      return test.postJson('userRegistration.php', { action: 'verify_otp', email: joan.email, code });
    },
  ),
  'userRegistration.php reset_password': registration(
    { action: 'reset_password', token_id: 'x'.repeat(43), password },
    { token_id: 'strict', password: 'strict' },
    async (test) => {
      const { email, ...rest } = person();
      const ask = (fields: object) => test.postJson('userRegistration.php', { email, ...fields });
      await ask(rest);
      await ask({ action: 'verify_email', code: await codeFor(test, email) });
      await ask({ action: 'reset_request' });
      const { body } = await ask({ action: 'verify_otp', code: await codeFor(test, email) });
      return ask({ action: 'reset_password', token_id: body.token_id, password: `${password}2` });
    },
  ),
  'userRegistration.php undo_email_change': registration(
    { action: 'undo_email_change', token_id: 'x'.repeat(43) },
    { token_id: 'strict' },
    async (test) => {
      const [first, next] = [newAddress(), newAddress()];
      const ask = (fields: object) => test.postJson('userRegistration.php', { email: first, ...fields });
      await ask({ ...person(), email: first });
      await ask({ action: 'verify_email', code: await codeFor(test, first) });
      const session = await logInAs(test, first);
      const prove = (fields: object) =>
        test.postJson('emailVerification.php', { type: 'profile_update', email: next, ...fields }, session);
      await prove({ action: 'send_code' });
      await prove({ action: 'verify_code', code: await codeFor(test, next) });
      await test.postJson('update-account.php', { email: next }, session);
      const [mail = ''] = await mailsTo(test, first);
      return ask({ action: 'undo_email_change', token_id: /#undo=([\w-]+)/.exec(mail)?.[1] });
    },
  ),
  'emailVerification.php send_code': {
    kinds: { email: 'strict', action: 'strict', type: 'strict' },
    fields: () => ({ email: newAddress(), action: 'send_code', type: 'specialist' }),
  },
  'emailVerification.php verify_code': {
    kinds: { email: 'strict', code: 'strict' },
    fields: () => ({ email: newAddress(), action: 'verify_code', type: 'specialist', code: '123456' }),
    async works(test) {
      const email = newAddress();
      await test.postJson('emailVerification.php', { email, action: 'send_code', type: 'specialist' });
      const code = await codeFor(test, email);
      return test.postJson('emailVerification.php', { email, action: 'verify_code', type: 'specialist', code });
    },
  },
  'appointment-email-update.php': {
    kinds: { currentEmail: 'strict', newEmail: 'strict', userId: 'strict' },
    fields: () => ({ currentEmail: newAddress(), newEmail: newAddress(), userId: `g_${'x'.repeat(32)}` }),
    async works(test) {
      const currentEmail = newAddress();
      const form = bookingForm(bookingFields(await freeTimeSlot(test), { email: currentEmail }));
      const { userId } = (await test.postForm('appointment-form.php', form)).body;
      return test.postJson('appointment-email-update.php', { currentEmail, newEmail: newAddress(), userId });
    },
  },
  ...Object.fromEntries(
    ['send-existing-user-confirmation.php', 'appointment-confirmation-email.php'].map((name): [string, Script] => [
      name,
      {
        kinds: { email: 'strict', referenceNumber: 'strict', appointmentId: 'strict', userId: 'optional strict' },
        fields: () => ({ email: newAddress(), referenceNumber: 'MW-10000', appointmentId: '1', userId: '1' }),
        silent: true,
      },
    ]),
  ),
  'submit-immediate-request.php': {
    kinds: {
      serviceType: 'text',
      issueDetails: 'text',
      issueDescription: 'text',
      location: 'text',
      phoneNumber: 'text',
      contactPreference: 'optional strict',
    },
    fields: () => ({
      serviceType: 'Flat Tire',
      issueDetails: 'Ford Fiesta',
      issueDescription: 'Nail.',
      location: 'A46',
      phoneNumber: newPhone(),
      contactPreference: 'text',
    }),
  },
  'contact-form.php': {
    kinds: { name: 'text', email: 'strict', message: 'text' },
    fields: () => ({ name: 'Petra Vance', email: newAddress(), message: 'Do you mend clocks?' }),
    send: (test, fields) => {
      const texts = [...formOf(fields).entries()].filter(([, value]) => typeof value === 'string');
      return test.postForm('contact-form.php', new URLSearchParams(texts as [string, string][]));
    },
  },
  'appointment-form.php': {
    kinds: {
      ...bookingKinds,
      firstName: 'text',
      lastName: 'text',
      email: 'strict',
      phone: 'strict',
      declaration: 'strict',
    },
    fields: async (test) => bookingFields(await freeTimeSlot(test), { email: newAddress() }),
    send: (test, fields) => test.postForm('appointment-form.php', formOf(fields)),
  },
  'addSpecialist.php': {
    kinds: {
      first_name: 'text',
      last_name: 'text',
      email: 'strict',
      phone_no: 'strict',
      bio: 'optional text',
      years_of_experience: 'strict',
      certified: 'strict',
      liabilityInsurance: 'strict',
      willingToTravel: 'strict',
      serviceModes: 'strict',
      customServices: 'optional strict',
      servicePricing: 'strict',
      timeSlots: 'optional strict',
      customWorkshops: 'optional strict',
      terms: 'strict',
      gdprConsent: 'strict',
    },
    fields: () => applicationParts(newAddress()),
    send: (test, fields) =>
      sendApplication(test, applicationParts('', fields as Parameters<typeof applicationParts>[1])),
    async works(test) {
      const email = newAddress();
      await proveAddress(test, email);
      return sendApplication(test, applicationParts(email));
    },
  },
  'check-email.php': { kinds: { email: 'strict' }, fields: () => ({ email: newAddress() }) },
  'update-account.php': {
    kinds: {
      firstName: 'optional text',
      lastName: 'optional text',
      email: 'optional strict',
      phone: 'optional strict',
    },
    fields: () => ({ firstName: 'Joan', lastName: 'Pryce', email: joan.email, phone: '7700 900142' }),
    modest: true,
  },
  'update-password.php': {
    kinds: { currentPassword: 'strict', newPassword: 'strict', confirmPassword: 'strict' },
    fields: () => ({ currentPassword: joan.password, newPassword: password, confirmPassword: password }),
    async works(test, headers) {
      const change = (currentPassword: string, newPassword: string) =>
        test.postJson('update-password.php', { currentPassword, newPassword, confirmPassword: newPassword }, headers);
      await change(joan.password, password);
      return change(password, joan.password);
    },
  },
  'markNotificationRead.php': {
    kinds: { notification_id: 'strict' },
    async fields(test, headers) {
      const [notification] = await listNotifications(test, headers);
      return { notification_id: notification.notification_id };
    },
  },
  'appointment-actions.php?action=cancel': {
    kinds: { appointmentId: 'strict', reason: 'text' },
    fields: () => ({ appointmentId: seeded.moved, reason: 'Away.' }),
    async works(test, headers) {
      const { id } = await bookedBy(test, headers);
      return test.postJson('appointment-actions.php?action=cancel', { appointmentId: id, reason: 'Away.' }, headers);
    },
  },
  'appointment-actions.php?action=answer': {
    kinds: { appointmentId: 'strict' },
    fields: () => ({ appointmentId: '999', isMine: true }),
    async works(test, headers) {
      const form = bookingForm(bookingFields(await freeTimeSlot(test), { email: joan.email }));
      const { appointmentId } = (await test.postForm('appointment-form.php', form)).body;
      return test.postJson('appointment-actions.php?action=answer', { appointmentId, isMine: true }, headers);
    },
  },
  'appointment-actions.php?action=reschedule': {
    kinds: { appointmentId: 'strict', newDate: 'strict', newTimeSlot: 'strict', specialistId: 'optional strict' },
    fields: () => ({ appointmentId: seeded.pending, newDate: '2026-03-20', newTimeSlot: '1', specialistId: '' }),
    async works(test, headers) {
      const { id, date } = await bookedBy(test, headers);
      const [newTimeSlot] = await timesOn(test, headers, id, date);
      return reschedule(test, headers, { appointmentId: id, newDate: date, newTimeSlot });
    },
  },
  'submit-review.php': {
    kinds: {
      appointment_id: 'strict',
      review_id: 'optional strict',
      specialist_id: 'optional strict',
      rating: 'strict',
      review_text: 'text',
    },
    fields: () => ({ appointment_id: seeded.completed, rating: '4', review_text: 'Good.' }),
    async works(test, headers) {
      await operate(test, 'appointments', 'complete', seeded.paid);
      const review = { appointment_id: seeded.paid, rating: 4, review_text: 'Good.' };
      return test.postJson('submit-review.php', review, headers);
    },
  },
  'add-vehicle.php': {
    kinds: vehicleKinds,
    fields: () => mini,
    async works(test, headers) {
      await keepOneVehicle(test, headers);
      return test.postJson('add-vehicle.php', mini, headers);
    },
  },
  'update-vehicle-details.php': {
    kinds: { ...vehicleKinds, vehicle_id: 'strict' },
    fields: async (test, headers) => ({ ...mini, vehicle_id: await keepOneVehicle(test, headers) }),
  },
  'update-vehicle.php': {
    kinds: { vehicleId: 'strict', action: 'strict' },
    fields: async (test, headers) => ({ vehicleId: await keepOneVehicle(test, headers), action: 'primary' }),
  },
  'user-appointment-form.php': {
    kinds: { ...bookingKinds, selectedVehicleId: 'optional strict' },
    fields: async (test) => {
      const { firstName, lastName, email, phone, declaration, ...fields } = bookingFields(await freeTimeSlot(test));
      return fields;
    },
    send: (test, fields, headers) => test.postForm('user-appointment-form.php', formOf(fields), headers),
  },
};
