import { z } from 'zod';
import { submitContactMessage } from '../../legacy/endpoints/contact-messages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, requiredLine, requiredText } from '../input/text-fields.ts';
import { messagePayload, resolveMutation } from '../mutations/resolve-mutation.ts';
import { refusalCode, refusalErrors } from '../mutations/user-errors.ts';

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: resolveMutation({
      input: z.object({
        name: requiredLine('Please enter your name.', 'The name', 100),
        email: emailAddress('Please enter your email address.'),
        message: requiredText('Please enter your message.', 'The message', 5_000),
      }),
      endpoint: submitContactMessage,
      // INFO-23, INFO-24: the page shows the host's message and each listed error.
      onRefusal: (refusal) =>
        refusalErrors(
          refusalCode(refusal),
          [refusal.message ?? refusal.error, ...refusal.errors],
          'An unexpected error occured',
          refusal.retryAfterSeconds,
        ),
      onSuccess: messagePayload,
    }),
  },
};
