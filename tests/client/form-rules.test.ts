import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { emptyDraft } from '~/features/booking/guest/guest-draft.ts';
import { hasSpecialistStep } from '~/features/booking/shared/booking-answers.ts';
import { summaryLine, typedVehicleOf } from '~/features/booking/shared/booking-summary.ts';
import { contactSchema } from '~/features/contact/contact-draft.ts';
import { homeErrorMessage } from '~/features/home/home-error-message.ts';
import { immediateRequestSchema } from '~/features/immediate-service/immediate-request-schema.ts';
import { nextEmptyField } from '~/features/immediate-service/next-empty-field.ts';
import { notificationAppearance } from '~/features/notifications/notification-appearance.ts';
import { loginSchema } from '~/features/session/login-schema.ts';

/** What is said of each field that is wrong, in the order of the form. */
function problems(schema: ZodMiniType, values: object): string[] {
  const read = schema.safeParse(values);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the contact form', () => {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello.' };

  it.each<[string, object, string[]]>([
    ['is complete', {}, []],
    ['has the longest texts', { name: 'x'.repeat(100), message: 'x'.repeat(5000) }, []],
    ['has no name', { name: ' ' }, ['name: Enter your name']],
    ['has too long a name', { name: 'x'.repeat(101) }, ['name: The name must not be longer than 100 characters.']],
    ['has no email', { email: ' ' }, ['email: Enter your email address']],
    ['has a wrong email', { email: 'ada' }, ['email: Please enter a valid email address.']],
    ['has no message', { message: ' ' }, ['message: Enter your message']],
    [
      'has too long a message',
      { message: 'x'.repeat(5001) },
      ['message: The message must not be longer than 5000 characters.'],
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(contactSchema, { ...message, ...change })).toEqual(expected);
  });
});

describe('the log-in (AUTH-02, AUTH-03)', () => {
  it.each<[string, object, string[]]>([
    ['is complete', {}, []],
    ['has no email', { email: ' ' }, ['email: Email is required']],
    ['has a wrong email', { email: 'ada' }, ['email: Invalid email format']],
    ['has no password', { password: '' }, ['password: Password is required']],
  ])('%s', (_, change, expected) => {
    const values = { email: 'ada@example.com', password: ' ', rememberMe: false, ...change };
    expect(problems(loginSchema, values)).toEqual(expected);
  });
});

describe('the immediate request form', () => {
  const values = {
    ...{ immediateServiceName: 'Towing', issueDetails: 'Car', issueDescription: 'Stuck', location: 'A46' },
    ...{ phone: '7723 123456', contactPreference: 'CALL' as const, declaration: true },
  };

  it('requires all fields (IMM-06)', () => {
    expect(problems(immediateRequestSchema, values)).toEqual([]);
    const blank = {
      ...{ immediateServiceName: ' ', issueDetails: ' ', issueDescription: ' ', location: ' ', phone: ' ' },
      ...{ contactPreference: 'TEXT', declaration: false },
    };
    expect(problems(immediateRequestSchema, blank)).toEqual([
      'immediateServiceName: Choose what you need help with',
      'issueDetails: Enter what is affected',
      'issueDescription: Enter what happened',
      'location: Enter where you are',
      'phone: Enter a phone number',
      'declaration: Please confirm that you agree',
    ]);
  });

  it('finds the next empty field, or else an earlier one', () => {
    expect(nextEmptyField(values, 'immediateServiceName')).toBeNull();
    expect(nextEmptyField({ ...values, immediateServiceName: ' ', location: '' }, 'issueDetails')).toBe('location');
    expect(nextEmptyField({ ...values, immediateServiceName: ' ' }, 'location')).toBe('immediateServiceName');
    expect(nextEmptyField({ ...values, declaration: false }, 'immediateServiceName')).toBe('declaration');
    expect(nextEmptyField({ ...values, location: '' }, 'location')).toBeNull();
  });
});

describe('the job sheet of a booking', () => {
  const service = { id: '1', name: 'Brake Repair', needsVehicle: true } as NonNullable<typeof emptyDraft.service>;
  const workshop = { kind: 'WORKSHOP', id: '1', name: 'Frog Island' } as const;

  it('shows the vehicle of a vehicle service', () => {
    const draft = { ...emptyDraft, service, model: ' Ford Fiesta ', year: ' 2019 ', plate: ' fn19ktr ' };
    expect(typedVehicleOf(draft)).toEqual({ name: 'Ford Fiesta, 2019', plate: 'FN19 KTR' });
    expect(typedVehicleOf({ ...draft, year: ' ', plate: ' ' })).toEqual({ name: 'Ford Fiesta', plate: '' });
    expect(typedVehicleOf({ ...draft, service: { ...service, needsVehicle: false } })).toBeNull();
    expect(typedVehicleOf({ ...draft, service: null })).toBeNull();
  });

  it('has a specialist step unless the location is a workshop', () => {
    expect(hasSpecialistStep(emptyDraft)).toBe(true);
    expect(hasSpecialistStep({ ...emptyDraft, location: workshop })).toBe(false);
    expect(hasSpecialistStep({ ...emptyDraft, location: { kind: 'HOME_SERVICE', name: 'Home' } })).toBe(true);
  });

  it('is summarised by the service and the number plate', () => {
    const summary = { draft: { ...emptyDraft, service }, vehicle: null, address: '', specialist: null };
    expect(summaryLine(summary)).toBe('Brake Repair');
    expect(summaryLine({ ...summary, vehicle: { name: 'Ford', plate: 'FN19 KTR' } })).toBe('Brake Repair · FN19 KTR');
    expect(summaryLine({ ...summary, draft: emptyDraft })).toBe('Your job sheet');
  });
});

describe('the specialists of the home page, when they cannot be loaded (HOME-08..10)', () => {
  it.each([
    [503, 'Error loading specialists: Failed to fetch specialists'],
    [300, 'Error loading specialists: Failed to fetch specialists'],
    [199, 'Error loading specialists: Failed to fetch specialists'],
    [200, 'Error loading specialists: Try later.'],
    [299, 'Error loading specialists: Try later.'],
    [null, 'Error loading specialists: Try later.'],
  ])('with the status %s', (legacyStatus, text) => {
    const failure = {
      kind: 'graph',
      message: 'Try later.',
      code: null,
      retryAfterSeconds: null,
      requestId: null,
    } as const;
    expect(homeErrorMessage({ ...failure, legacyStatus })).toBe(text);
  });
});

describe('a notification (DASH-20)', () => {
  it.each([
    ['APPOINTMENT', 'Appointment', 'green'],
    ['REPAIR', 'Repair', 'carbon'],
    ['REVIEW', 'Review', 'plate'],
    ['PAYMENT', 'Payment', 'yellow'],
    ['MESSAGE', 'Message', 'band'],
    ['SYSTEM', 'Notice', 'muted'],
    ['SOMETHING_NEW', 'Notice', 'muted'],
    ['constructor', 'Notice', 'muted'],
  ])('of the type %s is labelled %s, and has a colour of its own', (type, label, tone) => {
    expect(notificationAppearance(type)).toMatchObject({ label, tone });
  });
});
