import type { FastifyInstance } from 'fastify';
import { readAppointmentKey } from '../../domain/appointments/customer-appointment.ts';
import { payForAppointment } from '../../domain/appointments/pay-appointment.ts';
import { changeContext, type ScriptContext } from '../http/context.ts';
import { customerOf } from '../http/customer.ts';

/**
 * `POST /api/appointments/{id}/pay`, outside `/php` (PHP-35, C-39). No payment provider: no money
 * moves.
 */
export function paymentScript(app: FastifyInstance, context: ScriptContext): void {
  app.post<{ Params: { id: string } }>('/api/appointments/:id/pay', async (request) => {
    const { id } = await customerOf(request, context);
    await payForAppointment(changeContext(context), id, readAppointmentKey(request.params.id));
    context.delivery.deliverNow();
    return { success: true, message: 'Payment successful!' };
  });
}
