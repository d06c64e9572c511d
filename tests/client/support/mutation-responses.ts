/** An entry of `userErrors`. */
export function userError(message: string, more: { field?: string[]; code?: string; retryAfterSeconds?: number } = {}) {
  const { field = null, code = 'REFUSED', retryAfterSeconds = null } = more;
  return { __typename: 'UserError', field, message, code, retryAfterSeconds };
}

/** The response to a successful mutation, with more fields of its payload. */
export function done(mutation: string, more: Record<string, unknown> = {}) {
  return { data: { [mutation]: { __typename: `${mutation}Payload`, message: null, userErrors: [], ...more } } };
}

/** The payload fields of all mutations, which are null in a refusal. */
const emptyPayload = { appointment: null, customer: null, message: null };

/**
 * The response to a refused mutation. Without errors, the payload is null: a refusal without a
 * reason.
 */
export function refused(mutation: string, ...errors: ReturnType<typeof userError>[]) {
  return errors.length > 0
    ? { data: { [mutation]: { __typename: `${mutation}Payload`, ...emptyPayload, userErrors: errors } } }
    : { data: { [mutation]: null } };
}

/** The response if the script failed with a status, or the mutation was rate-limited. */
export function failed(extensions: Record<string, unknown>, message = 'The legacy host failed.') {
  return { data: null, errors: [{ message, extensions }] };
}

/** The error of a lost response. */
export const lost = new TypeError('Failed to fetch');
