import { badUserInput } from '../../graphql/errors.ts';
import type { LocationInput } from '../../graphql/generated/schema.ts';
import type { WorkLocation } from '../../legacy/endpoints/availability.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';

/** `@oneOf` guarantees exactly one field. Throws `BAD_USER_INPUT` for an empty or overlong id. */
export function toWorkLocation({ workshopId, customerLocation }: LocationInput): WorkLocation {
  if (customerLocation) return { kind: customerLocation };
  if (!workshopId || workshopId.length > MAX_ID_LENGTH)
    throw badUserInput('location.workshopId must be the id of a workshop.');
  return { kind: 'WORKSHOP', workshopId };
}

const TIME = /\b(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\b/i;

/** The first time in a label such as `09:00 AM` or `14:30`, in 24-hour format; null without one. */
export function readTimeOfDay(label: string): string | null {
  const match = TIME.exec(label);
  if (!match) return null;
  const [, hours = '', minutes = '', half] = match;
  let hour = Number(hours);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}
