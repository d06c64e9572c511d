import { list, object, string } from '~/lib/shape.ts';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';

/** Also in client/offline/page.js, which shows them without a connection. */
const KEY = 'offlineAppointments';

/** One line of an appointment: its label and its value. */
const factShape = list(string);

const copyShape = object({
  userId: string,
  /** 'Saved at 14:05 on Sun 29 Nov. ...'; empty before the first time. */
  savedAt: string,
  appointments: list(object({ day: string, title: string, facts: list(factShape) })),
});

/** An appointment as it is shown: the page without a connection formats nothing. */
export interface OfflineAppointment {
  /** `YYYY-MM-DD`; empty if it has none yet. */
  day: string;
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** Lets this browser keep the appointments of a customer who chose to be remembered here. */
export function allowOfflineAppointments(userId: string): void {
  writeStored('local', KEY, { userId, savedAt: '', appointments: [] });
}

/** Until the session ends. */
export function areOfflineAppointmentsAllowed(userId: string): boolean {
  return readStored('local', KEY, copyShape)?.userId === userId;
}

/** Stores them, unless the customer has logged out meanwhile, in this tab or another. */
export function saveOfflineAppointments(
  userId: string,
  savedAt: string,
  appointments: readonly OfflineAppointment[],
): void {
  if (areOfflineAppointmentsAllowed(userId)) writeStored('local', KEY, { userId, savedAt, appointments });
}

/** Erases those of anyone else; null if no one is logged in. */
export function eraseOfflineAppointmentsExcept(userId: string | null): void {
  if (userId === null || !areOfflineAppointmentsAllowed(userId)) removeStored('local', KEY);
}
