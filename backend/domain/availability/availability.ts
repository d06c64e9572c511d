import { bookingWindow, isWithin } from '#shared/booking-window.ts';
import { londonDay, londonTime } from '#shared/london/clock.ts';
import { addDays, weekdayOf } from '#shared/london/days.ts';
import { type OpenTime, openTimes } from '../../store/availability/availability.ts';
import type { Queries } from '../../store/database/database.ts';
import { type Alternative, alternatives, type TimeSlotQuery } from './alternatives.ts';
import { readDiary } from './diary.ts';

/** A time slot of a day at which someone works. */
export interface OfferedTimeSlot {
  timeSlotId: number;
  startsAt: string;
  isFree: boolean;
}

/** The time slots of a day that haven't begun and at which someone works. */
function timesOf(date: string, open: readonly OpenTime[], now: Date): OpenTime[] {
  const currentTime = date === londonDay(now) ? londonTime(now) : '';
  const weekday = weekdayOf(date);
  return open.filter((time) => time.weekday === weekday && time.startsAt > currentTime);
}

/** The days of the booking window with at least one free time slot, in order. */
export async function availableDates(db: Queries, query: TimeSlotQuery, now: Date): Promise<string[]> {
  const { from, to } = bookingWindow(now);
  const open = await openTimes(db);
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  const times = new Map(days.map((date) => [date, timesOf(date, open, now)]));
  let missing = days.filter((date) => times.get(date)?.length !== 0);
  const found = new Set<string>();
  for await (const some of alternatives(db, query)) {
    const diary = await readDiary(db, some, missing);
    for (const date of missing)
      if (
        times
          .get(date)
          ?.some(({ timeSlotId }) =>
            diary.workingAt(date, timeSlotId).some((one) => diary.isFree(one, date, timeSlotId)),
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
  const times = timesOf(date, await openTimes(db), now).filter(
    (time) => timeSlotId === undefined || time.timeSlotId === timeSlotId,
  );
  const found = new Map<number, boolean>();
  if (times.length === 0) return [];
  for await (const some of alternatives(db, query)) {
    const diary = await readDiary(db, some, [date]);
    for (const { timeSlotId: id } of times) {
      const working = found.get(id) ? [] : diary.workingAt(date, id);
      if (working.length > 0)
        found.set(
          id,
          working.some((one) => diary.isFree(one, date, id)),
        );
    }
    if (times.every(({ timeSlotId: id }) => found.get(id))) break;
  }
  return times.flatMap(({ timeSlotId: id, startsAt }) => {
    const isFree = found.get(id);
    return isFree === undefined ? [] : { timeSlotId: id, startsAt, isFree };
  });
}

/** The alternatives that are free at a time slot, the least busy of the day first. */
export async function* freeAt(
  db: Queries,
  query: TimeSlotQuery,
  { date, timeSlotId }: { date: string; timeSlotId: number },
): AsyncGenerator<Alternative> {
  const busy: { alternative: Alternative; load: number }[] = [];
  for await (const some of alternatives(db, query)) {
    const diary = await readDiary(db, some, [date]);
    for (const alternative of diary.workingAt(date, timeSlotId)) {
      const load = diary.loadOn(alternative, date);
      if (load === 0) yield alternative;
      else if (diary.isFree(alternative, date, timeSlotId)) busy.push({ alternative, load });
    }
  }
  yield* busy.sort((a, b) => a.load - b.load).map(({ alternative }) => alternative);
}
