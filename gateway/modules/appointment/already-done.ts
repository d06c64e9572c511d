import type { UserError } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { userErrorsOf } from '../mutations/user-errors.ts';

interface DoneCheck {
  /** Whether the mutation was carried out earlier, judging by the customer's data. */
  readonly isDone: (customer: CustomerRecord) => boolean;
  /** Shown when the host gives no reason. */
  readonly message: string;
}

/**
 * The user errors of a refused mutation. Hosts respond with 409 both to a second payment and to one
 * that isn't allowed, so the customer's data is refetched to see whether it is ALREADY_DONE.
 */
export async function errorsUnlessDone(
  refusal: Refusal,
  fallback: string,
  check: DoneCheck,
  context: Pick<GatewayContext, 'loaders'>,
): Promise<UserError[]> {
  const errors = userErrorsOf(refusal, fallback);
  if (!mayBeExplainedByData(errors) || !(await checkCustomer(check.isDone, context))) return errors;
  return userErrorsOf(refusal, check.message).map((error) => ({ ...error, code: 'ALREADY_DONE' }));
}

/** Whether the customer's data may explain a refusal better than its status. */
export const mayBeExplainedByData = (errors: readonly UserError[]) => errors.some(({ code }) => code === 'REFUSED');

/** Refetches and checks the customer's data; false if it can't be read. */
export async function checkCustomer(
  check: (customer: CustomerRecord) => boolean | Promise<boolean>,
  { loaders }: Pick<GatewayContext, 'loaders'>,
): Promise<boolean> {
  loaders.customer.forget();
  try {
    return await check(await loaders.customer.record());
  } catch (error) {
    if (error instanceof LegacyError) return false;
    throw error;
  }
}
