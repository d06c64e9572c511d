import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cancelLocked } from '../domain/cancel-appointment.ts';
import { completeLocked } from '../domain/complete-appointment.ts';
import { confirmLocked } from '../domain/confirm-appointment.ts';
import { type ChangeContext, noSuchAppointment, readAppointmentKey } from '../domain/own-appointment.ts';
import { Refusal } from '../domain/refusal.ts';
import { type Appointment, lockAppointment } from '../store/appointment-life.ts';
import { inTransaction, type Queries } from '../store/database.ts';
import { listOpenAppointments } from '../store/open-appointments.ts';
import { changeContext, type ScriptContext } from './context.ts';

type Act = (db: Queries, appointment: Appointment, context: ChangeContext) => Promise<unknown>;

/** What a specialist would do in an office of his own. */
const acts = new Map<string, Act>([
  ['confirm', confirmLocked],
  ['complete', completeLocked],
  [
    'cancel',
    (db, appointment, context) =>
      cancelLocked(db, appointment, { by: 'specialist', reason: 'Cancelled by the specialist.' }, context),
  ],
]);

function isSecret(said: string | string[] | undefined, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return typeof said === 'string' && timingSafeEqual(hash(said), hash(secret));
}

/** For `npm run operator`: never part of the contract, never passed on by the gateway, and only with the secret of this run. */
export function operatorRoutes(app: FastifyInstance, context: ScriptContext, secret: string): void {
  const demandSecret = async (request: FastifyRequest) => {
    if (!isSecret(request.headers['x-operator-secret'], secret))
      throw new Refusal('not-found', 'There is nothing here.');
  };

  app.get('/operator/appointments', { preHandler: demandSecret }, async () => ({
    success: true,
    appointments: await listOpenAppointments(context.store.db),
  }));

  app.post<{ Params: { key: string; act: string } }>(
    '/operator/appointments/:key/:act',
    { preHandler: demandSecret },
    async (request) => {
      const act = acts.get(request.params.act);
      if (!act) throw new Refusal('not-found', 'There is nothing here.');
      const key = readAppointmentKey(request.params.key);
      const now = changeContext(context);
      const status = await inTransaction(context.store, async (db) => {
        const appointment = await lockAppointment(db, key);
        if (!appointment) throw noSuchAppointment();
        await act(db, appointment, now);
        return (await lockAppointment(db, key))?.status;
      });
      context.delivery.nudge();
      return { success: true, status };
    },
  );
}
