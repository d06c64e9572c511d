import { createHash, createHmac } from 'node:crypto';
import { insertHandle } from '../store/booking-handles.ts';
import type { Queries } from '../store/database.ts';
import { findSecret } from '../store/secrets.ts';

const lifetimeHours = 24;

export function hashHandle(handle: string): string {
  return createHash('sha256').update(handle).digest('hex');
}

/**
 * What a guest may change the booking's address with: nobody can guess it, and it stands for nothing else (C-60). Made from the appointment and a
 * secret, so that the same request sent again gets the same answer though only a hash is kept.
 */
export async function handleOf(db: Queries, appointmentId: number, now: Date): Promise<string> {
  const key = await findSecret(db, 'codes');
  const handle = `g_${createHmac('sha256', key).update(`handle:${appointmentId}`).digest('base64url')}`;
  await insertHandle(db, {
    handle_hash: hashHandle(handle),
    appointment_id: appointmentId,
    expires_at: new Date(now.getTime() + lifetimeHours * 3_600_000).toISOString(),
  });
  return handle;
}
