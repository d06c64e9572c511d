/** The response without these fields of the customer, of which each has an error. */
export const unreadable = (response: { data: { me: object } }, ...fields: readonly string[]) => ({
  data: { me: { ...response.data.me, ...Object.fromEntries(fields.map((field) => [field, null])) } },
  errors: fields.map((field) => ({
    message: 'Something went wrong on our side.',
    path: ['me', field],
    extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
  })),
});

export const PARTIAL = 'We couldn’t load everything on this page.';
