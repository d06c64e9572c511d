import { isInputObjectType, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { partial, safeParse, type ZodMiniObject, type ZodMiniType } from 'zod/mini';
import { applicantForm, customWorkshopForm } from '#shared/forms/application.ts';
import { cancellationForm, rescheduleForm, reviewForm } from '#shared/forms/appointments.ts';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { contactForm } from '#shared/forms/contact.ts';
import { listedName } from '#shared/forms/fields.ts';
import { graphNames, toHostFields } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';
import { logInSchema, passwordChangeSchema } from '#shared/forms/passwords.ts';
import { addressForm, profileForm } from '#shared/forms/profile.ts';
import { registrationForm } from '#shared/forms/registration.ts';
import { bookedVehicleForm, vehicleForm } from '#shared/forms/vehicle.ts';
import { graphSchema } from '../support/graph-schema.ts';

const tooLong = (limit: string) => `Use at most ${limit} characters: this is 1 too many`;
const x = (count: number) => 'x'.repeat(count);
const november = () => new Date('2026-11-22T12:00:00Z');

const person = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '7723 123456' };
const password = 'Mend-it-2026!';

/** Each form: its schema, a valid input, and what is said about others, by field. */
type Case = readonly [change: object, ...errors: string[]];
const forms: Readonly<Record<string, readonly [schema: ZodMiniType, valid: object, cases: readonly Case[]]>> = {
  'contact (INFO-20)': [
    contactForm.schema,
    { name: 'Ada', email: 'ada@example.com', message: 'Hello.' },
    [
      [{ name: x(100), message: x(5_000) }],
      [{ name: ' ' }, 'name: Enter your name'],
      [{ name: x(101) }, `name: ${tooLong('100')}`],
      [{ name: 'Pay at www.x.example' }, 'name: Enter the name without a web address, “@” or “/”'],
      [{ name: 'A\u0000da' }, 'name: Delete the character U+0000 after “A”: it can’t be used'],
      [{ email: ' ' }, 'email: Enter your email address'],
      [{ email: 'ada' }, 'email: Please enter a valid email address.'],
      [{ message: ' ' }, 'message: Enter your message'],
      [{ message: x(5_001) }, `message: ${tooLong('5,000')}`],
    ],
  ],
  'vehicle (PROF-23..26)': [
    vehicleForm(november).schema,
    { make: 'Ford', model: 'Fiesta', year: '2019', colour: '', plate: '', vin: '', isPrimary: false },
    [
      [{ colour: null, plate: undefined, vin: null }],
      [{ make: ' ' }, 'make: Make is required'],
      [{ make: x(61) }, `make: ${tooLong('60')}`],
      [{ model: '' }, 'model: Model is required'],
      ...['1899', '2028', '', 'new', '20.5', 2028, 2019.5, Number.NaN].map(
        (year): Case => [{ year }, 'year: Year must be between 1900 and 2027'],
      ),
      [{ year: ' 1900 ' }],
      [{ year: 2027 }],
      [{ colour: 'Re\u001bd' }, 'colour: Delete the character U+001B after “Re”: it can’t be used'],
      [{ plate: x(11) }, `plate: ${tooLong('10')}`],
      ...['A'.repeat(16), 'A'.repeat(18), `${'A'.repeat(16)}-`].map(
        (vin): Case => [{ vin }, 'vin: VIN should be 17 characters (if provided)'],
      ),
      [
        { make: '', model: '', year: '' },
        ...['make: Make is required', 'model: Model is required', 'year: Year must be between 1900 and 2027'],
      ],
    ],
  ],
  'vehicle of a booking (BOOK-12)': [
    bookedVehicleForm(november).schema,
    { model: 'Ford Fiesta', year: '2019', plate: 'fn19ktr' },
    [
      [{ model: '' }, 'model: Enter the model, for example Ford Fiesta'],
      [{ year: '' }, 'year: Enter the year it was made'],
      [{ year: '1900' }],
      [{ year: '2027' }],
      ...['1899', '2028', '2099', '19', 'x2019', '2019a'].map(
        (year): Case => [{ year }, 'year: Year must be between 1900 and 2027'],
      ),
      [{ plate: '' }, 'plate: Enter the number plate'],
      [{ plate: 'not a plate' }, 'plate: Enter the number plate as 2 to 8 letters and digits'],
    ],
  ],
  'guest of a booking (BOOK-32)': [
    guestForm.schema,
    { ...person, declarationAccepted: true },
    [
      [{ firstName: '' }, 'firstName: Enter your first name'],
      [{ lastName: ' ' }, 'lastName: Enter your last name'],
      [{ email: '' }, 'email: Enter your email address'],
      [{ email: 'a@example.com\nbcc: b@example.com' }, 'email: Please enter a valid email address.'],
      [{ phone: '' }, 'phone: Enter your phone number'],
      [{ phone: '7723' }, 'phone: Enter a UK phone number of 9 or 10 digits after +44'],
      [
        { declarationAccepted: false },
        'declarationAccepted: Tick the box to agree to the Privacy Policy and Terms of Service',
      ],
    ],
  ],
  'work of a booking (BOOK-15, BOOK-16)': [
    jobForm.schema,
    { itemDetails: '', issueDescription: 'It drips.\nA lot.', address: '' },
    [
      [{ itemDetails: x(501) }, `itemDetails: ${tooLong('500')}`],
      [{ issueDescription: ' \n' }, 'issueDescription: Tell us what’s happening'],
      [{ issueDescription: x(10_001) }, `issueDescription: ${tooLong('10,000')}`],
      [{ address: 'http://x.example' }, 'address: Enter this without a web address'],
    ],
  ],
  'registration (REG-05..07)': [
    registrationForm.schema,
    { ...person, password },
    [
      [{ email: '' }, 'email: Please enter a valid email address.'],
      [{ email: 'ada@example' }, 'email: Please enter a valid email address.'],
      [{ password: '' }, 'password: Your password does not meet the requirements.'],
      [{ password: 'abc' }, 'password: Your password does not meet the requirements.'],
      [{ password: password + x(200) }, 'password: Your password must not be longer than 200 characters.'],
    ],
  ],
  'log-in (AUTH-02, AUTH-03)': [
    logInSchema,
    { email: 'ada@example.com', password: ' ', rememberMe: false },
    [
      [{ email: ' ' }, 'email: Email is required'],
      [{ email: 'ada' }, 'email: Invalid email format'],
      [{ password: '' }, 'password: Password is required'],
      [{ email: '', password: '' }, 'email: Email is required', 'password: Password is required'],
    ],
  ],
  'changed password (PROF-15..19, C-56)': [
    passwordChangeSchema,
    { currentPassword: 'x', newPassword: 'Aa1!aaaa', confirmPassword: 'Aa1!aaaa' },
    [
      [{ currentPassword: '' }, 'currentPassword: Enter your current password'],
      [{ confirmPassword: 'Aa1!aaab' }, 'confirmPassword: New passwords do not match'],
      ...[
        ['Aa1!aaa', 'Password must be at least 8 characters long'],
        ...['aa1!aaaa', 'Aaa!aaaa', 'Aa1aaaaa'].map((word) => [
          word,
          'Password must include at least one uppercase letter, one number, and one special character',
        ]),
        ['AA1!AAAA', 'Your password does not meet the requirements.'],
        ['Aa1?aaaa', 'Your password does not meet the requirements.'],
      ].map(([word, error]): Case => [{ newPassword: word, confirmPassword: word }, `newPassword: ${error}`]),
      [
        { currentPassword: '', confirmPassword: '' },
        ...['currentPassword: Enter your current password', 'confirmPassword: New passwords do not match'],
      ],
    ],
  ],
  'profile (PROF-06)': [
    profileForm.schema,
    person,
    [
      [{ email: 'ada' }, 'email: Please enter a valid email address'],
      [{ firstName: 'a@b' }, 'firstName: Enter the name without a web address, “@” or “/”'],
    ],
  ],
  'address (ENT-26)': [
    addressForm.schema,
    { street: null, street2: null, city: null, county: null, postcode: null, country: null },
    [
      [{ street: x(121) }, `street: ${tooLong('120')}`],
      [{ city: 'www.x.example' }, 'city: Enter this without a web address'],
      [{ postcode: '90210' }, 'postcode: Enter a UK postcode such as LE1 6XH'],
    ],
  ],
  'immediate request (IMM-06, C-57)': [
    immediateRequestForm.schema,
    {
      ...{ immediateServiceName: 'Puncture', issueDetails: 'Tyre', issueDescription: 'Flat', location: 'A6' },
      ...{ phone: 'the number on the card', contactPreference: 'TEXT' },
    },
    [
      [{ immediateServiceName: '' }, 'immediateServiceName: Choose what you need help with'],
      [{ issueDetails: '' }, 'issueDetails: Enter what is affected'],
      [{ issueDescription: '' }, 'issueDescription: Enter what happened'],
      [{ location: 'M1 southbound, just after J22' }],
      [{ location: 'what3words: ///filled.count.soap' }],
      [{ location: '52.63012, -1.1348 https://www.google.com/maps/search/?api=1&query=52.63012%2C-1.1348' }],
      [{ location: '' }, 'location: Enter where you are'],
      [{ phone: ' ' }, 'phone: Enter a phone number'],
      [{ contactPreference: 'FAX' }, 'contactPreference: Choose a call or a text message'],
    ],
  ],
  'cancellation (APPT-19)': [
    cancellationForm.schema,
    { reason: 'Sold it.' },
    [
      [{ reason: ' ' }, 'reason: Please provide a reason for cancellation'],
      [{ reason: x(1_001) }, `reason: ${tooLong('1,000')}`],
    ],
  ],
  'rescheduling (APPT-23, C-44)': [
    rescheduleForm(november).schema,
    { date: '2026-12-22', timeSlotId: '3' },
    [
      [{ date: '2026-11-22' }],
      ...['2026-11-21', '2026-12-23', '2026-11-31', 'soon'].map(
        (date): Case => [{ date }, 'date: This date is not available. Please select a highlighted date.'],
      ),
      [{ date: '' }, 'date: Please select a date and time slot'],
      [{ timeSlotId: ' ' }, 'timeSlotId: Please select a date and time slot'],
    ],
  ],
  'review (REV-05)': [
    reviewForm.schema,
    { rating: 5, comment: 'Good.' },
    [
      [{ rating: '4' }],
      ...[0, 6, 4.5, '', '0x5', ' '].map((rating): Case => [{ rating }, 'rating: Choose from 1 to 5 stars']),
      [{ comment: '' }, 'comment: Write a few words about the work'],
    ],
  ],
  'applicant (JOIN-07, JOIN-08)': [
    applicantForm.schema,
    { ...person, bio: null },
    [[{ bio: x(2_001) }, `bio: ${tooLong('2,000')}`]],
  ],
  'workshop of an applicant (JOIN-27)': [
    customWorkshopForm.schema,
    { name: 'Shed', address: '4 High Street', city: '', county: '', postcode: '' },
    [
      [{ name: '' }, 'name: Enter the name of the workshop'],
      [{ address: '' }, 'address: Enter the address of the workshop'],
      [{ postcode: 'LE1' }, 'postcode: Enter a UK postcode such as LE1 6XH'],
    ],
  ],
};

describe.each(Object.entries(forms))('the form of a %s', (_name, [schema, valid, cases]) => {
  it.each([[{}], ...cases])('with %j', (change, ...errors) => {
    const issues = schema.safeParse({ ...valid, ...Object(change) }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(errors);
  });
});

describe('what is typed is cleaned', () => {
  it('as it is stored', () => {
    expect(
      vehicleForm(november).schema.parse({
        ...{
          make: ' Ford\r\n Motors ',
          model: 'Fiesta\t ST',
          year: ' 2019 ',
          colour: null,
          plate: '\u202dfn19 ktr\u202c',
        },
        ...{ vin: '1ftew1ep5kfa00001', isPrimary: 'on' },
      }),
    ).toEqual({
      ...{ make: 'Ford Motors', model: 'Fiesta ST', year: 2019, colour: '', plate: 'FN19 KTR' },
      ...{ vin: '1FTEW1EP5KFA00001', isPrimary: true },
    });
    expect(profileForm.schema.parse({ ...person, phone: '\u202a+44 7723 123456\u202c' }).phone).toBe('7723 123456');
    expect(addressForm.schema.parse({ postcode: ' le16xh ' }).postcode).toBe('LE1 6XH');
    expect(cancellationForm.schema.parse({ reason: ' One\r\ntwo ' }).reason).toBe('One\ntwo');
    expect(bookedVehicleForm(november).schema.shape.year.parse(' ２０１９\u200b ')).toBe('2019');
    // The name of an option finds it only if it is unchanged.
    expect(listedName('Choose one', 10).parse(' A  B\u00a0C ')).toBe('A  B\u00a0C');
  });

  it('with the year in London', () => {
    const isValid = (now: string) => {
      const { schema } = vehicleForm(() => new Date(now));
      return schema.safeParse({ make: 'Ford', model: 'Fiesta', year: '2028', isPrimary: false }).success;
    };
    expect([isValid('2026-12-31T23:59:59Z'), isValid('2027-01-01T00:00:00Z')]).toEqual([false, true]);
  });
});

it('the fields of a form have their names in the scripts and in the graph', () => {
  const form = vehicleForm(november);
  expect(toHostFields(form, { colour: 'Red', make: 'Ford' })).toEqual({ color: 'Red', make: 'Ford' });
  expect(graphNames(addressForm, 'address')).toMatchObject({ zipCode: 'address.postcode', city: 'address.city' });
});

describe.each<[input: string, form: ZodMiniObject]>([
  ['SendContactMessageInput', contactForm.schema],
  ['AddVehicleInput', vehicleForm(november).schema],
  ['UpdateVehicleInput', vehicleForm(november).schema],
  ['VehicleDetailsInput', bookedVehicleForm(november).schema],
  ['BookAppointmentAsGuestInput', guestForm.schema],
  ['BookAppointmentAsGuestInput', jobForm.schema],
  ['BookAppointmentInput', jobForm.schema],
  ['RegisterInput', registrationForm.schema],
  ['LogInInput', logInSchema],
  ['ChangePasswordInput', passwordChangeSchema],
  ['UpdateProfileInput', partial(profileForm.schema)],
  ['PostalAddressInput', addressForm.schema],
  ['RequestImmediateServiceInput', immediateRequestForm.schema],
  ['CancelAppointmentInput', cancellationForm.schema],
  ['RescheduleAppointmentInput', rescheduleForm(november).schema],
  ['SubmitReviewInput', reviewForm.schema],
  ['ApplyAsSpecialistInput', applicantForm.schema],
  ['CustomWorkshopInput', customWorkshopForm.schema],
])('the graph’s %s', (input, { shape }) => {
  const type = graphSchema.getType(input);
  const fields = isInputObjectType(type) ? type.getFields() : {};

  it.each(Object.entries(shape))('requires %s as its form does, with the same limit', (name, rules) => {
    const field = fields[name];
    expect(field, name).toBeDefined();
    // A client may leave out what has a default.
    if (field?.defaultValue === undefined)
      expect(safeParse(rules, undefined).success).toBe(!isNonNullType(field?.type));
    const [, limit] = /At most ([\d,]+) characters/.exec(field?.description ?? '') ?? [];
    if (limit === undefined) return;
    const messageFor = (length: number) => safeParse(rules, x(length)).error?.issues[0]?.message;
    const length = Number(limit.replace(',', ''));
    expect([messageFor(length), messageFor(length + 1)]).toEqual([undefined, tooLong(limit)]);
  });
});
