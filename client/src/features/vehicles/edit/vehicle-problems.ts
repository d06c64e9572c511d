import type { Problem } from '~/lib/flow/flow.ts';
import { todayInLondon } from '~/lib/london-dates.ts';
import type { VehicleDraft } from './vehicle-draft.ts';

type VehicleField = 'make' | 'model' | 'year' | 'colour' | 'plate' | 'vin' | 'isPrimary';

export const fieldId = (field: VehicleField) => `vehicle-${field}`;

/** The control of each field of the acts, for what the server says of it. */
export const controls: Readonly<Record<string, string>> = Object.fromEntries(
  (['make', 'model', 'year', 'colour', 'plate', 'vin', 'isPrimary'] as const).map((field) => [field, fieldId(field)]),
);

export const VIN_LENGTH = 17;
const FIRST_YEAR = 1900;

/** What keeps a vehicle from being saved, from top to bottom (PROF-23..26). The year may be the next one by London's calendar. */
export function vehicleProblems({ make, model, year, vin }: VehicleDraft, now: Date): Problem[] {
  const lastYear = Number(todayInLondon(now).slice(0, 4)) + 1;
  const isYear = /^\d{4}$/.test(year.trim()) && Number(year) >= FIRST_YEAR && Number(year) <= lastYear;
  const isVin = vin.trim() === '' || [...vin.trim()].length === VIN_LENGTH;
  const when = (isWrong: boolean, field: VehicleField, message: string): Problem[] =>
    isWrong ? [{ fieldId: fieldId(field), message }] : [];
  return [
    ...when(make.trim() === '', 'make', 'Make is required'),
    ...when(model.trim() === '', 'model', 'Model is required'),
    ...when(!isYear, 'year', `Year must be between ${FIRST_YEAR} and ${lastYear}`),
    ...when(!isVin, 'vin', 'VIN should be 17 characters (if provided)'),
  ];
}
