import { badUserInput } from '../../graphql/errors.ts';
import type { PlaceInput } from '../../graphql/generated/schema.ts';
import type { WirePlace } from '../../legacy/endpoints/availability.ts';

export const MAX_ID_LENGTH = 64;

/**
 * `@oneOf` guarantees exactly one of the two. Throws `BAD_USER_INPUT` for an empty or overlong id.
 */
export function toWirePlace({ workshopId, visit }: PlaceInput): WirePlace {
  if (visit) return { visit };
  if (!workshopId || workshopId.length > MAX_ID_LENGTH)
    throw badUserInput('place.workshopId must be the id of a workshop.');
  return { workshopId };
}
