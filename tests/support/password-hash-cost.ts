/** Makes a hash take milliseconds instead of a third of a second. */
export const CHEAP_PASSWORD_HASH_COST = 10;

/** The same as environment of a process; in production it would be refused. */
export const cheapPasswords = ({ NODE_ENV }: Record<string, string>): Record<string, string> =>
  NODE_ENV === 'production' ? {} : { PASSWORD_HASH_COST: String(CHEAP_PASSWORD_HASH_COST) };
