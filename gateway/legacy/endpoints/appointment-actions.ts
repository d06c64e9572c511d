import { z } from 'zod';
import { rescheduleForm, reviewForm } from '#shared/forms/appointments.ts';
import { toHostFields } from '#shared/forms/form.ts';
import { mainList } from '../wire/list.ts';
import { timeLabel } from '../wire/london-time.ts';
import { missing, required, wireObject } from '../wire/record.ts';
import { id } from '../wire/scalars.ts';
import { dateListResponse } from './availability.ts';
import { jsonWrite, messageResponse, pathId, pathWrite, privateRead, query, wireId } from './endpoint.ts';

const SCRIPT = '/php/appointment-actions.php';

/** Where and with whom an appointment is; an unassigned id is null, and never sent (C-46). */
const location = z.object({
  serviceId: wireId.nullable(),
  locationId: wireId.nullable(),
  specialistId: wireId.nullable(),
  isHomeService: z.boolean(),
  isDifferentLocation: z.boolean(),
});

export type AppointmentLocation = z.input<typeof location>;

function locationQuery({ isHomeService, isDifferentLocation, ...ids }: z.output<typeof location>) {
  return query({
    ...ids,
    isHomeService: isHomeService ? '1' : null,
    isDifferentLocation: isDifferentLocation ? '1' : null,
  });
}

/** PHP-05 with credentials (APPT-31): the days to which an appointment can be rescheduled. */
export const listRescheduleDates = privateRead({
  path: '/php/getAvailableDates.php',
  request: location.transform(locationQuery),
  response: dateListResponse,
});

const rescheduleTimeSlot = wireObject({
  slot_id: required(id),
  formatted_start: timeLabel,
  formatted_time: timeLabel,
  formatted_end: timeLabel,
}).transform((wire, context) => {
  const start = wire.formatted_start ?? wire.formatted_time;
  if (start !== null) return { id: wire.slot_id, start, end: wire.formatted_end };
  return missing(context, 'formatted_start');
});

export type RescheduleTimeSlotRecord = z.output<typeof rescheduleTimeSlot>;

const slotRequest = location
  .pick({ serviceId: true, locationId: true, specialistId: true })
  .extend({ date: z.string() });

/** PHP-36: the time slots of one day that an appointment can be rescheduled to. */
export const listRescheduleTimeSlots = privateRead({
  path: SCRIPT,
  success: 'required',
  request: slotRequest.transform((request) => query({ action: 'getTimeSlots', ...request })),
  response: mainList('timeSlots', rescheduleTimeSlot).transform(({ items, dropped }) => ({ slots: items, dropped })),
});

const cancellation = z.object({ appointmentId: wireId, reason: z.string() });

/** PHP-37. */
export const cancelAppointment = jsonWrite({
  path: SCRIPT,
  query: { action: 'cancel' },
  request: cancellation,
  response: messageResponse,
});

/** Our own: whether a booking made with the customer's email is theirs. Other hosts refuse it. */
export const answerForBooking = jsonWrite({
  path: SCRIPT,
  query: { action: 'answer' },
  request: z.object({ appointmentId: wireId, isMine: z.boolean() }),
  response: messageResponse,
});

interface RescheduleRequest {
  readonly appointmentId: string;
  readonly date: string;
  readonly timeSlotId: string;
  /** Null when no one is assigned; then it isn't sent (C-46). */
  readonly specialistId: string | null;
}

const form = rescheduleForm(() => new Date());

/** PHP-38. The new day and time in the response are ignored: the appointment is refetched. */
export const rescheduleAppointment = jsonWrite({
  path: SCRIPT,
  query: { action: 'reschedule' },
  request: z.custom<RescheduleRequest>().transform(({ appointmentId, date, timeSlotId, specialistId }) => ({
    appointmentId,
    ...toHostFields(form, { date, timeSlotId }),
    ...(specialistId !== null && { specialistId }),
  })),
  response: messageResponse,
});

/** PHP-35, C-39: only the HTTP status is documented, but `success: false` is a refusal too. */
export const payForAppointment = pathWrite({
  path: '/api/appointments/{id}/pay',
  success: 'status',
  request: z.object({ id: pathId }),
  response: messageResponse.catch({ message: null }),
});

interface ReviewForm {
  /** The pending review's id. An unknown id is null, and not sent (C-46). */
  readonly reviewId: string | null;
  readonly specialistId: string | null;
  readonly appointmentId: string;
  readonly rating: number;
  readonly comment: string;
}

/** PHP-39, with the credentials of C-63. */
export const submitReview = jsonWrite({
  path: '/php/submit-review.php',
  request: z.custom<ReviewForm>().transform((form) => ({
    ...(form.reviewId !== null && { review_id: form.reviewId }),
    ...(form.specialistId !== null && { specialist_id: form.specialistId }),
    appointment_id: form.appointmentId,
    ...toHostFields(reviewForm, { rating: form.rating, comment: form.comment }),
  })),
  response: messageResponse,
});
