import { badUserInput } from '../../graphql/errors.ts';
import type { TimeSlot } from '../../graphql/generated/schema.ts';
import {
  type AppointmentPlace,
  listRescheduleDates,
  listRescheduleSlots,
} from '../../legacy/endpoints/appointment-actions.ts';
import type { LegacyClient } from '../../legacy/transport/client.ts';
import { LegacyError } from '../../legacy/transport/fault.ts';
import { startsAt } from '../availability/time-of-day.ts';
import { currentTime } from '../server-time/current-time.ts';
import type { AppointmentModel } from './appointment.ts';
import { canBeRescheduled, isWithinMovingWindow } from './rules.ts';

/** To which days and times appointments could be moved. */
export interface RescheduleSource {
  dates(appointment: AppointmentModel): Promise<string[]>;
  slots(appointment: AppointmentModel, date: string): Promise<TimeSlot[]>;
}

/** A page asks for one appointment at a time; a list of them must not become as many calls. */
const MAX_CALLS = 4;

/** Asks the same once, and no more than a few different things in an operation. What cannot be moved is not asked about. */
export function createRescheduleSource(legacy: LegacyClient): RescheduleSource {
  const asked = new Map<string, Promise<unknown>>();

  function once<T>(key: object, ask: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const before = asked.get(name);
    // What is kept under a name was asked for by the same call, with the same T.
    if (before !== undefined) return before as Promise<T>;
    if (asked.size >= MAX_CALLS) {
      throw badUserInput(
        `An operation can ask for at most ${MAX_CALLS} lists of days and times to move an appointment to.`,
      );
    }
    const answer = ask();
    asked.set(name, answer);
    return answer;
  }

  return {
    async dates(appointment) {
      if (!canBeRescheduled(appointment)) return [];
      const place = placeOf(appointment);
      const { dates } = await once(place, () => legacy.read(listRescheduleDates, place));
      const now = currentTime(legacy);
      return dates.filter((date) => isWithinMovingWindow(date, now));
    },
    async slots(appointment, date) {
      if (!canBeRescheduled(appointment) || !isWithinMovingWindow(date, currentTime(legacy))) return [];
      const { serviceId, locationId, specialistId } = placeOf(appointment);
      const question = { serviceId, locationId, specialistId, date };
      const { slots } = await once(question, () => legacy.read(listRescheduleSlots, question)).catch(withWords);
      return slots.map(({ id: slotId, start, end }) => ({
        id: slotId,
        label: end === null ? start : `${start} - ${end}`,
        startsAt: startsAt(start),
        endsAt: end === null ? null : startsAt(end),
      }));
    },
  };
}

function placeOf(appointment: AppointmentModel): AppointmentPlace {
  const { serviceId, specialistId, workshopId, isHomeService, isDifferentLocation } = appointment;
  return { serviceId, specialistId, locationId: workshopId, isHomeService, isDifferentLocation };
}

/** APPT-29: an answer that cannot be read counts as none. */
function withWords(error: unknown): never {
  if (!(error instanceof LegacyError)) throw error;
  if (error.kind === 'garbage') throw error.withMessage('Error fetching available time slots. Please try again.');
  throw error.isWordless ? error.withMessage('Failed to get available time slots') : error;
}
