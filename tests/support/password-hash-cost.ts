/**
 * Hashing a password then takes milliseconds instead of a third of a second. The production cost is
 * tested in tests/backend.
 */
export const CHEAP_PASSWORD_HASH_COST = 10;

/** The same as environment variables of a process. With NODE_ENV=production it would be refused. */
export const cheapPasswords = ({ NODE_ENV }: Record<string, string>): Record<string, string> =>
  NODE_ENV === 'production' ? {} : { PASSWORD_HASH_COST: String(CHEAP_PASSWORD_HASH_COST) };
