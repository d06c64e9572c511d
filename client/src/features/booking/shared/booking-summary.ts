import { formatPlate } from '#shared/uk/plate.ts';
import type { BookingAnswers, NamedSpecialist } from './booking-answers.ts';

/** A vehicle on the job sheet. Parts that are not known yet are empty. */
export interface VehicleSummary {
  /** Make, model and year. */
  name: string;
  plate: string;
}

/** What the job sheet shows: the answers, and what follows from them. */
export interface BookingSummary {
  draft: BookingAnswers;
  /** Null if the service is not for a vehicle. */
  vehicle: VehicleSummary | null;
  /** Where the specialist travels to; empty while it is not known. */
  address: string;
  specialist: NamedSpecialist | null;
}

/** The vehicle as typed in the details step. */
export function typedVehicleOf({ service, model, year, plate }: BookingAnswers): VehicleSummary | null {
  if (!service?.needsVehicle) return null;
  const name = [model.trim(), year.trim()].filter(Boolean).join(', ');
  return { name, plate: plate.trim() && formatPlate(plate) };
}

/** The booking in one line, for screens without room for the job sheet. */
export function summaryLine({ draft: { service }, vehicle }: BookingSummary): string {
  return [service?.name, vehicle?.plate].filter(Boolean).join(' · ') || 'Your job sheet';
}
