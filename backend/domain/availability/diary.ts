import { weekdayOf } from '#shared/london/days.ts';
import { workingHours } from '../../store/availability/availability.ts';
import { claimsBetween } from '../../store/availability/claims.ts';
import type { Queries } from '../../store/database/database.ts';
import type { Alternative } from './alternatives.ts';

/** Working hours and claimed time slots of some alternatives. */
interface Diary {
  /** The alternatives that work at a time, in order. */
  workingAt(date: string, timeSlotId: number): Alternative[];
  isFree(alternative: Alternative, date: string, timeSlotId: number): boolean;
  /** How many time slots of a day are claimed. */
  loadOn(alternative: Alternative, date: string): number;
}

export async function readDiary(db: Queries, some: readonly Alternative[], dates: readonly string[]): Promise<Diary> {
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
