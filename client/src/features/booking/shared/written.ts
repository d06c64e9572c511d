import { formatPlate } from '#shared/uk/plate.ts';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
import type { BookingAnswers, NamedSpecialist } from './booking-answers.ts';

/** A vehicle as the sheet names it; each part is empty while it is not known. */
export interface WrittenVehicle {
  /** Make, model and year. */
  name: string;
  plate: string;
}

/** What stands on the job sheet, whoever books: the answers, and what they come to. */
export interface Written {
  draft: BookingAnswers;
  /** What the service is for, where it is for one. */
  vehicle: WrittenVehicle | null;
  /** Where a visit goes; empty while nobody knows. */
  address: string;
  /** The specialist asked for, if any. */
  asked: NamedSpecialist | null;
}

/** The vehicle that was typed. */
export function typedVehicleOf({ service, model, year, plate }: BookingAnswers): WrittenVehicle | null {
  if (!service?.needsVehicle) return null;
  const name = [model.trim(), year.trim()].filter(Boolean).join(', ');
  return { name, plate: plate.trim() && formatPlate(plate) };
}

/** Whether somebody is asked who should come. */
export function asksSpecialist({ location }: BookingAnswers): boolean {
  return !location || isCustomerLocation(location);
}

export function inShort({ draft: { service }, vehicle }: Written): string {
  return [service?.name, vehicle?.plate].filter(Boolean).join(' · ') || 'Your job sheet';
}
