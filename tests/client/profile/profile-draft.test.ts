import { beforeAll, describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/field-messages.ts';
import {
  type ProfileValues,
  profileChanges,
  profileErrors,
  profileRules,
  profileValues,
} from '~/features/profile/profile-draft.ts';
import { customer } from './customer.ts';

beforeAll(() => profileRules.code.load());

const ada: ProfileValues = {
  ...{ firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '7723 123456', street: '1 High St' },
  ...{ street2: 'Flat 2', city: 'Leicester', county: 'Leicestershire', postcode: 'LE1 6XH', country: 'United Kingdom' },
};
const address = {
  ...{ street: '1 High St', street2: 'Flat 2', city: 'Leicester', county: 'Leicestershire' },
  ...{ postcode: 'LE1 6XH', country: 'United Kingdom' },
};

describe('the personal details in the form', () => {
  it('are the customer’s', () => {
    expect(profileValues(customer)).toEqual(ada);
  });

  it('are empty where they are unknown', () => {
    const unknown = { ...customer, email: null, phone: null, address: null };
    expect(profileValues(unknown)).toEqual({
      ...{ firstName: 'Ada', lastName: 'King', email: '', phone: '', street: '', street2: '' },
      ...{ city: '', county: '', postcode: '', country: '' },
    });
  });
});

describe('the changes of the personal details', () => {
  it.each<[string, Partial<ProfileValues>, object]>([
    ['nothing if nothing has changed', {}, {}],
    [
      'nothing if only spaces and the case of the email have changed',
      { firstName: ' Ada ', email: ' ADA@example.com ' },
      {},
    ],
    ['the first name', { firstName: ' Eve ' }, { firstName: 'Eve' }],
    ['the last name', { lastName: ' Bell ' }, { lastName: 'Bell' }],
    ['the email', { email: ' new@example.com ' }, { email: 'new@example.com' }],
    ['the phone', { phone: '7723 654321' }, { phone: '7723 654321' }],
    ['the whole address if one line has changed', { street2: '' }, { address: { ...address, street2: '' } }],
    [
      'the whole address if the country has changed',
      { country: 'Jersey' },
      { address: { ...address, country: 'Jersey' } },
    ],
  ])('are %s', (_, change, input) => {
    expect(profileChanges(ada, { ...ada, ...change })).toEqual(input);
  });
});

describe('the errors of the personal details', () => {
  it.each<[string, Partial<ProfileValues>, string[]]>([
    ['nothing', {}, []],
    ['no first name', { firstName: ' ' }, ['profile-firstName: Enter your first name']],
    ['no last name', { lastName: ' ' }, ['profile-lastName: Enter your last name']],
    ['no phone', { phone: ' ' }, ['profile-phone: Enter your phone number']],
    ['a wrong phone', { phone: '7723' }, ['profile-phone: Enter a UK phone number of 9 or 10 digits after +44']],
    ['another phone', { phone: '7723 654321' }, []],
    ['a wrong postcode', { postcode: '90210' }, ['profile-postcode: Enter a UK postcode such as LE1 6XH']],
    ['a link as name', { lastName: 'a@b' }, [`profile-lastName: ${fieldMessages.unsafeName}`]],
    ['a link as street', { street: 'https://x.example' }, [`profile-street: ${fieldMessages.webAddress}`]],
    ['another postcode', { postcode: 'M1 1AE' }, []],
    ['no postcode', { postcode: ' ' }, []],
  ])('%s', (_, change, errors) => {
    const found = profileErrors(ada, { ...ada, ...change });
    expect(found.map(({ fieldId, message }) => `${fieldId}: ${message}`)).toEqual(errors);
  });

  it('leave out what was invalid already', () => {
    const old = { ...ada, phone: '7723', postcode: '90210' };
    expect(profileErrors(old, old)).toEqual([]);
    expect(profileErrors({ ...ada, phone: '' }, { ...ada, phone: '' })).toEqual([]);
  });
});
