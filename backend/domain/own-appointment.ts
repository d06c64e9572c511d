import { type Appointment, type AppointmentKey, lockAppointment } from '../store/appointment-life.ts';
import type { Queries, Store } from '../store/database.ts';
import { notAssigned } from './form.ts';
import { Refusal } from './refusal.ts';

/** What a change of an appointment needs besides the appointment. */
export interface ChangeContext {
  store: Store;
  /** For links in mails. */
  publicUrl: string;
  now: Date;
  /** In the demo, after how many milliseconds a specialist confirms by himself; null: somebody has to confirm. */
  confirmAfter: number | null;
}

/** The same whether there is none, or it is somebody else's (RULE-02). */
export const noSuchAppointment = () => new Refusal('not-found', 'We could not find this appointment.');

/** An id, or a reference (C-100). Throws when it is neither. */
export function readAppointmentKey(text: string): AppointmentKey {
  const said = text.trim();
  if (said === '' || said === notAssigned) throw new Refusal('invalid', 'Invalid appointment data');
  if (/^[1-9]\d{0,8}$/.test(said)) return { id: Number(said) };
  if (/^MW-\d{5,9}$/i.test(said)) return { reference: said.toUpperCase() };
  throw noSuchAppointment();
}

/** The customer's own appointment, locked for the transaction. */
export async function ownAppointment(db: Queries, key: AppointmentKey, accountId: number): Promise<Appointment> {
  const appointment = await lockAppointment(db, key, accountId);
  if (!appointment) throw noSuchAppointment();
  return appointment;
}

/** When the specialist confirms by himself: only in the demo. */
export function confirmDueAt({ now, confirmAfter }: Pick<ChangeContext, 'now' | 'confirmAfter'>): string | null {
  return confirmAfter === null ? null : new Date(now.getTime() + confirmAfter).toISOString();
}
