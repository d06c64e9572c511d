import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documents } from '../support/documents.ts';
import { type Script, textsOf } from '../support/fake-php.ts';
import { NO_LIMITS, post, readAnswer, SESSION, userError } from './harness.ts';
import { type FileToSend, multipartAt, photo, sha256 } from './photo-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway({ limits: NO_LIMITS });

const OPTIONS = 'formOptions.php';
const FORM = 'addSpecialist.php';

describe('specialistApplicationOptions', () => {
  const ALL =
    'services { value label } immediateServices { value label } locations { value label } timeSlots { value label } serviceModes { value label description } companies { value label serviceNames } workshops { value label }';
  const options = async (json: unknown) => {
    gateway.php.answer({ [OPTIONS]: { json } });
    return gateway.asCustomer(`{ specialistApplicationOptions { ${ALL} } }`);
  };

  it('are read completely, without credentials (PHP-25, ENT-17, C-75)', async () => {
    const named = (id: string, name: string) => [{ id, name }];
    const { data } = await options({
      success: true,
      services: named('1', 'Plumbing &amp; heating'),
      immediateServices: named('2', 'Flat Tire'),
      locations: named('3', 'Leicester'),
      timeSlots: [{ id: 4, label: '09:00 AM' }],
      serviceModes: [
        { id: 'both', name: 'Both', description: 'Anywhere.' },
        { id: 'travel', name: 'Travel' },
      ],
      companies: [
        { id: '5', name: 'Bosch', services: ['Plumbing', null, 'HVAC'] },
        { id: '6', name: 'ECA' },
      ],
      workshops: named('6', 'Frog Island Motors'),
    });
    expect(data.specialistApplicationOptions).toEqual({
      services: [{ value: '1', label: 'Plumbing & heating' }],
      immediateServices: [{ value: '2', label: 'Flat Tire' }],
      locations: [{ value: '3', label: 'Leicester' }],
      timeSlots: [{ value: '4', label: '09:00 AM' }],
      serviceModes: [
        { value: 'both', label: 'Both', description: 'Anywhere.' },
        { value: 'travel', label: 'Travel', description: null },
      ],
      companies: [
        { value: '5', label: 'Bosch', serviceNames: ['Plumbing', 'HVAC'] },
        { value: '6', label: 'ECA', serviceNames: [] },
      ],
      workshops: [{ value: '6', label: 'Frog Island Motors' }],
    });
    const call = gateway.php.callOf(OPTIONS);
    expect(call.query).toEqual({});
    expect(call.headers).not.toHaveProperty('x-auth-token');
  });

  it('accept what PHP sends: bare names, missing lists, and an unreadable record, which is logged (C-75)', async () => {
    const { data } = await options({
      services: { '1': 'Plumbing', '2': { id: '', name: 'Towing' }, '3': { id: 7 } },
      companies: {},
      locations: null,
    });
    expect(data.specialistApplicationOptions).toMatchObject({
      services: [
        { value: 'Plumbing', label: 'Plumbing' },
        { value: 'Towing', label: 'Towing' },
      ],
      companies: [],
      locations: [],
      timeSlots: [],
      workshops: [],
    });
    expect(gateway.log).toContainEqual(
      expect.objectContaining({
        event: 'records dropped',
        dropped: expect.arrayContaining([expect.objectContaining({ list: 'services', index: 2 })]),
      }),
    );
  });

  it.each([
    [{ success: true }],
    [{ services: 'x' }],
    [{ services: [], workshops: 'none' }],
    [{ services: [], timeSlots: [null, {}] }],
    [{ success: false, message: 'Failed' }],
  ])('are an error for %j (JOIN-04)', async (json) => {
    const { data, errors } = await options(json);
    expect(data.specialistApplicationOptions).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });
});

const APPLY = `mutation ($input: ApplyAsSpecialistInput!) { applyAsSpecialist(input: $input) {
  isReceived message userErrors { field message code retryAfterSeconds } } }`;

const PORTRAIT: FileToSend = { name: 'me.jpg', bytes: photo('jpeg') };

const application = (changes: object = {}) => ({
  idempotencyKey: randomUUID(),
  firstName: 'Nell',
  lastName: 'Ashdown',
  email: 'nell@example.com',
  phone: '07700 900142',
  yearsOfExperience: 'MORE_THAN_10',
  isCertified: true,
  liabilityInsurance: 'NOT_SURE',
  services: ['Plumbing'],
  pricing: [{ serviceName: 'Plumbing', basePricePence: 4_500 }],
  locations: ['Leicester'],
  travelDistance: 'MILES_25_OR_MORE',
  serviceModeId: 'both',
  availability: [{ weekday: 'MONDAY' }],
  termsAccepted: true,
  gdprConsentAccepted: true,
  ...changes,
});

async function apply(
  input: object = application(),
  {
    portrait = PORTRAIT,
    certificates = [] as readonly FileToSend[],
    reply = { json: { success: true, message: 'Thank you!' } } as Script,
  } = {},
) {
  gateway.php.answer({ [FORM]: reply });
  const files = [
    { ...portrait, path: 'photo' },
    ...certificates.map((file, index) => ({ ...file, path: `certificates.${index}` })),
  ];
  const withPlaces = { ...input, photo: null, certificates: certificates.map(() => null) };
  const answer = await readAnswer(await post(gateway, multipartAt(APPLY, withPlaces, files), SESSION));
  return { ...answer, payload: answer.data?.applyAsSpecialist };
}

describe('applyAsSpecialist', () => {
  it('sends the documented form, part by part, and the files unchanged (PHP-29, ENT-16, C-74)', async () => {
    const certificates = [
      { name: 'gas safe.pdf', bytes: documents.pdf },
      { name: 'old.doc', bytes: documents.doc },
      { name: 'new.docx', bytes: documents.docx },
      { name: 'scan.png', bytes: photo('png') },
    ];
    const input = application({
      bio: 'Twenty years of pipes.\nAnd taps.',
      services: ['Plumbing', 'Towing'],
      customServices: [{ name: 'Kettles "& more"', description: 'All kinds' }],
      immediateServices: ['Flat Tire'],
      customImmediateServices: [{ name: 'Bees' }],
      pricing: [
        {
          serviceName: 'Plumbing',
          basePricePence: 4_500,
          highPricePence: 6_050,
          estimatedDurationMinutes: 90,
          description: 'Per visit',
        },
        { serviceName: 'Towing', basePricePence: 0 },
        { serviceName: 'Kettles "& more"', basePricePence: 1_999, highPricePence: 1_999 },
      ],
      customLocations: ['Oadby'],
      availability: [{ weekday: 'MONDAY', timeSlotIds: ['1', '2'] }, { weekday: 'SUNDAY' }],
      companies: ['Bosch'],
      customCompanies: ['Acme'],
      workshops: ['Frog Island Motors'],
      customWorkshops: [{ name: 'Shed', address: '1 Castle Gate', city: 'Nottingham', postcode: 'ng17aq' }],
    });
    expect((await apply(input, { certificates })).payload).toEqual({
      isReceived: true,
      message: 'Thank you!',
      userErrors: [],
    });

    const call = gateway.php.callOf(FORM);
    const texts = textsOf(call);
    expect(texts).toEqual([
      ['first_name', 'Nell'],
      ['last_name', 'Ashdown'],
      ['email', 'nell@example.com'],
      ['phone_no', '7700 900142'],
      ['bio', 'Twenty years of pipes.\nAnd taps.'],
      ['years_of_experience', '10+'],
      ['certified', 'Yes'],
      ['liabilityInsurance', 'Not sure'],
      ['services[]', 'Plumbing'],
      ['services[]', 'Towing'],
      ['customServices[]', JSON.stringify({ name: 'Kettles "& more"', description: 'All kinds' })],
      ['immediateServices[]', 'Flat Tire'],
      ['customImmediateServices[]', JSON.stringify({ name: 'Bees', description: '' })],
      [
        'servicePricing',
        JSON.stringify({
          Plumbing: {
            base_price: '45.00',
            price_high: '60.50',
            estimated_duration: '90',
            custom_description: 'Per visit',
          },
          Towing: { base_price: '0.00', price_high: '', estimated_duration: '', custom_description: '' },
          'Kettles "& more"': {
            base_price: '19.99',
            price_high: '19.99',
            estimated_duration: '',
            custom_description: '',
          },
        }),
      ],
      ['locations[]', 'Leicester'],
      ['customLocations[]', 'Oadby'],
      ['willingToTravel', '25+ miles'],
      ['serviceModes', 'both'],
      ['availability[]', 'Monday'],
      ['availability[]', 'Sunday'],
      ['timeSlots', JSON.stringify({ Monday: ['1', '2'] })],
      ['companies[]', 'Bosch'],
      ['customCompanies[]', 'Acme'],
      ['workshops[]', 'Frog Island Motors'],
      [
        'customWorkshops[]',
        JSON.stringify({
          name: 'Shed',
          address: '1 Castle Gate',
          city: 'Nottingham',
          state: '',
          postal_code: 'NG1 7AQ',
        }),
      ],
    ]);
    expect(call.parts.slice(texts.length)).toEqual(
      [PORTRAIT, ...certificates].map(({ name, bytes }, index) => ({
        name: index === 0 ? 'profilePicture' : `certifiedFiles[${index - 1}]`,
        fileName: name,
        mimeType: [
          'image/jpeg',
          'application/pdf',
          'application/msword',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          'image/png',
        ][index],
        size: bytes.length,
        sha256: sha256(bytes),
      })),
    );
    expect(call.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call.headers).not.toHaveProperty('x-auth-token');
    expect(call.query).toEqual({});
  });

  it.each([
    ['LESS_THAN_1', 'Less than 1', 'MILES_5', '5 miles', 'INSURED', 'Yes'],
    ['FROM_1_TO_2', '1-2', 'MILES_10', '10 miles', 'NOT_INSURED', 'No'],
    ['FROM_3_TO_5', '3-5', 'MILES_15', '15 miles', 'NOT_SURE', 'Not sure'],
    ['FROM_5_TO_10', '5-10', 'MILES_20', '20 miles', 'INSURED', 'Yes'],
  ])(
    'sends %s as “%s”, %s as “%s” and %s as “%s” (JOIN-10, JOIN-11, JOIN-20)',
    async (yearsOfExperience, years, travelDistance, distance, liabilityInsurance, insured) => {
      await apply(application({ yearsOfExperience, travelDistance, liabilityInsurance, isCertified: false }));
      const texts = Object.fromEntries(textsOf(gateway.php.callOf(FORM)));
      expect(texts).toMatchObject({
        years_of_experience: years,
        willingToTravel: distance,
        liabilityInsurance: insured,
        certified: 'No',
      });
    },
  );

  it('is refused without success (JOIN-42)', async () => {
    const userErrors = [userError(null, 'Failed to submit form. Please try again.', 'REFUSED')];
    const { payload } = await apply(application(), { reply: { json: {} } });
    expect(payload).toEqual({ isReceived: false, message: null, userErrors });
  });
});

describe('validation in the gateway (RULE-10)', () => {
  const refused = async (changes: object, files = {}) => {
    const { payload, errors } = await apply(application(changes), files);
    expect(errors).toBeUndefined();
    expect(payload.isReceived).toBe(false);
    expect(gateway.php.calls).toHaveLength(0);
    return payload.userErrors;
  };
  const price = (changes: object) => ({ pricing: [{ serviceName: 'Plumbing', basePricePence: 4_500, ...changes }] });

  it.each([
    [{ email: 'nell' }, ['email'], 'INVALID'],
    [{ phone: '1' }, ['phone'], 'INVALID'],
    [{ locations: [] }, ['locations'], 'REQUIRED'],
    [{ locations: Array.from({ length: 201 }, (_, index) => `Place ${index}`) }, ['locations'], 'TOO_LARGE'],
    [{ customCompanies: ['x'.repeat(101)] }, ['customCompanies', '0'], 'TOO_LARGE'],
    [{ availability: [] }, ['availability'], 'REQUIRED'],
    [{ availability: [{ weekday: 'MONDAY' }, { weekday: 'MONDAY' }] }, ['availability', '1', 'weekday'], 'INVALID'],
    [
      { immediateServices: ['Flat Tire'], customImmediateServices: [{ name: 'flat tire ' }] },
      ['customImmediateServices', '0', 'name'],
      'INVALID',
    ],
    [{ customServices: [{ name: 'plumbing' }], ...price({}) }, ['customServices', '0', 'name'], 'INVALID'],
    [price({ basePricePence: -1 }), ['pricing', '0', 'basePricePence'], 'INVALID'],
    [price({ highPricePence: 4_499 }), ['pricing', '0', 'highPricePence'], 'INVALID'],
    [price({ estimatedDurationMinutes: 0 }), ['pricing', '0', 'estimatedDurationMinutes'], 'INVALID'],
    [price({ description: 'x'.repeat(501) }), ['pricing', '0', 'description'], 'TOO_LARGE'],
    [{ termsAccepted: false }, ['termsAccepted'], 'REQUIRED'],
    [{ gdprConsentAccepted: false }, ['gdprConsentAccepted'], 'REQUIRED'],
  ])('refuses %j at its field', async (changes, field, code) => {
    expect((await refused(changes))[0]).toMatchObject({ field, code });
  });

  it.each([
    [{ services: [], pricing: [] }, 'Please go back and select at least one service before setting prices.'],
    [{ pricing: [] }, 'Enter a base price for Plumbing'],
    [{ customServices: [{ name: 'Kettles' }] }, 'Enter a base price for Kettles'],
    [
      {
        pricing: [
          { serviceName: 'Plumbing', basePricePence: 1 },
          { serviceName: 'Towing', basePricePence: 1 },
        ],
      },
      '“Towing” is not one of the chosen services.',
    ],
    [
      {
        pricing: [
          { serviceName: 'Plumbing', basePricePence: 1 },
          { serviceName: ' Plumbing', basePricePence: 2 },
        ],
      },
      '“Plumbing” has more than one price.',
    ],
    [{ availability: [] }, "Please select at least one day when you're available to work."],
    [
      { termsAccepted: false, gdprConsentAccepted: false },
      'Please accept the Terms & Conditions and GDPR consent before submitting.',
    ],
  ])('refuses %j: %s', async (changes, message) => {
    expect(await refused(changes)).toMatchObject([{ message }]);
  });

  it('reports all problems at once', async () => {
    const errors = await refused(
      { firstName: '', phone: '1', pricing: [], locations: [], termsAccepted: false },
      { portrait: { name: 'me.pdf', bytes: documents.pdf } },
    );
    expect(errors.map(({ field }: { field: string[] }) => field.join('.'))).toEqual([
      'firstName',
      'phone',
      'pricing',
      'locations',
      'termsAccepted',
      'photo',
    ]);
  });

  it('accepts a service named like a property of every object', async () => {
    const name = '__proto__';
    await apply(application({ services: [name], pricing: [{ serviceName: name, basePricePence: 100 }] }));
    const pricing = gateway.php.callOf(FORM).parts.find((part) => part.name === 'servicePricing');
    expect(pricing).toMatchObject({ text: expect.stringContaining('"__proto__":{"base_price":"1.00"') });
  });
});

describe('files (FILE-04)', () => {
  const judged = async (certificates: readonly FileToSend[], portrait = PORTRAIT) =>
    (await apply(application(), { certificates, portrait })).payload.userErrors;

  it.each([
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['installer.doc', documents.installer],
    ['macros.docx', documents.withMacros],
    ['papers.docx', Buffer.from('PK\x03\x04'.padEnd(100, '\0'))],
    ['photo.gif', photo('gif')],
    ['empty.pdf', Buffer.alloc(0)],
    ['shell.php', Buffer.from('<?php ?>')],
  ])('have the type of their content as certificates: %s is refused by name', async (name, bytes) => {
    expect(
      await judged([
        { name: 'good.pdf', bytes: documents.pdf },
        { name, bytes, type: 'application/pdf' },
      ]),
    ).toEqual([
      userError(
        ['certificates', '1'],
        `“${name}” isn’t a certificate that we can use. Please send PDF, JPEG, PNG, DOC or DOCX.`,
        'UNSUPPORTED_FILE',
      ),
    ]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([
    ['letter.pdf.exe', documents.pdf, 'letter-pdf.pdf'],
    ['cv', documents.docx, 'cv.docx'],
    ['../../old.DOC', documents.doc, 'old.DOC'],
  ])('called %s get an extension that matches their type (FILE-05)', async (name, bytes, fileName) => {
    expect(await judged([{ name, bytes }])).toEqual([]);
    expect(gateway.php.callOf(FORM).parts.at(-1)).toMatchObject({ fileName });
  });

  it('find the Word document anywhere in a large old file', async () => {
    const bytes = Buffer.concat([documents.installer, Buffer.alloc(3_000_001), Buffer.from('WordDocument', 'utf16le')]);
    expect(await judged([{ name: 'long.doc', bytes }])).toEqual([]);
  });

  it('are a photo of the applicant and at most nine certificates', async () => {
    expect(
      await judged([], { name: 'me.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
    ).toMatchObject([{ field: ['photo'], code: 'UNSUPPORTED_FILE' }]);
    const nine = Array.from({ length: 9 }, (_, index) => ({ name: `${index}.pdf`, bytes: documents.pdf }));
    expect(await judged(nine)).toEqual([]);
    expect(gateway.php.callOf(FORM).parts.at(-1)).toMatchObject({ name: 'certifiedFiles[8]' });
  });

  it('are refused by name when they are too large (FILE-01)', async () => {
    const bytes = Buffer.concat([documents.pdf, Buffer.alloc(25 * 1024 * 1024)]);
    expect(await judged([{ name: 'book.pdf', bytes }])).toEqual([
      userError(['certificates', '0'], '“book.pdf” is larger than 25 MB.', 'TOO_LARGE'),
    ]);
  });
});
