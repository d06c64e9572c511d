import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fields } from '../domain/accounts/account-access.ts';
import { flowOf } from '../domain/codes/email-codes.ts';
import { type ProofSubject, proveEmail, resendProofCode, sendProofCode } from '../domain/codes/email-verification.ts';
import { requireEmail } from '../domain/form.ts';
import { Refusal } from '../domain/refusal.ts';
import { customerOf, type ScriptContext } from './http/context.ts';
import { bodyFields } from './http/request.ts';

const proved: Record<ProofSubject['purpose'], string> = {
  specialist: 'Email verified successfully! You can now submit your application.',
  profile_update: 'Email verified successfully!',
};

/** `emailVerification.php` (PHP-26..28). Anyone can apply; a profile's email needs a session. */
export function emailVerificationScript(app: FastifyInstance, context: ScriptContext): void {
  const { store, delivery, clock } = context;

  async function readSubject(request: FastifyRequest, fields: Fields): Promise<ProofSubject> {
    switch (fields.get('type')) {
      case 'specialist':
        return { purpose: 'specialist', email: requireEmail(fields.get('email')), flow: flowOf(fields) };
      case 'profile_update': {
        const { id: requestedBy } = await customerOf(request, context);
        const email = requireEmail(fields.get('email'));
        return { purpose: 'profile_update', email, requestedBy, flow: flowOf(fields) };
      }
      default:
        throw new Refusal('INVALID', 'Unknown type.');
    }
  }

  async function runAction(subject: ProofSubject, fields: Fields): Promise<{ message: string; flow_id?: string }> {
    switch (fields.get('action')) {
      case 'send_code':
        return {
          flow_id: await sendProofCode(store, subject, clock()),
          message: `A verification code has been sent to ${subject.email}`,
        };
      case 'resend_code':
        await resendProofCode(store, subject, clock());
        return { message: 'A new verification code has been sent to your email.' };
      case 'verify_code':
        await proveEmail(store, subject, fields.get('code') ?? '', clock());
        return { message: proved[subject.purpose] };
      default:
        throw new Refusal('INVALID', 'Unknown action.');
    }
  }

  app.post('/php/emailVerification.php', async (request) => {
    const fields = bodyFields(request);
    const done = await runAction(await readSubject(request, fields), fields);
    delivery.deliverNow();
    return { success: true, ...done };
  });
}
