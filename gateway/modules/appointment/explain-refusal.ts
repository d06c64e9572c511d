import type { UserError } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { type RefusalRules, userErrorsOf } from '../mutations/refusal-errors.ts';
import type { RefusalReason } from './refusal-reason.ts';

type Judge = (customer: CustomerRecord) => RefusalReason | null | Promise<RefusalReason | null>;

/**
 * The user errors of a refused mutation of an appointment. If the host doesn't say what the refusal
 * is about, the customer's data is refetched and judged.
 */
export async function explainedErrors(
  refusal: Refusal,
  rules: Pick<RefusalRules, 'fallback' | 'meanings' | 'fields'>,
  judge: Judge,
  context: Pick<GatewayContext, 'loaders'>,
): Promise<UserError[]> {
  const appointmentRules = { codeFields: { NOT_FOUND: 'appointmentId' }, ...rules };
  const errors = userErrorsOf(refusal, appointmentRules);
  if (errors.every(({ code }) => code !== 'REFUSED')) return errors;
  const reason = await judgeRefetched(judge, context);
  if (reason === null) return errors;
  return userErrorsOf(refusal, { ...appointmentRules, fallback: reason.message, otherwise: reason.code });
}

/** Null if the customer's data can't be read. */
async function judgeRefetched(
  judge: Judge,
  { loaders }: Pick<GatewayContext, 'loaders'>,
): Promise<RefusalReason | null> {
  loaders.customer.forget();
  try {
    return await judge(await loaders.customer.record());
  } catch (error) {
    if (error instanceof LegacyError) return null;
    throw error;
  }
}
