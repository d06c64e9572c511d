import { codeFor, otherThan, pass } from '../backend/support/codes.ts';
import type { MutationName, World } from './example.ts';

export const COMMON_PASSWORD = 'Password1!';
export const TOO_COMMON = 'This password is too common. Please choose another one.';
export const INVALID_EMAIL = 'Please enter a valid email address.';
export const WRONG_CODE = 'Invalid verification code. Please try again.';
export const VOID_CODE = 'You can’t use this code any more. Please request a new one.';
export const START_AGAIN = 'Verification process was incomplete. Please start again.';
export const WAIT = /^Please wait \d+ seconds before requesting another code\.$/;

/** Requests a code for a new address. Returns its input with a wrong code. */
export const wrongCode =
  (request: MutationName) =>
  async ({ send, newEmail, test }: World) => {
    const email = newEmail();
    await send(request, { email });
    return { email, code: otherThan(await codeFor(test, email)) };
  };

/** Requests a second code at once. */
export const twice =
  (first: MutationName) =>
  async ({ send, newEmail }: World) => {
    const input = { email: newEmail() };
    await send(first, input);
    return input;
  };

/** Sends a mutation until the limit is reached. */
export const often =
  (mutation: MutationName, times: number, changes: (world: World) => object = () => ({})) =>
  async (world: World) => {
    const input = changes(world);
    for (let count = 0; count < times; count++) await world.send(mutation, input);
    return input;
  };

/** Frees the limits of the minute. */
export const minuteLater = ({ test }: World) => pass(test, 61);
