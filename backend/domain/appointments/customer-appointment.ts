import { appointmentMessages } from '#shared/appointment-messages.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import {
  type Appointment,
  type AppointmentKey,
  lockAppointment,
} from '../../store/appointments/appointment-changes.ts';
import type { Queries, Store } from '../../store/database/database.ts';
import { notAssigned } from '../forms/form.ts';
import { Refusal } from '../refusal.ts';

/** What a change of an appointment needs besides the appointment. */
export interface ChangeContext {
  store: Store;
  /** For links in emails. */
  publicUrl: string;
  now: Date;
  /** Milliseconds after which the demo's specialists confirm; null when an operator has to. */
  confirmAfter: number | null;
  /** As in `BackendOptions`. */
  releaseUnverifiedAfter: number | null;
}

/** The same error for a missing appointment and for another customer's (RULE-02). */
export const appointmentNotFound = () => new Refusal('NOT_FOUND', appointmentMessages.notFound);

/** An id, or a reference (C-100). Throws when it is neither. */
export function readAppointmentKey(text: string): AppointmentKey {
  const key = text.trim();
  if (key === '' || key === notAssigned) throw new Refusal('INVALID', fieldMessages.appointment);
  if (/^[1-9]\d{0,8}$/.test(key)) return { id: Number(key) };
  if (/^MW-\d{5,9}$/i.test(key)) return { reference: key.toUpperCase() };
  throw appointmentNotFound();
}

/** The customer's own appointment, locked for the transaction. */
export async function lockCustomersAppointment(
  db: Queries,
  key: AppointmentKey,
  accountId: number,
): Promise<Appointment> {
  const appointment = await lockAppointment(db, key, accountId);
  if (!appointment) throw appointmentNotFound();
  return appointment;
}

/** When the booking confirms itself, as ISO 8601; null except in the demo. */
export function confirmDueAt({ now, confirmAfter }: Pick<ChangeContext, 'now' | 'confirmAfter'>): string | null {
  return confirmAfter === null ? null : new Date(now.getTime() + confirmAfter).toISOString();
}
