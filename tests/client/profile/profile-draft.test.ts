import { describe, expect, it } from 'vitest';
import { changesOf, type ProfileValues, profileErrors, valuesOf } from '~/features/profile/profile-draft.ts';
import { customer } from './customer.ts';

const ada: ProfileValues = {
  ...{ firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '7723 123456', street: '1 High St' },
  ...{ street2: 'Flat 2', city: 'Leicester', county: 'Leicestershire', postcode: 'LE1 6XH', country: 'United Kingdom' },
};
const address = {
  ...{ street: '1 High St', street2: 'Flat 2', city: 'Leicester', county: 'Leicestershire' },
  ...{ postcode: 'LE1 6XH', country: 'United Kingdom' },
};

describe('the personal details in the form', () => {
  it('are those of the customer', () => {
    expect(valuesOf(customer)).toEqual(ada);
  });

  it('are empty where nothing is known', () => {
    const unknown = { ...customer, email: null, phone: null, address: null };
    expect(valuesOf(unknown)).toEqual({
      ...{ firstName: 'Ada', lastName: 'King', email: '', phone: '', street: '', street2: '' },
      ...{ city: '', county: '', postcode: '', country: '' },
    });
  });
});

describe('what is sent of the personal details', () => {
  it.each<[string, Partial<ProfileValues>, object]>([
    ['nothing, when nothing has changed', {}, {}],
    [
      'nothing, when only spaces and the case of the email have',
      { firstName: ' Ada ', email: ' ADA@example.com ' },
      {},
    ],
    ['the first name', { firstName: ' Eve ' }, { firstName: 'Eve' }],
    ['the last name', { lastName: ' Bell ' }, { lastName: 'Bell' }],
    ['the email', { email: ' new@example.com ' }, { email: 'new@example.com' }],
    ['the phone', { phone: '7723 654321' }, { phone: '7723 654321' }],
    ['the whole address, when one line has', { street2: '' }, { address: { ...address, street2: '' } }],
    ['the whole address, when the country has', { country: 'Jersey' }, { address: { ...address, country: 'Jersey' } }],
  ])('is %s', (_, change, sent) => {
    expect(changesOf(ada, { ...ada, ...change })).toEqual(sent);
  });
});

describe('what is wrong with the personal details', () => {
  it.each<[string, Partial<ProfileValues>, string[]]>([
    ['nothing', {}, []],
    ['no first name', { firstName: ' ' }, ['profile-firstName: Enter your first name']],
    ['no last name', { lastName: ' ' }, ['profile-lastName: Enter your last name']],
    ['no phone', { phone: ' ' }, ['profile-phone: Enter your phone number']],
    ['a wrong phone', { phone: '7723' }, ['profile-phone: Enter a UK phone number of 9 or 10 digits after +44']],
    ['another phone', { phone: '7723 654321' }, []],
    ['a wrong postcode', { postcode: '90210' }, ['profile-postcode: Enter a UK postcode such as LE1 6XH']],
    ['another postcode', { postcode: 'M1 1AE' }, []],
    ['no postcode', { postcode: ' ' }, []],
  ])('%s', (_, change, problems) => {
    const found = profileErrors(ada, { ...ada, ...change });
    expect(found.map(({ fieldId, message }) => `${fieldId}: ${message}`)).toEqual(problems);
  });

  it('is nothing that was so before', () => {
    const old = { ...ada, phone: '7723', postcode: '90210' };
    expect(profileErrors(old, old)).toEqual([]);
    expect(profileErrors({ ...ada, phone: '' }, { ...ada, phone: '' })).toEqual([]);
  });
});
