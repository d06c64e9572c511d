import { z } from 'zod';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { type MessageResponse, messageResponse } from './message-response.ts';

const request = z.object({ email: z.string(), type: z.enum(['specialist', 'profile_update']) });
export type EmailCodeRequest = z.output<typeof request>;

/** PHP-26..28, with credentials if there are any: a profile's code belongs to the account. */
function emailCodeEndpoint<Input>(action: string, fields: z.ZodType<object, Input>): JsonWrite<Input, MessageResponse> {
  return {
    kind: 'json-write',
    path: '/php/emailVerification.php',
    success: 'required',
    credentials: 'optional',
    timeoutMs: WRITE_TIMEOUT_MS,
    request: fields.transform((input) => ({ action, ...input })),
    response: messageResponse,
  };
}

export const sendEmailCode = emailCodeEndpoint('send_code', request);
export const resendEmailCode = emailCodeEndpoint('resend_code', request);
export const verifyEmailCode = emailCodeEndpoint('verify_code', request.extend({ code: z.string() }));
