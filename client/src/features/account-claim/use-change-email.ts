import type { ChangeBookingEmailMutation } from '~/graphql/generated/graphql.ts';
import { useChangeBookingEmailMutation } from '~/graphql/generated/operations/change-booking-email.ts';
import { failureMessage, type MutationResult, mutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';
import { isEmail } from '~/lib/email.ts';

const NOT_CHANGED = 'Failed to update email address.';

/** What is wrong with a new address before anybody is asked (REG-33); undefined when nothing is. */
export function newEmailProblem(typed: string, current: string): string | undefined {
  if (!isEmail(typed)) return 'Please enter a valid email address.';
  if (typed.trim().toLowerCase() === current.toLowerCase()) return 'Please enter a different email address.';
  return undefined;
}

/** What the server has against it (REG-34). */
export function notChangedTexts(result: Exclude<MutationResult<unknown>, { kind: 'done' }>): string[] {
  if (result.kind === 'failed') return [failureMessage(result.failure, NOT_CHANGED)];
  const said = result.userErrors.map(userErrorMessage);
  return said.length > 0 ? said : [NOT_CHANGED];
}

type Changed = NonNullable<ChangeBookingEmailMutation['changeBookingEmail']>;

/** Moves a booking to another address. Never throws. */
export function useChangeEmail() {
  const [send] = useChangeBookingEmailMutation();
  return (input: { customerId: string; currentEmail: string; newEmail: string }): Promise<MutationResult<Changed>> =>
    mutationResult(send({ variables: { input } }), (data) => data.changeBookingEmail);
}
