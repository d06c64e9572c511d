import { bookingWindow, isWithin } from '#shared/booking-window.ts';
import { londonDay, londonTime } from '#shared/london/clock.ts';
import { addDays, weekdayOf } from '#shared/london/days.ts';
import { listWorkedTimeSlots, type WorkedTimeSlot } from '../../store/availability/availability.ts';
import type { Queries } from '../../store/database/database.ts';
import { type Candidate, findCandidates, type TimeSlotQuery } from './candidates.ts';
import { loadSchedule } from './schedule.ts';

/** A time slot of a day at which someone works. */
export interface OfferedTimeSlot {
  timeSlotId: number;
  startsAt: string;
  isFree: boolean;
}

/** The time slots of a day that haven't begun and at which someone works. */
function timeSlotsOf(date: string, open: readonly WorkedTimeSlot[], now: Date): WorkedTimeSlot[] {
  const currentTime = date === londonDay(now) ? londonTime(now) : '';
  const weekday = weekdayOf(date);
  return open.filter((time) => time.weekday === weekday && time.startsAt > currentTime);
}

/** The days of the booking window with at least one free time slot, in order. */
export async function availableDates(db: Queries, query: TimeSlotQuery, now: Date): Promise<string[]> {
  const { from, to } = bookingWindow(now);
  const open = await listWorkedTimeSlots(db);
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  const times = new Map(days.map((date) => [date, timeSlotsOf(date, open, now)]));
  let missing = days.filter((date) => times.get(date)?.length !== 0);
  const found = new Set<string>();
  for await (const candidates of findCandidates(db, query)) {
    const schedule = await loadSchedule(db, candidates, missing);
    for (const date of missing)
      if (
        times
          .get(date)
          ?.some(({ timeSlotId }) =>
            schedule.candidatesAt(date, timeSlotId).some((one) => schedule.isFree(one, date, timeSlotId)),
          )
      )
        found.add(date);
    missing = missing.filter((date) => !found.has(date));
    if (missing.length === 0) break;
  }
  return days.filter((date) => found.has(date));
}

/**
 * The time slots of a day, free or claimed; none outside the booking window. `timeSlotId` selects
 * one.
 */
export async function listOfferedTimeSlots(
  db: Queries,
  query: TimeSlotQuery,
  { date, timeSlotId }: { date: string; timeSlotId?: number },
  now: Date,
): Promise<OfferedTimeSlot[]> {
  if (!isWithin(bookingWindow(now), date)) return [];
  const times = timeSlotsOf(date, await listWorkedTimeSlots(db), now).filter(
    (time) => timeSlotId === undefined || time.timeSlotId === timeSlotId,
  );
  const found = new Map<number, boolean>();
  if (times.length === 0) return [];
  for await (const candidates of findCandidates(db, query)) {
    const schedule = await loadSchedule(db, candidates, [date]);
    for (const { timeSlotId: id } of times) {
      const working = found.get(id) ? [] : schedule.candidatesAt(date, id);
      if (working.length > 0)
        found.set(
          id,
          working.some((one) => schedule.isFree(one, date, id)),
        );
    }
    if (times.every(({ timeSlotId: id }) => found.get(id))) break;
  }
  return times.flatMap(({ timeSlotId: id, startsAt }) => {
    const isFree = found.get(id);
    return isFree === undefined ? [] : { timeSlotId: id, startsAt, isFree };
  });
}

/** The candidates that are free at a time slot, the least busy of the day first. */
export async function* freeCandidates(
  db: Queries,
  query: TimeSlotQuery,
  { date, timeSlotId }: { date: string; timeSlotId: number },
): AsyncGenerator<Candidate> {
  const busy: { candidate: Candidate; load: number }[] = [];
  for await (const candidates of findCandidates(db, query)) {
    const schedule = await loadSchedule(db, candidates, [date]);
    for (const candidate of schedule.candidatesAt(date, timeSlotId)) {
      const load = schedule.loadOn(candidate, date);
      if (load === 0) yield candidate;
      else if (schedule.isFree(candidate, date, timeSlotId)) busy.push({ candidate, load });
    }
  }
  yield* busy.sort((a, b) => a.load - b.load).map(({ candidate }) => candidate);
}
