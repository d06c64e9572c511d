import { z } from 'zod';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { messageResponse } from './message-response.ts';
import { flowResponse, withFlow } from './registration-endpoint.ts';

const request = z.object({
  email: z.string(),
  type: z.enum(['specialist', 'profile_update']),
  flowId: z.string().nullish(),
});
export type EmailCodeRequest = z.output<typeof request>;

/** PHP-26..28, with credentials if there are any: a profile's code belongs to the account. */
function emailCodeEndpoint<Input, Output>(
  action: string,
  fields: z.ZodType<EmailCodeRequest, Input>,
  response: z.ZodType<Output>,
): JsonWrite<Input, Output> {
  return {
    kind: 'json-write',
    path: '/php/emailVerification.php',
    success: 'required',
    credentials: 'optional',
    timeoutMs: WRITE_TIMEOUT_MS,
    request: fields.transform((input) => ({ action, ...withFlow(input) })),
    response,
  };
}

export const sendEmailCode = emailCodeEndpoint('send_code', request, flowResponse);
export const resendEmailCode = emailCodeEndpoint('resend_code', request, messageResponse);
export const verifyEmailCode = emailCodeEndpoint('verify_code', request.extend({ code: z.string() }), messageResponse);
