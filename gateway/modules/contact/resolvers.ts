import { contactForm } from '#shared/forms/contact.ts';
import { graphNames } from '#shared/forms/form.ts';
import { submitContactMessage } from '../../legacy/endpoints/contact-messages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { messagePayload, mutation } from '../mutations/mutation.ts';
import { messageAndListed } from '../mutations/refusal-errors.ts';

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: mutation({
      input: contactForm.schema,
      send: submitContactMessage,
      // INFO-23, INFO-24: the host's message and each listed error.
      refusals: {
        fallback: 'An unexpected error occured',
        sentencesOf: messageAndListed,
        fields: graphNames(contactForm),
      },
      payload: messagePayload,
    }),
  },
};
