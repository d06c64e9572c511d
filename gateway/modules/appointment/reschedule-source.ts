import { isWithin, rescheduleWindow } from '#shared/booking-window.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { TimeSlot } from '../../graphql/generated/schema.ts';
import {
  type AppointmentLocation,
  listRescheduleDates,
  listRescheduleTimeSlots,
  type RescheduleTimeSlotRecord,
} from '../../legacy/endpoints/appointment-actions.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { readTimeOfDay } from '../availability/inputs.ts';
import type { AppointmentModel } from './appointment.ts';
import { whyNotReschedulable } from './rules.ts';

/** Pages reschedule one appointment at a time; selecting many must not cost many calls. */
const MAX_CALLS = 4;

/** Each read once per operation, and none for an appointment that can't be rescheduled. */
export class RescheduleSource {
  readonly #legacy: LegacyClient;
  readonly #reads = new Map<string, Promise<unknown>>();

  constructor(legacy: LegacyClient) {
    this.#legacy = legacy;
  }

  async dates(appointment: AppointmentModel): Promise<string[]> {
    if (whyNotReschedulable(appointment, this.#legacy.clock) !== null) return [];
    const location = locationOf(appointment);
    const { dates } = await this.#readOnce(location, () => this.#legacy.read(listRescheduleDates, location));
    const window = rescheduleWindow(this.#legacy.clock.today());
    return dates.filter((date) => isWithin(window, date));
  }

  async timeSlots(appointment: AppointmentModel, date: string): Promise<TimeSlot[]> {
    if (whyNotReschedulable(appointment, this.#legacy.clock) !== null) return [];
    if (!isWithin(rescheduleWindow(this.#legacy.clock.today()), date)) return [];
    const { serviceId, locationId, specialistId } = locationOf(appointment);
    const request = { serviceId, locationId, specialistId, date };
    const read = this.#readOnce(request, () => this.#legacy.read(listRescheduleTimeSlots, request));
    const { slots } = await read.catch(throwWithDocumentedMessage);
    return slots.map(toTimeSlot);
  }

  #readOnce<T>(request: object, read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(request);
    const existing = this.#reads.get(key);
    // Reads with the same key make the same call, so the T is the same.
    if (existing !== undefined) return existing as Promise<T>;
    if (this.#reads.size >= MAX_CALLS) {
      throw badUserInput(
        `An operation can select at most ${MAX_CALLS} different lists of rescheduleDates and rescheduleTimeSlots.`,
      );
    }
    const result = read();
    this.#reads.set(key, result);
    return result;
  }
}

function locationOf(appointment: AppointmentModel): AppointmentLocation {
  const { serviceId, specialistId, workshopId, isHomeService, isDifferentLocation } = appointment;
  return { serviceId, specialistId, locationId: workshopId, isHomeService, isDifferentLocation };
}

function toTimeSlot({ id, start, end }: RescheduleTimeSlotRecord): TimeSlot {
  return {
    timeSlotId: id,
    label: end === null ? start : `${start} - ${end}`,
    startsAt: readTimeOfDay(start),
    endsAt: end === null ? null : readTimeOfDay(end),
  };
}

/** APPT-29: unreadable responses, and refusals without a reason, have documented messages. */
function throwWithDocumentedMessage(error: unknown): never {
  if (!(error instanceof LegacyError)) throw error;
  if (error.kind === 'invalid response') {
    throw error.withMessage('Error fetching available time slots. Please try again.');
  }
  throw error.hasNoReason ? error.withMessage('Failed to get available time slots') : error;
}
