import { fieldMessages, vehicleYearMessage } from '#shared/field-messages.ts';
import { isVehicleYear, VIN_LENGTH, vehicleYears } from '#shared/vehicle-rules.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { VehicleValues } from './vehicle-draft.ts';

export const FORM_ID = 'vehicle';

/** What keeps a vehicle from being saved, from top to bottom (PROF-23..26). */
export function vehicleErrors({ make, model, year, vin }: VehicleValues, now: Date): FormError[] {
  const isYear = /^\d{4}$/.test(year.trim()) && isVehicleYear(Number(year), now);
  const isVin = vin.trim() === '' || [...vin.trim()].length === VIN_LENGTH;
  const when = (isWrong: boolean, part: keyof VehicleValues, message: string): FormError[] =>
    isWrong ? [{ fieldId: fieldIdOf(FORM_ID, part), message }] : [];
  return [
    ...when(make.trim() === '', 'make', fieldMessages.make),
    ...when(model.trim() === '', 'model', fieldMessages.model),
    ...when(!isYear, 'year', vehicleYearMessage(vehicleYears(now))),
    ...when(!isVin, 'vin', fieldMessages.vin),
  ];
}
