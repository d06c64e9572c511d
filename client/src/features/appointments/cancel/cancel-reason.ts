import * as z from 'zod/mini';
import { createKeptStore } from '~/lib/kept-store.ts';

/** Why an appointment is to be called off, as it is typed; closing the dialog by mistake costs nothing. */
export const cancelReason = createKeptStore(
  'cancel-reason',
  z.object({ appointmentId: z.string(), reason: z.string() }),
  {
    appointmentId: '',
    reason: '',
  },
);

/** Begins with what was typed for this appointment, if anything was. */
export function openCancelReason(appointmentId: string): void {
  if (cancelReason.get().appointmentId !== appointmentId) cancelReason.clear();
}
