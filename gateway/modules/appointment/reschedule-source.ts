import { isWithin, rescheduleWindow } from '#shared/booking-window.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { TimeSlot } from '../../graphql/generated/schema.ts';
import {
  type AppointmentLocation,
  listRescheduleDates,
  listRescheduleSlots,
} from '../../legacy/endpoints/appointment-actions.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { startsAt } from '../availability/time-of-day.ts';
import { currentTime } from '../server-time/current-time.ts';
import type { AppointmentModel } from './appointment.ts';
import { canBeRescheduled } from './rules.ts';

/** The days and times that appointments can be moved to. */
export interface RescheduleSource {
  dates(appointment: AppointmentModel): Promise<string[]>;
  slots(appointment: AppointmentModel, date: string): Promise<TimeSlot[]>;
}

/** Pages reschedule one appointment at a time; a list of them must not become as many calls. */
const MAX_CALLS = 4;

/** Makes each call once per operation, and only a few. Makes none for what can't be rescheduled. */
export function createRescheduleSource(legacy: LegacyClient): RescheduleSource {
  const reads = new Map<string, Promise<unknown>>();

  function readOnce<T>(key: object, read: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const known = reads.get(name);
    // Reads of one key come from the same call, with the same T.
    if (known !== undefined) return known as Promise<T>;
    if (reads.size >= MAX_CALLS) {
      throw badUserInput(
        `An operation can ask for at most ${MAX_CALLS} lists of days and times to move an appointment to.`,
      );
    }
    const result = read();
    reads.set(name, result);
    return result;
  }

  return {
    async dates(appointment) {
      if (!canBeRescheduled(appointment)) return [];
      const location = locationOf(appointment);
      const { dates } = await readOnce(location, () => legacy.read(listRescheduleDates, location));
      const window = rescheduleWindow(currentTime(legacy));
      return dates.filter((date) => isWithin(window, date));
    },
    async slots(appointment, date) {
      if (!canBeRescheduled(appointment) || !isWithin(rescheduleWindow(currentTime(legacy)), date)) return [];
      const { serviceId, locationId, specialistId } = locationOf(appointment);
      const request = { serviceId, locationId, specialistId, date };
      const { slots } = await readOnce(request, () => legacy.read(listRescheduleSlots, request)).catch(
        withDocumentedMessage,
      );
      return slots.map(({ id: slotId, start, end }) => ({
        id: slotId,
        label: end === null ? start : `${start} - ${end}`,
        startsAt: startsAt(start),
        endsAt: end === null ? null : startsAt(end),
      }));
    },
  };
}

function locationOf(appointment: AppointmentModel): AppointmentLocation {
  const { serviceId, specialistId, workshopId, isHomeService, isDifferentLocation } = appointment;
  return { serviceId, specialistId, locationId: workshopId, isHomeService, isDifferentLocation };
}

/** APPT-29: an unreadable response counts as none. */
function withDocumentedMessage(error: unknown): never {
  if (!(error instanceof LegacyError)) throw error;
  if (error.kind === 'garbage') throw error.withMessage('Error fetching available time slots. Please try again.');
  throw error.hasNoReason ? error.withMessage('Failed to get available time slots') : error;
}
