import { z } from 'zod';
import { rescheduleForm } from '#shared/forms/appointments.ts';
import { toHostFields } from '#shared/forms/form.ts';
import { wireObject } from '../wire/documented-fields.ts';
import { mainList, type WithDropped } from '../wire/list.ts';
import { timeLabel } from '../wire/london-time.ts';
import { missing, required } from '../wire/record.ts';
import { id } from '../wire/scalars.ts';
import { type DateList, dateListResponse } from './availability.ts';
import {
  type JsonWrite,
  type PathWrite,
  type PrivateRead,
  pathId,
  query,
  WRITE_TIMEOUT_MS,
  wireId,
} from './endpoint.ts';
import { type MessageResponse, messageResponse } from './message-response.ts';

const SCRIPT = '/php/appointment-actions.php';

/** Where and with whom an appointment is; an unassigned id is null, and never sent (C-46). */
export interface AppointmentLocation {
  readonly serviceId: string | null;
  readonly locationId: string | null;
  readonly specialistId: string | null;
  readonly isHomeService: boolean;
  readonly isDifferentLocation: boolean;
}

const location = z.object({
  serviceId: wireId.nullable(),
  locationId: wireId.nullable(),
  specialistId: wireId.nullable(),
  isHomeService: z.boolean(),
  isDifferentLocation: z.boolean(),
});

function locationQuery({ isHomeService, isDifferentLocation, ...ids }: z.output<typeof location>) {
  return query({
    ...ids,
    isHomeService: isHomeService ? '1' : null,
    isDifferentLocation: isDifferentLocation ? '1' : null,
  });
}

/**
 * PHP-05 for rescheduling, with credentials (APPT-31): the days to which an appointment can be
 * rescheduled.
 */
export const listRescheduleDates: PrivateRead<AppointmentLocation, DateList> = {
  kind: 'private-read',
  path: '/php/getAvailableDates.php',
  success: 'not-false',
  request: location.transform(locationQuery),
  response: dateListResponse,
};

export interface RescheduleTimeSlotRecord {
  readonly id: string;
  readonly start: string;
  readonly end: string | null;
}

const rescheduleTimeSlot = wireObject({
  slot_id: required(id),
  formatted_start: timeLabel,
  formatted_time: timeLabel,
  formatted_end: timeLabel,
}).transform((wire, context): RescheduleTimeSlotRecord => {
  const start = wire.formatted_start ?? wire.formatted_time;
  if (start !== null) return { id: wire.slot_id, start, end: wire.formatted_end };
  return missing(context, 'formatted_start');
});

const slotRequest = location
  .pick({ serviceId: true, locationId: true, specialistId: true })
  .extend({ date: z.string() });

/** PHP-36: the time slots of one day that an appointment can be rescheduled to. */
export const listRescheduleTimeSlots: PrivateRead<
  z.input<typeof slotRequest>,
  WithDropped & { slots: readonly RescheduleTimeSlotRecord[] }
> = {
  kind: 'private-read',
  path: SCRIPT,
  success: 'required',
  request: slotRequest.transform((request) => query({ action: 'getTimeSlots', ...request })),
  response: mainList('timeSlots', rescheduleTimeSlot).transform(({ items, dropped }) => ({ slots: items, dropped })),
};

const cancellation = z.object({ appointmentId: wireId, reason: z.string() });

/** PHP-37. */
export const cancelAppointment: JsonWrite<z.input<typeof cancellation>, MessageResponse> = {
  kind: 'json-write',
  path: SCRIPT,
  query: { action: 'cancel' },
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: cancellation,
  response: messageResponse,
};

/** Our own: whether a booking made with the customer's email is theirs. Other hosts refuse it. */
export const answerForBooking: JsonWrite<{ appointmentId: string; isMine: boolean }, MessageResponse> = {
  kind: 'json-write',
  path: SCRIPT,
  query: { action: 'answer' },
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.object({ appointmentId: wireId, isMine: z.boolean() }),
  response: messageResponse,
};

export interface RescheduleRequest {
  readonly appointmentId: string;
  readonly date: string;
  readonly timeSlotId: string;
  /** Null when no one is assigned; then it isn't sent (C-46). */
  readonly specialistId: string | null;
}

const form = rescheduleForm(() => new Date());

/** PHP-38. The new day and time in the response are ignored: the appointment is refetched. */
export const rescheduleAppointment: JsonWrite<RescheduleRequest, MessageResponse> = {
  kind: 'json-write',
  path: SCRIPT,
  query: { action: 'reschedule' },
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.custom<RescheduleRequest>().transform(({ appointmentId, date, timeSlotId, specialistId }) => ({
    appointmentId,
    ...toHostFields(form, { date, timeSlotId }),
    ...(specialistId !== null && { specialistId }),
  })),
  response: messageResponse,
};

/** PHP-35, C-39: only the HTTP status is documented, but `success: false` is a refusal too. */
export const payForAppointment: PathWrite<{ id: string }, MessageResponse> = {
  kind: 'path-write',
  path: '/api/appointments/{id}/pay',
  success: 'status',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.object({ id: pathId }),
  response: messageResponse.catch({ message: null }),
};
