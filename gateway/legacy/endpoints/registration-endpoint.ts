import { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';

export const address = z.object({ email: z.string() });

/** The flow that a call continues, as an earlier response identified it; not sent when unknown. */
const flowId = z.string().nullish();
export const withFlow = <Fields extends { flowId?: string | null | undefined }>({
  flowId: flow_id,
  ...fields
}: Fields) => ({
  ...fields,
  ...(flow_id && { flow_id }),
});

export const addressInFlow = z.object({ email: z.string(), flowId }).transform(withFlow);
export const addressAndCode = z.object({ email: z.string(), code: z.string(), flowId }).transform(withFlow);

export const tokenAndPassword = z
  .object({ token: z.string(), password: z.string() })
  .transform(({ token, password }) => ({ token_id: token, password }));

/** The response that begins a flow; older hosts know none. */
export const flowResponse = wireObject({ message: text.catch(null), flow_id: id.catch(null) }).transform(
  ({ message, flow_id }) => ({ message, flowId: flow_id }),
);

/** The response to a correct code: the token for setting a password; null when it is missing. */
export const passwordToken = z
  .object({ message: text.catch(null), token_id: decodedText.catch(null) })
  .transform(({ message, token_id }) => ({ message, token: token_id }));

/** PHP-14..24: one of the actions of the script that registers customers and sets passwords. */
export function registrationEndpoint<Input, Output>(
  action: string,
  request: z.ZodType<object, Input>,
  response: z.ZodType<Output>,
): JsonWrite<Input, Output> {
  return {
    kind: 'json-write',
    path: '/php/userRegistration.php',
    success: 'required',
    credentials: 'never',
    withCookies: 'device',
    timeoutMs: WRITE_TIMEOUT_MS,
    request: request.transform((fields) => ({ action, ...fields })),
    response,
  };
}
