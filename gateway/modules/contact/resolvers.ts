import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { submitContactMessage } from '../../legacy/endpoints/contact-messages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, personName, requiredText } from '../input/text-fields.ts';
import { messagePayload, mutation } from '../mutations/mutation.ts';
import { messageAndListed, sameNames } from '../mutations/refusal-errors.ts';

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: mutation({
      input: z.object({
        name: personName(fieldMessages.name, 'The name'),
        email: emailAddress(fieldMessages.email),
        message: requiredText(fieldMessages.message, 'The message', TEXT_LIMITS.contactMessage),
      }),
      send: submitContactMessage,
      // INFO-23, INFO-24: the host's message and each listed error.
      refusals: {
        fallback: 'An unexpected error occured',
        sentencesOf: messageAndListed,
        fields: sameNames('name', 'email', 'message'),
      },
      payload: messagePayload,
    }),
  },
};
