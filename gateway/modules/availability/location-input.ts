import { badUserInput } from '../../graphql/errors.ts';
import type { LocationInput } from '../../graphql/generated/schema.ts';
import type { WorkLocation } from '../../legacy/endpoints/availability.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';

/**
 * The location of an input; `@oneOf` guarantees exactly one of its fields. Throws `BAD_USER_INPUT`
 * for an empty or overlong id.
 */
export function toWorkLocation({ workshopId, customerLocation }: LocationInput): WorkLocation {
  if (customerLocation) return { kind: customerLocation };
  if (!workshopId || workshopId.length > MAX_ID_LENGTH)
    throw badUserInput('location.workshopId must be the id of a workshop.');
  return { kind: 'WORKSHOP', workshopId };
}
