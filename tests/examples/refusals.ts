import { codeFor, otherThan, pass } from '../backend/support/codes.ts';
import type { MutationName, RefusalRow, World } from './example.ts';

export const START_AGAIN = 'Verification process was incomplete. Please start again.';

/** With a password that many people have. */
export const commonPassword = (
  what: string,
  changes: (world: World) => Promise<object> = async () => ({}),
): RefusalRow => [
  what,
  async (world) => ({ ...(await changes(world)), password: 'Password1!' }),
  'INVALID',
  'password',
  'This password is too common. Please choose another one.',
];

export const noAddress = (what: string): RefusalRow => [
  what,
  { email: 'x' },
  'INVALID',
  'email',
  'Please enter a valid email address.',
];

/** With codes that aren't the one which the other mutation has sent. */
export const wrongCodes = (request: MutationName): RefusalRow[] => [
  [
    'with a wrong code',
    async ({ send, newEmail, test }) => {
      const email = newEmail();
      await send(request, { email });
      return { email, code: otherThan(await codeFor(test, email)) };
    },
    'WRONG_CODE',
    'code',
    'Invalid verification code. Please try again.',
  ],
  [
    'of another address',
    { email: 'no@example.com' },
    'EXPIRED',
    'code',
    'You can’t use this code any more. Please request a new one.',
  ],
];

/** Sends another mutation first. */
export const after =
  (first: MutationName) =>
  async ({ send, newEmail }: World) => {
    const input = { email: newEmail() };
    await send(first, input);
    return input;
  };

/** Within a minute of the code that the first mutation has sent. */
export const tooSoon = (what: string, first: MutationName): RefusalRow => [
  what,
  after(first),
  'RATE_LIMITED',
  null,
  /^Please wait \d+ seconds before requesting another code\.$/,
];

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
