import { object, string } from '~/lib/shape.ts';

/** The specialist of 'Book now', as navigation state. */
export interface PreselectedSpecialist {
  id: string;
  name: string;
}

export const preselectedSpecialistShape = object({ id: string, name: string });

/** Reads the navigation state of `bookingLink`; null if there is none. */
export function preselectedSpecialistIn(navigationState: unknown): PreselectedSpecialist | null {
  return preselectedSpecialistShape(Object(navigationState).specialist) ?? null;
}

/** The rest of the navigation state; null if it is empty. */
export function withoutPreselectedSpecialist(navigationState: unknown): object | null {
  const { specialist: _, ...rest } = Object(navigationState);
  return Object.keys(rest).length > 0 ? rest : null;
}
