import { describe, expect, it } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { consentErrors } from '~/features/application/consent-errors.ts';
import { applicationError } from '~/features/application/submit/application-error.ts';
import { applicationInput } from '~/features/application/submit/application-input.ts';
import { fileErrors } from '~/features/application/submit/file-errors.ts';
import { receiptOf } from '~/features/application/submit/receipt.ts';
import { certificate, filledApplication, picture } from './drafts.ts';

const NAMED = { firstName: 'Tom', lastName: 'Bexley' };
const CLOCKS = { ' Clocks ': { basePrice: '1', highPrice: '', durationMinutes: '', description: ' ' } };

describe('the draft as the graph wants it (PHP-29)', () => {
  it('says everything, in pence and whole minutes, with a day without time slots (C-94)', () => {
    expect(applicationInput(filledApplication({ email: ' tom@example.com ' }), 'key')).toEqual({
      idempotencyKey: 'key',
      firstName: 'Tom',
      lastName: 'Bexley',
      email: 'tom@example.com',
      phone: '7700 900456',
      bio: 'Boilers since 2009.',
      photo: picture,
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
      'own services without them',
      { services: [], customServices: [{ id: 'c1', name: ' Clocks ', description: '  ' }], pricing: CLOCKS },
      {
        customServices: [{ name: 'Clocks', description: null }],
        pricing: [{ serviceName: 'Clocks', basePricePence: 100 }],
      },
    ],
    [
      'own workshops without them',
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
    const own = 'pricing' in part ? { customServices: [] } : {};
    expect(applicationInput(filledApplication({ ...own, ...part }), 'key')).toMatchObject(expected);
  });

  it.each<Partial<ApplicationDraft>>([
    { photo: null },
    { experience: null },
    { certified: null },
    { insurance: null },
    { travelDistance: null },
    { serviceModeId: null },
    { pricing: {} },
  ])('is not there while %o', (part) => {
    expect(applicationInput(filledApplication(part), 'key')).toBeNull();
  });
});

function priced(basePrice: string, highPrice: string): ApplicationDraft['pricing'] {
  return { Plumbing: { basePrice, highPrice, durationMinutes: '', description: '' } };
}

describe('a refusal in the wizard’s terms', () => {
  const refused = (part: Partial<Parameters<typeof applicationError>[0]>) =>
    applicationError(
      { field: null, message: 'No.', code: 'INVALID', retryAfterSeconds: null, ...part },
      filledApplication(),
    );

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
    expect(refused({ field })).toEqual({ message: 'No.', step, part, fieldId: part && `application-${part}` });
  });

  it('finds the field of a price', () => {
    expect(refused({ field: ['pricing', '1', 'highPricePence'] })).toMatchObject({
      part: 'pricing',
      fieldId: 'application-pricing-1-highPrice',
    });
  });

  it.each([
    ['“me.jpg” is no picture.', 'photo'],
    ['“gas-safe.pdf” is larger than 25 MB.', 'certificates'],
    ['Some file.', null],
  ])('tells by the words which file the legacy side means: %s', (message, part) => {
    expect(refused({ message, code: 'UNSUPPORTED_FILE' }).part).toBe(part);
  });

  it('takes an address that applies already to its field (JOIN-42)', () => {
    expect(refused({ message: 'This email is already registered.', code: 'TAKEN' })).toMatchObject({
      step: 'basics',
      part: 'email',
    });
  });
});

describe('files at the moment of sending', () => {
  it('are fine when they can be read', async () => {
    expect(await fileErrors(filledApplication())).toEqual([]);
  });

  it('are asked for again by name when they are gone from the device', async () => {
    const gone = (name: string) =>
      Object.assign(new File(['x'], name), {
        slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
      });
    const draft = filledApplication({ photo: gone('me.jpg'), certificates: [certificate, gone('dbs.pdf')] });
    expect(await fileErrors(draft)).toEqual([
      ...[
        { message: '“me.jpg” cannot be read any more. Please choose it again.', field: ['photo'] },
        { message: '“dbs.pdf” cannot be read any more. Please choose it again.', field: ['certificates'] },
      ].map((error) => ({ ...error, code: 'REFUSED', retryAfterSeconds: null })),
    ]);
  });

  it('are refused before they are sent when they are too heavy together', async () => {
    const heavy = Object.assign(new File(['x'], 'scan.pdf'), {});
    Object.defineProperty(heavy, 'size', { value: 25 * 1024 * 1024 });
    const [problem] = await fileErrors(filledApplication({ certificates: [heavy, heavy, heavy, heavy] }));
    expect(problem).toMatchObject({ field: ['certificates'] });
    expect(problem?.message).toContain('104.9 MB together');
  });
});

it.each([
  [true, true, []],
  [false, true, ['application-termsAccepted']],
  [true, false, ['application-gdprConsentAccepted']],
  [false, false, ['application-termsAccepted', 'application-gdprConsentAccepted']],
])('consents %s and %s leave %j to tick (JOIN-31)', (termsAccepted, gdprConsentAccepted, missing) => {
  expect(consentErrors({ termsAccepted, gdprConsentAccepted }).map(({ fieldId }) => fieldId)).toEqual(missing);
});

it('has words of its own where the server has none (C-77)', () => {
  expect(receiptOf(filledApplication(), 'Welcome.').message).toBe('Welcome.');
  expect(receiptOf(filledApplication(), null)).toMatchObject({
    message: 'Thank you! Your application has been received. We review it within 2-3 business days and write to you.',
    services: ['Plumbing', 'Aga repair'],
    files: 2,
  });
});
