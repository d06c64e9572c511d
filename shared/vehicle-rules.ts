import { londonDay } from './london/clock.ts';

/** The accepted years of manufacture: up to next year, by London's calendar (PROF-24). */
export function vehicleYears(now: Date): { first: number; last: number } {
  return { first: 1900, last: Number(londonDay(now).slice(0, 4)) + 1 };
}

export function isVehicleYear(year: number, now: Date): boolean {
  const { first, last } = vehicleYears(now);
  return Number.isInteger(year) && year >= first && year <= last;
}

/** Characters of a vehicle identification number (PROF-25). */
export const VIN_LENGTH = 17;
