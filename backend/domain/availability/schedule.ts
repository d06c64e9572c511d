import { weekdayOf } from '#shared/london/days.ts';
import { workingHours } from '../../store/availability/availability.ts';
import { claimsBetween } from '../../store/availability/claims.ts';
import type { Queries } from '../../store/database/database.ts';
import type { Candidate } from './candidates.ts';

/** Working hours and claimed time slots of some candidates. */
interface Schedule {
  /** The candidates that work at a time, in order. */
  candidatesAt(date: string, timeSlotId: number): Candidate[];
  isFree(candidate: Candidate, date: string, timeSlotId: number): boolean;
  /** How many time slots of a day are claimed. */
  loadOn(candidate: Candidate, date: string): number;
}

export async function loadSchedule(
  db: Queries,
  candidates: readonly Candidate[],
  dates: readonly string[],
): Promise<Schedule> {
  const hours = await workingHours(db, [...new Set(candidates.flat())], [...new Set(dates.map(weekdayOf))]);
  const works = new Set(hours.map(({ resource, weekday, slot_id }) => `${resource} ${weekday} ${slot_id}`));
  const withHours = new Set(hours.map(({ resource }) => resource));
  const working = candidates.filter((candidate) => candidate.every((resource) => withHours.has(resource)));
  const resources = [...new Set(working.flat())];
  const claims = resources.length === 0 ? [] : await claimsBetween(db, resources, dates[0] ?? '', dates.at(-1) ?? '');
  const taken = new Set(claims.map(({ resource, date, slot_id }) => `${resource} ${date} ${slot_id}`));
  const loads = new Map<string, number>();
  for (const { resource, date } of claims) {
    const key = `${resource} ${date}`;
    loads.set(key, (loads.get(key) ?? 0) + 1);
  }
  return {
    candidatesAt(date, timeSlotId) {
      const weekday = weekdayOf(date);
      return working.filter((candidate) =>
        candidate.every((resource) => works.has(`${resource} ${weekday} ${timeSlotId}`)),
      );
    },
    isFree: (candidate, date, timeSlotId) =>
      !candidate.some((resource) => taken.has(`${resource} ${date} ${timeSlotId}`)),
    loadOn: (candidate, date) => candidate.reduce((sum, resource) => sum + (loads.get(`${resource} ${date}`) ?? 0), 0),
  };
}
