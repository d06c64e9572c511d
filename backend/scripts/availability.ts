import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  availableDates,
  freeTimeSlots,
  type JobLocation,
  type TimeSlotQuery,
} from '../domain/availability/availability.ts';
import type { ScriptContext } from './http/context.ts';
import { idText } from './http/php-values.ts';
import { idParameter, parameter } from './http/request.ts';

/** Longer than any half of a postcode, or a town. */
const MAX_NEAR = 100;

function readLocation(request: FastifyRequest): JobLocation {
  if (parameter(request, 'isHomeService') === '1') return { kind: 'home' };
  if (parameter(request, 'isDifferentLocation') === '1') return { kind: 'different' };
  const workshopId = idParameter(request, 'locationId');
  return workshopId === null ? { kind: 'anywhere' } : { kind: 'workshop', workshopId };
}

/** Reads service, location and specialist from the parameters of the availability scripts. */
export function readQuery(request: FastifyRequest): TimeSlotQuery {
  return {
    serviceId: idParameter(request, 'serviceId') ?? 0,
    location: readLocation(request),
    specialistId: idParameter(request, 'specialistId') ?? undefined,
    near: parameter(request, 'near').slice(0, MAX_NEAR) || undefined,
  };
}

/** `getAvailableDates.php` and `getAvailableTimeSlots.php` (PHP-05, PHP-07). */
export function availabilityScripts(app: FastifyInstance, { store, clock }: ScriptContext): void {
  app.get('/php/getAvailableDates.php', async (request) => ({
    success: true,
    dates: await availableDates(store.db, readQuery(request), clock()),
  }));

  app.get('/php/getAvailableTimeSlots.php', async (request) => {
    const timeSlots = await freeTimeSlots(store.db, readQuery(request), parameter(request, 'date'), clock());
    return {
      success: true,
      slots: timeSlots.map(({ timeSlotId, startsAt }) => ({
        slot_id: idText(timeSlotId),
        formatted_time: startsAt,
      })),
    };
  });
}
