import { z } from 'zod';
import { submitContactMessage } from '../../legacy/endpoints/contact-messages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, longWords, words } from '../input/text-fields.ts';
import { resolveMutation, told } from '../mutations/resolve-mutation.ts';
import { refusalCode, refusalErrors } from '../mutations/user-errors.ts';

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: resolveMutation({
      input: z.object({
        name: words('Please enter your name.', 'The name', 100),
        email: emailAddress('Please enter your email address.'),
        message: longWords('Please enter your message.', 'The message', 5_000),
      }),
      endpoint: submitContactMessage,
      // INFO-23, INFO-24: the page shows the host's message and each listed error.
      refused: (refusal) =>
        refusalErrors(
          refusalCode(refusal),
          [refusal.message ?? refusal.error, ...refusal.errors],
          'An unexpected error occured',
          refusal.retryAfterSeconds,
        ),
      done: told,
    }),
  },
};
