import * as z from 'zod/mini';

/** The specialist of 'Book now', as navigation state. */
export interface PreselectedSpecialist {
  id: string;
  name: string;
}

export const preselectedSpecialistSchema = z.object({ id: z.string(), name: z.string() });

const navigationStateSchema = z.object({ specialist: preselectedSpecialistSchema });

/** Reads the navigation state of `bookingLink`; null if there is none. */
export function preselectedSpecialistIn(navigationState: unknown): PreselectedSpecialist | null {
  const { data } = navigationStateSchema.safeParse(navigationState);
  return data?.specialist ?? null;
}

/** The rest of the navigation state; null if it is empty. */
export function withoutPreselectedSpecialist(navigationState: unknown): object | null {
  const { specialist: _, ...rest } = Object(navigationState);
  return Object.keys(rest).length > 0 ? rest : null;
}
