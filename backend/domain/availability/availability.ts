import { bookingWindow, isWithin } from '#shared/booking-window.ts';
import { londonDay, londonTime } from '#shared/london/clock.ts';
import { addDays, weekdayOf } from '#shared/london/days.ts';
import {
  claimsBetween,
  isOfferedAt,
  modeOfOffer,
  type OpenTime,
  openTimes,
  type Page,
  travellingSpecialists,
  workingHours,
  worksAt,
  workshopsOffering,
} from '../../store/availability/availability.ts';
import { type Resource, specialistResource, workshopResource } from '../../store/availability/resources.ts';
import type { Queries } from '../../store/database/database.ts';

export type JobLocation =
  | { kind: 'workshop'; workshopId: number }
  | { kind: 'home' }
  | { kind: 'different' }
  | { kind: 'anywhere' };

export interface TimeSlotQuery {
  serviceId: number;
  location: JobLocation;
  specialistId?: number | undefined;
}

/** Resources that serve a booking together: all of them must be free. */
export type Alternative = Resource[];

/** A time slot of a day at which someone works. */
export interface OfferedTimeSlot {
  timeSlotId: number;
  startsAt: string;
  isFree: boolean;
}

/** Usually the first few suffice; otherwise a few rounds do. */
const firstPageSize = 8;
const growth = 4;

async function* inPages(
  list: (page: Page) => Promise<number[]>,
  resourceOf: (id: number) => Resource,
): AsyncGenerator<Alternative[]> {
  for (let [after, limit] = [0, firstPageSize]; ; limit *= growth) {
    const ids = await list({ after, limit });
    if (ids.length > 0) yield ids.map((id) => [resourceOf(id)]);
    if (ids.length < limit) return;
    after = ids.at(-1) ?? after;
  }
}

/** The only alternative; undefined when service, location and specialist don't match. */
async function onlyAlternative(
  db: Queries,
  serviceId: number,
  location: JobLocation,
  specialistId: number | undefined,
): Promise<Alternative | undefined> {
  const mode = specialistId === undefined ? undefined : await modeOfOffer(db, serviceId, specialistId);
  const specialist = specialistId === undefined || mode === undefined ? [] : [specialistResource(specialistId)];
  if (specialistId !== undefined && specialist.length === 0) return undefined;
  if (location.kind === 'anywhere') return specialist;
  if (location.kind !== 'workshop') return mode === 'workshop' ? undefined : specialist;
  if (!(await isOfferedAt(db, serviceId, location.workshopId))) return undefined;
  if (specialistId !== undefined && !(await worksAt(db, specialistId, location.workshopId))) return undefined;
  return [workshopResource(location.workshopId), ...specialist];
}

/** All alternatives for a booking, in growing batches. */
async function* alternatives(
  db: Queries,
  { serviceId, location, specialistId }: TimeSlotQuery,
): AsyncGenerator<Alternative[]> {
  if (specialistId !== undefined || location.kind === 'workshop') {
    const only = await onlyAlternative(db, serviceId, location, specialistId);
    if (only) yield [only];
    return;
  }
  if (location.kind === 'anywhere') yield* inPages((page) => workshopsOffering(db, serviceId, page), workshopResource);
  yield* inPages((page) => travellingSpecialists(db, serviceId, page), specialistResource);
}

/** Whether service, location and specialist go together at all. */
export async function canServe(db: Queries, query: TimeSlotQuery): Promise<boolean> {
  for await (const some of alternatives(db, query)) return some.length > 0;
  return false;
}

/** Working hours and claimed time slots of some alternatives. */
interface Diary {
  /** The alternatives that work at a time, in order. */
  workingAt(date: string, timeSlotId: number): Alternative[];
  isFree(alternative: Alternative, date: string, timeSlotId: number): boolean;
  /** How many time slots of a day are claimed. */
  loadOn(alternative: Alternative, date: string): number;
}

async function readDiary(db: Queries, some: readonly Alternative[], dates: readonly string[]): Promise<Diary> {
  const hours = await workingHours(db, [...new Set(some.flat())], [...new Set(dates.map(weekdayOf))]);
  const works = new Set(hours.map(({ resource, weekday, slot_id }) => `${resource} ${weekday} ${slot_id}`));
  const busy = new Set(hours.map(({ resource }) => resource));
  const working = some.filter((alternative) => alternative.every((one) => busy.has(one)));
  const resources = [...new Set(working.flat())];
  const claims = resources.length === 0 ? [] : await claimsBetween(db, resources, dates[0] ?? '', dates.at(-1) ?? '');
  const taken = new Set(claims.map(({ resource, date, slot_id }) => `${resource} ${date} ${slot_id}`));
  const loads = new Map<string, number>();
  for (const { resource, date } of claims) {
    const key = `${resource} ${date}`;
    loads.set(key, (loads.get(key) ?? 0) + 1);
  }
  return {
    workingAt(date, timeSlotId) {
      const weekday = weekdayOf(date);
      return working.filter((alternative) => alternative.every((one) => works.has(`${one} ${weekday} ${timeSlotId}`)));
    },
    isFree: (alternative, date, timeSlotId) => !alternative.some((one) => taken.has(`${one} ${date} ${timeSlotId}`)),
    loadOn: (alternative, date) => alternative.reduce((sum, one) => sum + (loads.get(`${one} ${date}`) ?? 0), 0),
  };
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
