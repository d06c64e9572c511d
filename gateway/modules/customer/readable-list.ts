import { LegacyError } from '../../legacy/transport/legacy-error.ts';

/** A list of the customer's data. Throws if it has records and none of them can be read (null). */
export function readableList<T>(list: readonly T[] | null): readonly T[] {
  if (list === null) throw new LegacyError('invalid response', { reason: 'no record of the list can be read' });
  return list;
}
