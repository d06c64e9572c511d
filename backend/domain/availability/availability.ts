import { appointmentMessages } from '#shared/appointment-messages.ts';
import { bookingWindow, type DayWindow, isWithin } from '#shared/booking-window.ts';
import { londonDay, londonTime } from '#shared/london/clock.ts';
import { addDays, isDay, weekdayOf } from '#shared/london/days.ts';
import { type Coverage, coverageOf } from '#shared/travel-fee.ts';
import {
  areasOfSpecialists,
  assignHolds,
  holdsBetween,
  insertHold,
  isOfferedAt,
  listAreas,
  listWorkedTimeSlots,
  modeOfOffer,
  type Page,
  travellingSpecialists,
  type WorkedTimeSlot,
  workingHours,
  worksAt,
  workshopsOffering,
} from '../../store/availability/availability.ts';
import {
  type Resource,
  specialistOf,
  specialistResource,
  workshopResource,
} from '../../store/availability/resources.ts';
import type { Queries } from '../../store/database/database.ts';
import { groupBy } from '../../store/database/rows.ts';
import { Refusal } from '../refusal.ts';

export type JobLocation =
  | { kind: 'workshop'; workshopId: number }
  | { kind: 'home' }
  | { kind: 'different' }
  | { kind: 'anywhere' };

export interface TimeSlotQuery {
  serviceId: number;
  location: JobLocation;
  specialistId?: number | undefined;
  /** Where a specialist would come to, as far as the caller says: the first half of a postcode. */
  near?: string | undefined;
}

/** Resources that would serve a booking together, such as a workshop and a specialist. */
type Candidate = Resource[];

/** Usually the first few have a free time slot. Later pages grow, to need few queries. */
const firstPageSize = 8;
const pageGrowth = 4;

async function* inPages(
  list: (page: Page) => Promise<number[]>,
  resourceOf: (id: number) => Resource,
): AsyncGenerator<Candidate[]> {
  let after = 0;
  for (let limit = firstPageSize; ; limit *= pageGrowth) {
    const ids = await list({ after, limit });
    if (ids.length > 0) yield ids.map((id) => [resourceOf(id)]);
    if (ids.length < limit) return;
    after = ids.at(-1) ?? after;
  }
}

/** The only candidate; undefined when service, location and specialist don't match. */
async function singleCandidate(
  db: Queries,
  serviceId: number,
  location: JobLocation,
  specialistId: number | undefined,
): Promise<Candidate | undefined> {
  const mode = specialistId === undefined ? undefined : await modeOfOffer(db, serviceId, specialistId);
  const specialist = specialistId === undefined || mode === undefined ? [] : [specialistResource(specialistId)];
  if (specialistId !== undefined && specialist.length === 0) return undefined;
  if (location.kind === 'anywhere') return specialist;
  if (location.kind !== 'workshop') return mode === 'workshop' ? undefined : specialist;
  if (!(await isOfferedAt(db, serviceId, location.workshopId))) return undefined;
  if (specialistId !== undefined && !(await worksAt(db, specialistId, location.workshopId))) return undefined;
  return [workshopResource(location.workshopId), ...specialist];
}

/** All candidates for a booking, in growing batches. */
async function* findCandidates(
  db: Queries,
  { serviceId, location, specialistId, near }: TimeSlotQuery,
): AsyncGenerator<Candidate[]> {
  if (specialistId !== undefined || location.kind === 'workshop') {
    const candidate = await singleCandidate(db, serviceId, location, specialistId);
    if (candidate) yield [candidate];
    return;
  }
  if (location.kind === 'anywhere') yield* inPages((page) => workshopsOffering(db, serviceId, page), workshopResource);
  const travelling = inPages((page) => travellingSpecialists(db, serviceId, page), specialistResource);
  const coverage = near ? coverageOf(await listAreas(db), near) : null;
  yield* coverage ? thoseWhoCome(db, travelling, coverage) : travelling;
}

/** If no one comes there, all of them: it can still be booked, and no one is assigned. */
async function* thoseWhoCome(db: Queries, pages: AsyncGenerator<Candidate[]>, coverage: Coverage) {
  const others: Candidate[][] = [];
  let isCovered = false;
  for await (const candidates of pages) {
    const covers = await coveredBy(db, candidates, coverage);
    const near = candidates.filter((candidate) => covers(candidate) !== false);
    if (near.length > 0) yield near;
    isCovered ||= near.length > 0;
    others.push(candidates);
  }
  if (!isCovered) yield* others;
}

/** Whether the specialist, if there is one, offers the service at the location. */
export async function canServe(db: Queries, query: TimeSlotQuery): Promise<boolean> {
  for await (const candidates of findCandidates(db, query)) return candidates.length > 0;
  return false;
}

/** A time slot of a day at which someone works. */
export interface OfferedTimeSlot {
  timeSlotId: number;
  startsAt: string;
  isFree: boolean;
}

/** A time slot of a day, and the service and location that it is for. */
interface RequestedTimeSlot {
  timeSlotQuery: TimeSlotQuery;
  date: string;
  timeSlotId: number;
}

/** The time slots of a day that haven't begun and at which someone works. */
function timeSlotsOf(date: string, worked: readonly WorkedTimeSlot[], now: Date): WorkedTimeSlot[] {
  const currentTime = date === londonDay(now) ? londonTime(now) : '';
  const weekday = weekdayOf(date);
  return worked.filter((timeSlot) => timeSlot.weekday === weekday && timeSlot.startsAt > currentTime);
}

/** The days of the booking window with at least one free time slot, in order. */
export async function availableDates(db: Queries, query: TimeSlotQuery, now: Date): Promise<string[]> {
  const { from, to } = bookingWindow(londonDay(now));
  const worked = await listWorkedTimeSlots(db);
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  const timeSlots = new Map(days.map((date) => [date, timeSlotsOf(date, worked, now)]));
  let remaining = days.filter((date) => timeSlots.get(date)?.length !== 0);
  const available = new Set<string>();
  for await (const candidates of findCandidates(db, query)) {
    const schedule = await loadSchedule(db, candidates, remaining);
    const isFreeAt = (date: string, timeSlotId: number) =>
      schedule.candidatesAt(date, timeSlotId).some((candidate) => schedule.isFree(candidate, date, timeSlotId));
    for (const date of remaining)
      if (timeSlots.get(date)?.some(({ timeSlotId }) => isFreeAt(date, timeSlotId))) available.add(date);
    remaining = remaining.filter((date) => !available.has(date));
    if (remaining.length === 0) break;
  }
  return days.filter((date) => available.has(date));
}

/** Those of a day in the window that haven't begun, free or taken. `timeSlotId` selects one. */
async function offeredTimeSlots(
  db: Queries,
  query: TimeSlotQuery,
  { date, timeSlotId }: { date: string; timeSlotId?: number },
  now: Date,
  window: DayWindow,
): Promise<OfferedTimeSlot[]> {
  if (!isDay(date) || !isWithin(window, date)) return [];
  const timeSlots = timeSlotsOf(date, await listWorkedTimeSlots(db), now).filter(
    (timeSlot) => timeSlotId === undefined || timeSlot.timeSlotId === timeSlotId,
  );
  /** Whether a time slot at which someone works is free. */
  const isFreeById = new Map<number, boolean>();
  if (timeSlots.length === 0) return [];
  for await (const candidates of findCandidates(db, query)) {
    const schedule = await loadSchedule(db, candidates, [date]);
    for (const { timeSlotId: id } of timeSlots) {
      const working = isFreeById.get(id) ? [] : schedule.candidatesAt(date, id);
      if (working.length > 0)
        isFreeById.set(
          id,
          working.some((candidate) => schedule.isFree(candidate, date, id)),
        );
    }
    if (timeSlots.every(({ timeSlotId: id }) => isFreeById.get(id))) break;
  }
  return timeSlots.flatMap(({ timeSlotId: id, startsAt }) => {
    const isFree = isFreeById.get(id);
    return isFree === undefined ? [] : { timeSlotId: id, startsAt, isFree };
  });
}

/** The free time slots of a day; none outside the window. */
export async function freeTimeSlots(
  db: Queries,
  query: TimeSlotQuery,
  date: string,
  now: Date,
  window = bookingWindow(londonDay(now)),
): Promise<OfferedTimeSlot[]> {
  return (await offeredTimeSlots(db, query, { date }, now, window)).filter(({ isFree }) => isFree);
}

/** The requested time slot. Throws a refusal when it isn't offered, or is already taken. */
export async function requireFree(
  db: Queries,
  { timeSlotQuery, date, timeSlotId }: RequestedTimeSlot,
  now: Date,
): Promise<OfferedTimeSlot> {
  const [offered] = await offeredTimeSlots(db, timeSlotQuery, { date, timeSlotId }, now, bookingWindow(londonDay(now)));
  if (!offered) throw new Refusal('SLOT_TAKEN', 'This time isn’t available. Please choose another one.');
  if (!offered.isFree) throw taken();
  return offered;
}

const taken = () => new Refusal('SLOT_TAKEN', appointmentMessages.timeSlotTaken);

/** A time slot, and where a specialist would come to; without an address if it isn't known. */
interface RequestedVisit extends RequestedTimeSlot {
  address?: string | null;
}

interface Hold {
  /** Null if no one is assigned. */
  specialistId: number | null;
  /** Gives the hold to an appointment, in the same transaction. */
  assign(appointmentId: number): Promise<void>;
}

/** Holds a time slot as `findHold` does. Throws a refusal when no one is free. */
export async function holdTimeSlot(db: Queries, requested: RequestedVisit): Promise<Hold> {
  const hold = await findHold(db, requested);
  if (!hold) throw taken();
  return hold;
}

/**
 * Holds a time slot for the first candidate that is free; null when none is. If only specialists
 * are free who don't come to the address, the time of one is held, so that it can't be booked
 * without end, but no one is assigned.
 */
export async function findHold(db: Queries, requested: RequestedVisit): Promise<Hold | null> {
  const coverage = await coverageFor(db, requested);
  const hold = await holdFirst(db, requested, coverage);
  if (hold || !coverage) return hold;
  const other = await holdFirst(db, requested, null);
  return other && { ...other, specialistId: null };
}

async function holdFirst(db: Queries, requested: RequestedVisit, coverage: Coverage | null): Promise<Hold | null> {
  const { timeSlotQuery, date, timeSlotId } = requested;
  for await (const candidate of freeCandidates(db, timeSlotQuery, requested, coverage)) {
    let isComplete = true;
    for (const resource of candidate) isComplete &&= await insertHold(db, { resource, date, timeSlotId });
    if (isComplete)
      return {
        specialistId: candidate.map(specialistOf).find((id) => id !== null) ?? null,
        assign: (appointmentId: number) => assignHolds(db, candidate, requested, appointmentId),
      };
    // Some of its time slots are held: only rolling the transaction back frees them.
    if (candidate.length > 1) break;
  }
  return null;
}

/** Null when the customer has chosen the specialist, no one travels, or the place isn't known. */
async function coverageFor(
  db: Queries,
  { timeSlotQuery: { location, specialistId }, address }: RequestedVisit,
): Promise<Coverage | null> {
  const isVisit = location.kind === 'home' || location.kind === 'different';
  return isVisit && specialistId === undefined && address ? coverageOf(await listAreas(db), address) : null;
}

/** Holds an appointment's time slot for the first of these specialists who works and is free. */
export async function holdForSpecialist(
  db: Queries,
  specialistIds: readonly number[],
  { id, date, slot_id: timeSlotId }: { id: number; date: string; slot_id: number },
): Promise<number | null> {
  if (specialistIds.length === 0) return null;
  const candidates = specialistIds.map((specialistId) => [specialistResource(specialistId)]);
  for (const [resource] of (await loadSchedule(db, candidates, [date])).candidatesAt(date, timeSlotId))
    if (resource && (await insertHold(db, { resource, date, timeSlotId }, id))) return specialistOf(resource);
  return null;
}

/**
 * The candidates that are free at a time slot, the least busy of the day first. With a coverage,
 * only specialists who come there, and last those who list no areas.
 */
async function* freeCandidates(
  db: Queries,
  query: TimeSlotQuery,
  { date, timeSlotId }: { date: string; timeSlotId: number },
  coverage: Coverage | null,
): AsyncGenerator<Candidate> {
  const later: { candidate: Candidate; load: number; comes: boolean }[] = [];
  for await (const candidates of findCandidates(db, query)) {
    const covers = await coveredBy(db, candidates, coverage);
    const schedule = await loadSchedule(db, candidates, [date]);
    for (const candidate of schedule.candidatesAt(date, timeSlotId)) {
      const load = schedule.loadOn(candidate, date);
      const comes = covers(candidate);
      if (comes === false) continue;
      if (load === 0 && comes) yield candidate;
      else if (schedule.isFree(candidate, date, timeSlotId)) later.push({ candidate, load, comes: comes === true });
    }
  }
  yield* later.sort((a, b) => Number(b.comes) - Number(a.comes) || a.load - b.load).map(({ candidate }) => candidate);
}

/** Whether a candidate comes to the address; null for one who lists no areas. */
async function coveredBy(
  db: Queries,
  candidates: readonly Candidate[],
  coverage: Coverage | null,
): Promise<(candidate: Candidate) => boolean | null> {
  if (!coverage) return () => true;
  const idOf = (candidate: Candidate) => candidate.map(specialistOf).find((id) => id !== null) ?? 0;
  const areasOf = groupBy(await areasOfSpecialists(db, candidates.map(idOf)), ({ specialist_id }) => specialist_id);
  return (candidate) => coverage.covers(areasOf(idOf(candidate)));
}

/** Working hours and held time slots of some candidates. */
interface Schedule {
  /** The candidates that work at a time, in order. */
  candidatesAt(date: string, timeSlotId: number): Candidate[];
  isFree(candidate: Candidate, date: string, timeSlotId: number): boolean;
  /** How many time slots of a day are held. */
  loadOn(candidate: Candidate, date: string): number;
}

async function loadSchedule(
  db: Queries,
  candidates: readonly Candidate[],
  dates: readonly string[],
): Promise<Schedule> {
  const hours = await workingHours(db, [...new Set(candidates.flat())], [...new Set(dates.map(weekdayOf))]);
  const works = new Set(hours.map(({ resource, weekday, slot_id }) => `${resource} ${weekday} ${slot_id}`));
  const withHours = new Set(hours.map(({ resource }) => resource));
  const working = candidates.filter((candidate) => candidate.every((resource) => withHours.has(resource)));
  const resources = [...new Set(working.flat())];
  const holds = resources.length === 0 ? [] : await holdsBetween(db, resources, dates[0] ?? '', dates.at(-1) ?? '');
  const taken = new Set(holds.map(({ resource, date, slot_id }) => `${resource} ${date} ${slot_id}`));
  const loads = new Map<string, number>();
  for (const { resource, date } of holds) {
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
