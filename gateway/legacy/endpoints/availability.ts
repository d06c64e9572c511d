import { z } from 'zod';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isDay } from '#shared/london/days.ts';
import { mainList } from '../wire/list.ts';
import { day, timeLabel } from '../wire/london-time.ts';
import { documentField, required, wireObject } from '../wire/record.ts';
import { id } from '../wire/scalars.ts';
import { LIVE, publicRead, type Query, query, wireId } from './endpoint.ts';

/** The location: a workshop, the customer's home or another address. */
export type WorkLocation =
  | { kind: 'WORKSHOP'; workshopId: string }
  | { kind: 'HOME_SERVICE' }
  | { kind: 'DIFFERENT_LOCATION' };

export interface AvailabilityRequest {
  readonly serviceId: string;
  /** Null for any location. */
  readonly location: WorkLocation | null;
  readonly specialistId: string | null;
  /** The first half of a postcode; left out if unknown. Hosts may ignore it. */
  readonly near?: string | null | undefined;
}

const availability = z.object({
  serviceId: wireId,
  location: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('WORKSHOP'), workshopId: wireId }),
      z.strictObject({ kind: z.literal('HOME_SERVICE') }),
      z.strictObject({ kind: z.literal('DIFFERENT_LOCATION') }),
    ])
    .nullable(),
  specialistId: wireId.nullable(),
  near: z.string().max(TEXT_LIMITS.address.postcode).nullish(),
});

/** BOOK-37: only a workshop is sent as `locationId` (ENT-09). */
function availabilityQuery({ serviceId, location, specialistId, near }: z.output<typeof availability>): Query {
  return query({
    serviceId,
    locationId: location?.kind === 'WORKSHOP' ? location.workshopId : null,
    isHomeService: location?.kind === 'HOME_SERVICE' ? '1' : null,
    isDifferentLocation: location?.kind === 'DIFFERENT_LOCATION' ? '1' : null,
    specialistId,
    near,
  });
}

documentField('dates', 'day');

export const dateListResponse = mainList('dates', required(day)).transform(({ items, dropped }) => ({
  dates: [...new Set(items)].sort(),
  dropped,
}));

/** PHP-05: the bookable days, in order. */
export const listAvailableDates = publicRead({
  path: '/php/getAvailableDates.php',
  lifetime: LIVE,
  request: availability.transform(availabilityQuery),
  response: dateListResponse,
});

const timeSlot = wireObject({
  slot_id: required(id),
  formatted_time: required(timeLabel),
}).transform(({ slot_id, formatted_time }) => ({ id: slot_id, label: formatted_time }));

/** PHP-07, ENT-10: the available time slots of a day. */
export const listTimeSlots = publicRead({
  path: '/php/getAvailableTimeSlots.php',
  lifetime: LIVE,
  request: availability
    .extend({ date: z.string().refine(isDay) })
    .transform(({ date, ...rest }) => ({ date, ...availabilityQuery(rest) })),
  response: mainList('slots', timeSlot).transform(({ items, dropped }) => ({ slots: items, dropped })),
});
