import { z } from 'zod';
import { logInSchema } from '#shared/forms/passwords.ts';
import type { Session } from '../../graphql/generated/schema.ts';
import { type LoginResponse, logInCustomer, logOutCustomer, logOutOthers } from '../../legacy/endpoints/sessions.ts';
import { readCredentials } from '../../legacy/transport/caller.ts';
import { enterSession } from '../context.ts';
import { viewingCustomer } from '../customer/customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { localPath, nextStepOf } from '../lib/local-path.ts';
import { mutation, notSent } from '../mutations/mutation.ts';
import { listedOrError, sameNames } from '../mutations/refusal-errors.ts';

export function toSession({ userId, authToken, userName, accountType }: LoginResponse): Session {
  return { userId, authToken, userName: userName ?? '', accountType: accountType ?? '' };
}

export const sessionResolvers: Resolvers = {
  Mutation: {
    logIn: mutation({
      input: logInSchema,
      counts: 'refusals',
      send: logInCustomer,
      refusals: {
        fallback: 'An error occurred during login.',
        sentencesOf: listedOrError,
        meanings: ['unverifiedLogin'],
        otherwise: 'BAD_CREDENTIALS',
        fields: sameNames('email', 'password'),
      },
      payload(response, _input, context) {
        const viewer = readCredentials(response.userId, response.authToken);
        if (viewer) enterSession(context, viewer);
        const redirectPath = localPath(response.redirect);
        return {
          session: toSession(response),
          customer: viewer && viewingCustomer(context),
          message: response.message,
          redirectPath,
          nextStep: redirectPath === null ? 'SHOW_DASHBOARD' : nextStepOf(redirectPath),
        };
      },
    }),
    logOutOtherDevices: mutation({
      input: z.object({}),
      send: logOutOthers,
      invalidates: ['customer'],
      refusals: { fallback: 'We couldn’t log you out on your other devices.' },
      payload: ({ message }, _input, context) => ({ customer: viewingCustomer(context), message }),
    }),
    logOut: mutation({
      input: z.object({}),
      async send(_input, { viewer, cookies, log }, write) {
        // So that the next login on this device doesn't join this customer's session of the host.
        cookies.clear();
        if (!viewer) return notSent();
        return write(logOutCustomer, null).catch((err: unknown) => {
          log.warn({ event: 'log-out', err }, 'log-out not confirmed');
          return notSent();
        });
      },
      // Without errors in its payload: whatever the host says, this device forgets the session.
      refusals: { fallback: '' },
      payload: () => ({ isConfirmed: true }),
    }),
  },
};
