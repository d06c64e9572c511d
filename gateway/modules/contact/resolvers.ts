import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { submitContactMessage } from '../../legacy/endpoints/contact-messages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, personName, requiredText } from '../input/text-fields.ts';
import { messageAndListed, sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { messagePayload, resolveMutation } from '../mutations/resolve-mutation.ts';

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: resolveMutation({
      input: z.object({
        name: personName(fieldMessages.name, 'The name'),
        email: emailAddress(fieldMessages.email),
        message: requiredText(fieldMessages.message, 'The message', TEXT_LIMITS.contactMessage),
      }),
      endpoint: submitContactMessage,
      // INFO-23, INFO-24: the host's message and each listed error.
      onRefusal: (refusal) =>
        userErrorsOf(refusal, {
          fallback: 'An unexpected error occured',
          sentencesOf: messageAndListed,
          fields: sameNames('name', 'email', 'message'),
        }),
      onSuccess: messagePayload,
    }),
  },
};
