import { fieldMessages, vehicleYearMessage } from '#shared/field-messages.ts';
import { isVehicleYear, VIN_LENGTH, vehicleYears } from '#shared/vehicle-rules.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { VehicleValues } from './vehicle-draft.ts';

export const FORM_ID = 'vehicle';

/** The errors of a vehicle's form, in the order of its fields (PROF-23..26). */
export function vehicleErrors({ make, model, year, vin }: VehicleValues, now: Date): FormError[] {
  const isYear = /^\d{4}$/.test(year.trim()) && isVehicleYear(Number(year), now);
  const isVin = vin.trim() === '' || [...vin.trim()].length === VIN_LENGTH;
  const errorIf = (isInvalid: boolean, field: keyof VehicleValues, message: string): FormError[] =>
    isInvalid ? [{ fieldId: fieldIdOf(FORM_ID, field), message }] : [];
  return [
    ...errorIf(make.trim() === '', 'make', fieldMessages.make),
    ...errorIf(model.trim() === '', 'model', fieldMessages.model),
    ...errorIf(!isYear, 'year', vehicleYearMessage(vehicleYears(now))),
    ...errorIf(!isVin, 'vin', fieldMessages.vin),
  ];
}
