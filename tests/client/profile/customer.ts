/** A customer as the server returns it. */
export const customer = {
  __typename: 'Customer' as const,
  id: 'customer-7',
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  phone: '07723123456',
  photoUrl: null,
  joinedAt: null,
  address: {
    __typename: 'PostalAddress' as const,
    ...{ street: '1 High St', street2: 'Flat 2', city: 'Leicester' },
    ...{ county: 'Leicestershire', postcode: 'LE1 6XH', country: 'United Kingdom' },
  },
};
