import { z } from 'zod';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { type MessageResponse, messageResponse } from './message-response.ts';

const request = z.object({ email: z.string(), type: z.enum(['specialist', 'profile_update']) });
export type EmailCodeRequest = z.output<typeof request>;

/**
 * PHP-26..28. The credentials go along where a customer asks: a code for a profile belongs to the
 * account.
 */
function emailCodeAct<Input>(action: string, fields: z.ZodType<object, Input>): JsonWrite<Input, MessageResponse> {
  return {
    kind: 'json-write',
    path: '/php/emailVerification.php',
    success: 'required',
    credentials: 'when known',
    timeoutMs: WRITE_TIMEOUT_MS,
    request: fields.transform((given) => ({ action, ...given })),
    response: messageResponse,
  };
}

export const sendEmailCode = emailCodeAct('send_code', request);
export const resendEmailCode = emailCodeAct('resend_code', request);
export const verifyEmailCode = emailCodeAct('verify_code', request.extend({ code: z.string() }));
