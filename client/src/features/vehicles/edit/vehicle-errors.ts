import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import { todayInLondon } from '~/lib/london-dates.ts';
import type { VehicleValues } from './vehicle-draft.ts';

export const FORM_ID = 'vehicle';

export const VIN_LENGTH = 17;
const FIRST_YEAR = 1900;

/** What keeps a vehicle from being saved, from top to bottom (PROF-23..26). The year may be the next one by London's calendar. */
export function vehicleErrors({ make, model, year, vin }: VehicleValues, now: Date): FormError[] {
  const lastYear = Number(todayInLondon(now).slice(0, 4)) + 1;
  const isYear = /^\d{4}$/.test(year.trim()) && Number(year) >= FIRST_YEAR && Number(year) <= lastYear;
  const isVin = vin.trim() === '' || [...vin.trim()].length === VIN_LENGTH;
  const when = (isWrong: boolean, part: keyof VehicleValues, message: string): FormError[] =>
    isWrong ? [{ fieldId: fieldIdOf(FORM_ID, part), message }] : [];
  return [
    ...when(make.trim() === '', 'make', 'Make is required'),
    ...when(model.trim() === '', 'model', 'Model is required'),
    ...when(!isYear, 'year', `Year must be between ${FIRST_YEAR} and ${lastYear}`),
    ...when(!isVin, 'vin', 'VIN should be 17 characters (if provided)'),
  ];
}
