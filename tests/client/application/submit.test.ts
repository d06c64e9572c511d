import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fileErrors, toStepError } from '~/features/application/application-errors.ts';
import { applicationFlow, applicationRules } from '~/features/application/application-flow.ts';
import { applicationInput } from '~/features/application/application-input.ts';
import { confirmationFor } from '~/features/application/use-submit-application.ts';
import { certificate, completeDraft, photo } from './complete-draft.ts';

beforeAll(() => applicationRules.code.load());

const NAMED = { firstName: 'Tom', lastName: 'Bexley' };
const CLOCKS = { ' Clocks ': { basePrice: '1', highPrice: '', durationMinutes: '', description: ' ' } };

describe('the mutation’s input (PHP-29)', () => {
  it('has everything, in pence and whole minutes, with a day without time slots (C-94)', () => {
    expect(applicationInput(completeDraft({ email: ' tom@example.com ' }), 'key')).toEqual({
      idempotencyKey: 'key',
      firstName: 'Tom',
      lastName: 'Bexley',
      email: 'tom@example.com',
      phone: '7700 900456',
      bio: 'Boilers since 2009.',
      photo,
      yearsOfExperience: 'FROM_5_TO_10',
      isCertified: true,
      liabilityInsurance: 'NOT_SURE',
      certificates: [certificate],
      services: ['Plumbing'],
      customServices: [{ name: 'Aga repair', description: 'Solid fuel too.' }],
      immediateServices: [],
      customImmediateServices: [],
      pricing: [
        {
          serviceName: 'Plumbing',
          basePricePence: 104050,
          highPricePence: null,
          estimatedDurationMinutes: null,
          description: null,
        },
        {
          serviceName: 'Aga repair',
          basePricePence: 8000,
          highPricePence: 12050,
          estimatedDurationMinutes: 90,
          description: 'With parts.',
        },
      ],
      locations: ['Leicester'],
      customLocations: ['Oadby'],
      travelDistance: 'MILES_15',
      serviceModeId: 'both',
      availability: [
        { weekday: 'MONDAY', timeSlotIds: ['2', '3'] },
        { weekday: 'SATURDAY', timeSlotIds: [] },
      ],
      companies: ['Worcester Bosch'],
      customCompanies: ['Aga'],
      workshops: [],
      customWorkshops: [
        { name: 'The Arches', address: '4 Mill Lane', city: 'Leicester', county: null, postcode: 'LE1 6XH' },
      ],
      termsAccepted: true,
      gdprConsentAccepted: true,
    });
  });

  it.each<[string, Partial<ApplicationDraft>, object]>([
    ['no bio', { bio: '  ' }, { bio: null }],
    ['not certified', { certified: 'no' }, { isCertified: false }],
    ['a name without the spaces around it', { firstName: ' Tom ', lastName: ' Bexley ' }, NAMED],
    [
      'custom services without them',
      { services: [], customServices: [{ id: 'c1', name: ' Clocks ', description: '  ' }], pricing: CLOCKS },
      {
        customServices: [{ name: 'Clocks', description: null }],
        pricing: [{ serviceName: 'Clocks', basePricePence: 100 }],
      },
    ],
    [
      'custom workshops without them',
      { customWorkshops: [{ id: 'w1', name: ' Shed ', address: ' 1 Lane ', city: ' ', county: ' ', postcode: ' ' }] },
      { customWorkshops: [{ name: 'Shed', address: '1 Lane', city: null, county: null, postcode: null }] },
    ],
    ['a free service', { pricing: priced('0', '') }, { pricing: [{ basePricePence: 0, highPricePence: null }] }],
    [
      'a price of pennies',
      { pricing: priced('0.07', '0.29') },
      { pricing: [{ basePricePence: 7, highPricePence: 29 }] },
    ],
    ['a price that floats get wrong', { pricing: priced('1.15', '') }, { pricing: [{ basePricePence: 115 }] }],
    [
      'days in the order of the week',
      { days: ['SUNDAY', 'TUESDAY'], timeSlots: {} },
      { availability: [{ weekday: 'TUESDAY' }, { weekday: 'SUNDAY' }] },
    ],
  ])('%s', (_what, part, expected) => {
    const services = 'pricing' in part ? { customServices: [] } : {};
    expect(applicationInput(completeDraft({ ...services, ...part }), 'key')).toMatchObject(expected);
  });

  it.each<Partial<ApplicationDraft>>([
    { photo: null },
    { experience: null },
    { certified: null },
    { insurance: null },
    { travelDistance: null },
    { serviceModeId: null },
    { pricing: {} },
  ])('is null while %o', (part) => {
    expect(applicationInput(completeDraft(part), 'key')).toBeNull();
  });
});

function priced(basePrice: string, highPrice: string): ApplicationDraft['pricing'] {
  return { Plumbing: { basePrice, highPrice, durationMinutes: '', description: '' } };
}

describe('a server error in the wizard', () => {
  const stepError = (part: Partial<Parameters<typeof toStepError>[0]>) =>
    toStepError({ field: null, message: 'No.', code: 'INVALID', retryAfterSeconds: null, ...part }, completeDraft());

  it.each<[string[] | null, string | null, string | null]>([
    [['firstName'], 'basics', 'firstName'],
    [['photo'], 'basics', 'photo'],
    [['yearsOfExperience'], 'background', 'experience'],
    [['certificates', '1'], 'background', 'certificates'],
    [['customServices', '0', 'name'], 'services', 'customServices'],
    [['locations'], 'location', 'locations'],
    [['serviceModeId'], 'location', 'serviceModeId'],
    [['availability', '0', 'weekday'], 'availability', 'days'],
    [['customWorkshops', '0', 'postcode'], 'companies', 'customWorkshops'],
    [['termsAccepted'], 'review', 'termsAccepted'],
    [['somethingNew'], null, null],
    [null, null, null],
  ])('%j belongs to %s, %s', (field, step, part) => {
    expect(stepError({ field })).toEqual({ message: 'No.', step, part, fieldId: part && `application-${part}` });
  });

  it('can be about one field of a price', () => {
    expect(stepError({ field: ['pricing', '1', 'highPricePence'] })).toMatchObject({
      part: 'pricing',
      fieldId: 'application-pricing-1-highPrice',
    });
  });

  it.each([
    ['“me.jpg” is not an image.', 'photo'],
    ['“gas-safe.pdf” is larger than 25 MB.', 'certificates'],
    ['Some file.', null],
  ])('is about the file that a legacy host names: %s', (message, part) => {
    expect(stepError({ message, code: 'UNSUPPORTED_FILE' }).part).toBe(part);
  });

  it('is about the email field if the email address is taken (JOIN-42)', () => {
    expect(stepError({ field: ['email'], message: 'This email is already registered.', code: 'TAKEN' })).toMatchObject({
      step: 'basics',
      part: 'email',
    });
  });
});

describe('files that are being submitted', () => {
  it('have no errors if they can be read', async () => {
    expect(await fileErrors(completeDraft())).toEqual([]);
  });

  it('are requested again by name if they were removed from the device', async () => {
    const removed = (name: string) =>
      Object.assign(new File(['x'], name), {
        slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
      });
    const draft = completeDraft({ photo: removed('me.jpg'), certificates: [certificate, removed('dbs.pdf')] });
    expect(await fileErrors(draft)).toEqual([
      ...[
        { message: 'We can’t read “me.jpg” any more. Please choose it again.', field: ['photo'] },
        { message: 'We can’t read “dbs.pdf” any more. Please choose it again.', field: ['certificates'] },
      ].map((error) => ({ ...error, code: 'INVALID', retryAfterSeconds: null })),
    ]);
  });

  it('are rejected if they are too large together', async () => {
    const large = Object.assign(new File(['x'], 'scan.pdf'), {});
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 });
    const [error] = await fileErrors(completeDraft({ certificates: [large, large, large, large] }));
    expect(error).toMatchObject({ field: ['certificates'] });
    expect(error?.message).toContain('104.9 MB together');
  });
});

it.each([
  [true, true, []],
  [false, true, ['application-termsAccepted']],
  [true, false, ['application-gdprConsentAccepted']],
  [false, false, ['application-termsAccepted', 'application-gdprConsentAccepted']],
])('consents %s and %s have errors at %j (JOIN-31)', (termsAccepted, gdprConsentAccepted, missing) => {
  const errors = applicationFlow.errorsIn('review', completeDraft({ termsAccepted, gdprConsentAccepted }));
  expect(errors.map(({ fieldId }) => fieldId)).toEqual(missing);
});

it('shows a default message if the server sent none (C-77)', () => {
  expect(confirmationFor(completeDraft(), 'Welcome.').message).toBe('Welcome.');
  expect(confirmationFor(completeDraft(), null)).toMatchObject({
    message: 'Thank you! Your application has been received. We’ll review it within 2-3 business days and email you.',
    services: ['Plumbing', 'Aga repair'],
    fileCount: 2,
  });
});
