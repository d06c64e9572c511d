import { LegacyError } from '../../legacy/transport/legacy-error.ts';

/**
 * A list of the customer's data. Throws when the host has answered it and none of its records can
 * be read.
 */
export function readable<T>(list: readonly T[] | null): readonly T[] {
  if (list === null) throw new LegacyError('garbage', { reason: 'no record of the list can be read' });
  return list;
}
