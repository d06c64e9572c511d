import * as z from 'zod/mini';

/** The specialist whose 'Book now' begins a booking, as it travels in navigation state. */
export interface PreselectedSpecialist {
  id: string;
  name: string;
}

export const preselectedSpecialistSchema = z.object({ id: z.string(), name: z.string() });

const navigationStateSchema = z.object({ specialist: preselectedSpecialistSchema });

/** Reads the state made by `bookingLink`; null when the booking was opened in any other way. */
export function preselectedIn(navigationState: unknown): PreselectedSpecialist | null {
  const read = navigationStateSchema.safeParse(navigationState);
  return read.success ? read.data.specialist : null;
}

/** What else the state says; null when that is nothing. */
export function withoutPreselected(navigationState: unknown): object | null {
  const { specialist: _, ...rest } = Object(navigationState);
  return Object.keys(rest).length > 0 ? rest : null;
}
