import type { UserError } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { LegacyError } from '../../legacy/transport/fault.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { refusedAct } from '../mutations/user-errors.ts';

interface Before {
  /** Whether the customer's data says that it has been done. */
  readonly isDone: (customer: CustomerRecord) => boolean;
  /** Said when the host gives no reason. */
  readonly message: string;
}

/**
 * What a refused mutation on an appointment tells the customer. Hosts answer 409 to a second
 * payment and to one that is not allowed, so only the customer's data, read anew, tells that it is
 * ALREADY_DONE.
 */
export async function refusedOrDone(
  refusal: Refusal,
  fallback: string,
  before: Before,
  context: Pick<GatewayContext, 'loaders'>,
): Promise<UserError[]> {
  const errors = refusedAct(refusal, fallback);
  if (!isOpenToData(errors) || !(await dataSays(before.isDone, context))) return errors;
  return refusedAct(refusal, before.message).map((error) => ({ ...error, code: 'ALREADY_DONE' }));
}

/** Whether the data may know more of a refusal than its status has told. */
export const isOpenToData = (errors: readonly UserError[]) => errors.some(({ code }) => code === 'REFUSED');

/** Asks the customer's data as it is now; what cannot be read says nothing. */
export async function dataSays(
  says: (customer: CustomerRecord) => boolean | Promise<boolean>,
  { loaders }: Pick<GatewayContext, 'loaders'>,
): Promise<boolean> {
  loaders.customer.forget();
  try {
    return await says(await loaders.customer.record());
  } catch (error) {
    if (error instanceof LegacyError) return false;
    throw error;
  }
}
