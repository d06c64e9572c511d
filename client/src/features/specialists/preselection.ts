import * as z from 'zod/mini';
import { paths } from '~/lib/paths.ts';

/** The specialist whose 'Book now' begins a booking, as it travels in navigation state. */
export interface PreselectedSpecialist {
  id: string;
  name: string;
}

export const preselectedSpecialistSchema = z.object({ id: z.string(), name: z.string() });

const navigationStateSchema = z.object({ specialist: preselectedSpecialistSchema });

/** Where 'Book now' leads, with the state that names the specialist (DIR-28). */
export function bookingLink({ id, name }: PreselectedSpecialist) {
  return { to: paths.appointment, state: { specialist: { id, name } } };
}

/** Reads the state made by {@link bookingLink}; null when the booking was opened in any other way. */
export function preselectedIn(navigationState: unknown): PreselectedSpecialist | null {
  const read = navigationStateSchema.safeParse(navigationState);
  return read.success ? read.data.specialist : null;
}
