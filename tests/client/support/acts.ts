/** What an act is refused with, as the graph lists it. */
export function userError(message: string, more: { field?: string[]; code?: string; retryAfterSeconds?: number } = {}) {
  const { field = null, code = 'REFUSED', retryAfterSeconds = null } = more;
  return { __typename: 'UserError', field, message, code, retryAfterSeconds };
}

/** The answer of an act of one root field: done, with what it says. */
export function done(act: string, more: Record<string, unknown> = {}) {
  return { data: { [act]: { __typename: `${act}Payload`, message: null, userErrors: [], ...more } } };
}

/**
 * What an act has brought about, by the names that acts use; null in the answer of one that is
 * refused.
 */
const nothingDone = { appointment: null, customer: null, message: null };

/** The answer of an act that is refused; without words when none are given. */
export function refused(act: string, ...errors: ReturnType<typeof userError>[]) {
  return errors.length > 0
    ? { data: { [act]: { __typename: `${act}Payload`, ...nothingDone, userErrors: errors } } }
    : { data: { [act]: null } };
}

/** The answer when the script has failed with a status, or was limited. */
export function failed(extensions: Record<string, unknown>, message = 'The legacy host failed.') {
  return { data: null, errors: [{ message, extensions }] };
}

export const lost = new TypeError('Failed to fetch');
