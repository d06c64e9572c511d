import {
  claimsBetween,
  listSlots,
  specialistsOffering,
  workingHours,
  worksAt,
  workshopsOffering,
} from '../store/availability.ts';
import type { Queries } from '../store/database.ts';
import { type Resource, specialistResource, workshopResource } from '../store/resources.ts';
import { addDays, addMonths, londonDate, londonTimeOfDay, weekdayOf } from './london-time.ts';

export type Place =
  | { kind: 'workshop'; workshopId: number }
  | { kind: 'home' }
  | { kind: 'different' }
  | { kind: 'anywhere' };

export interface SlotQuery {
  serviceId: number;
  place: Place;
  specialistId?: number | undefined;
}

/** Resources that serve a booking together: all of them must be free. */
export type Alternative = Resource[];

/** A time of day at which somebody works; `free` are the alternatives that nobody has taken, the least busy of the day first. */
export interface OfferedSlot {
  slotId: number;
  startsAt: string;
  free: Alternative[];
}

/** From today to the same day two months later, both inclusive (BOOK-25, C-16). */
export function bookingWindow(now: Date): { first: string; last: string } {
  const first = londonDate(now);
  return { first, last: addMonths(first, 2) };
}

/** Everything that could serve the booking at some time; empty when service, place and specialist do not go together. */
async function alternatives(db: Queries, { serviceId, place, specialistId }: SlotQuery): Promise<Alternative[]> {
  const offering = await specialistsOffering(db, serviceId);
  const wanted = specialistId === undefined ? offering : offering.filter(({ id }) => id === specialistId);
  const travelling = wanted
    .filter(({ service_mode }) => service_mode !== 'workshop')
    .map(({ id }) => [specialistResource(id)]);
  if (place.kind === 'home' || place.kind === 'different') return travelling;
  if (place.kind === 'anywhere' && specialistId !== undefined) return wanted.map(({ id }) => [specialistResource(id)]);
  const workshops = await workshopsOffering(db, serviceId);
  if (place.kind === 'anywhere') return [...workshops.map((id) => [workshopResource(id)]), ...travelling];
  if (!workshops.includes(place.workshopId)) return [];
  if (specialistId === undefined) return [[workshopResource(place.workshopId)]];
  if (wanted.length === 0 || !(await worksAt(db, specialistId, place.workshopId))) return [];
  return [[workshopResource(place.workshopId), specialistResource(specialistId)]];
}

/** Whether service, place and specialist go together at all. */
export async function canServe(db: Queries, query: SlotQuery): Promise<boolean> {
  return (await alternatives(db, query)).length > 0;
}

/** The slots of each day from `first` to `last` that have not begun, whether or not one is still free. */
async function offeredSlots(db: Queries, query: SlotQuery, first: string, last: string, now: Date) {
  const days = new Map<string, OfferedSlot[]>();
  const candidates = await alternatives(db, query);
  if (candidates.length === 0) return days;
  const resources = [...new Set(candidates.flat())];
  const [slots, hours, claims] = await Promise.all([
    listSlots(db),
    workingHours(db, resources),
    claimsBetween(db, resources, first, last),
  ]);
  const works = new Set(hours.map(({ resource, weekday, slot_id }) => `${resource} ${weekday} ${slot_id}`));
  const taken = new Set(claims.map(({ resource, date, slot_id }) => `${resource} ${date} ${slot_id}`));
  const load = new Map<string, number>();
  for (const { resource, date } of claims) load.set(`${resource} ${date}`, (load.get(`${resource} ${date}`) ?? 0) + 1);
  const today = londonDate(now);
  const time = londonTimeOfDay(now);
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    const busy = (alternative: Alternative) =>
      alternative.reduce((sum, one) => sum + (load.get(`${one} ${date}`) ?? 0), 0);
    const byLoad = [...candidates].sort((a, b) => busy(a) - busy(b));
    const offered = slots.flatMap(({ id, starts_at }) => {
      if (date < today || (date === today && starts_at <= time)) return [];
      const working = byLoad.filter((alternative) => alternative.every((one) => works.has(`${one} ${weekday} ${id}`)));
      if (working.length === 0) return [];
      const free = working.filter((alternative) => !alternative.some((one) => taken.has(`${one} ${date} ${id}`)));
      return { slotId: id, startsAt: starts_at, free };
    });
    days.set(date, offered);
  }
  return days;
}

/** The days of the booking window with at least one free slot, in order. */
export async function availableDates(db: Queries, query: SlotQuery, now: Date): Promise<string[]> {
  const { first, last } = bookingWindow(now);
  const days = await offeredSlots(db, query, first, last, now);
  return [...days].filter(([, slots]) => slots.some(({ free }) => free.length > 0)).map(([date]) => date);
}

/** What is offered on a day, taken slots included; nothing outside the booking window. */
export async function slotsOffered(db: Queries, query: SlotQuery, date: string, now: Date): Promise<OfferedSlot[]> {
  const { first, last } = bookingWindow(now);
  if (date < first || date > last) return [];
  return (await offeredSlots(db, query, date, date, now)).get(date) ?? [];
}
