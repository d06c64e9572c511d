import type { FastifyInstance } from 'fastify';
import { readReview, reviewAppointment } from '../../domain/appointments/review-appointment.ts';
import type { ScriptContext } from '../http/context.ts';
import { customerOf } from '../http/customer.ts';
import { bodyFields } from '../http/request.ts';

/** `submit-review.php` (PHP-39); a bare userId proves nothing (C-63). */
export function submitReviewScript(app: FastifyInstance, context: ScriptContext): void {
  app.post('/php/submit-review.php', async (request) => {
    const { id } = await customerOf(request, context);
    await reviewAppointment(context.store, id, readReview(bodyFields(request)), context.clock());
    return { success: true, message: 'Thank you for your review!' };
  });
}
