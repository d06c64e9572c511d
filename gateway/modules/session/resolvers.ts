import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import { logInCustomer, logOutCustomer, logOutOthers } from '../../legacy/endpoints/sessions.ts';
import { readCredentials } from '../../legacy/transport/credentials.ts';
import { enterSession } from '../context.ts';
import { viewingCustomer } from '../customer/customer.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress } from '../input/text-fields.ts';
import { localPath } from '../lib/local-path.ts';
import { nextStepOf } from '../lib/next-step.ts';
import { listedOrError, sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { messagePayload, resolveMutation } from '../mutations/resolve-mutation.ts';
import { inputErrors } from '../mutations/user-errors.ts';
import { toSession } from './session.ts';

/** AUTH-03. The limit of the password avoids hashing long texts. */
const credentials = z.object({
  email: emailAddress(fieldMessages.loginEmail, fieldMessages.loginEmailInvalid),
  password: z.string().min(1, fieldMessages.loginPassword).max(1_000, 'Password is too long'),
  rememberMe: z.boolean(),
});

export const sessionResolvers: Resolvers = {
  Mutation: {
    async logIn(_parent, { input }, context, info) {
      const { legacy, limiter, clientAddress } = context;
      const parsed = credentials.safeParse(input);
      if (!parsed.success) return { userErrors: inputErrors(parsed.error) };
      await enforceRateLimit(info, context);

      const outcome = await legacy.write(logInCustomer, parsed.data).catch(async (error: unknown) => {
        // An outage doesn't count as an attempt.
        await limiter.uncount('logIn', clientAddress);
        throw error;
      });
      if (outcome.kind === 'refused') {
        return {
          userErrors: userErrorsOf(outcome.refusal, {
            fallback: 'An error occurred during login.',
            sentencesOf: listedOrError,
            meanings: ['unverifiedLogin'],
            otherwise: 'BAD_CREDENTIALS',
            fields: sameNames('email', 'password'),
          }),
        };
      }
      await limiter.uncount('logIn', clientAddress);
      const { userId, authToken, message, redirect } = outcome.response;
      const viewer = readCredentials(userId, authToken);
      if (viewer) enterSession(context, viewer);
      const redirectPath = localPath(redirect);
      return {
        session: toSession(outcome.response),
        customer: viewer && viewingCustomer(context),
        message,
        redirectPath,
        nextStep: redirectPath === null ? 'SHOW_DASHBOARD' : nextStepOf(redirectPath),
        userErrors: [],
      };
    },
    logOutOtherDevices: resolveMutation({
      input: z.object({ clientMutationId: z.string().nullish() }),
      endpoint: logOutOthers,
      onRefusal: (refusal) => userErrorsOf(refusal, { fallback: 'We couldn’t log you out on your other devices.' }),
      onSuccess: (response, { clientMutationId = null }, context) => {
        invalidateCustomer(context);
        return { clientMutationId, customer: viewingCustomer(context), ...messagePayload(response) };
      },
    }),
    async logOut(_parent, { input: { clientMutationId = null } }, { viewer, cookies, legacy, log }) {
      // So that the next login on this device doesn't join this customer's session of the host.
      cookies.clear();
      if (!viewer) return { isConfirmed: false, clientMutationId };
      try {
        return { isConfirmed: (await legacy.write(logOutCustomer, null)).kind === 'accepted', clientMutationId };
      } catch (err) {
        log.warn({ event: 'log-out', err }, 'log-out not confirmed');
        return { isConfirmed: false, clientMutationId };
      }
    },
  },
};
