import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_CERTIFICATES } from '#shared/limits.ts';
import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import {
  type OptionRecord,
  readApplicationOptions,
  submitApplication,
} from '../../legacy/endpoints/specialist-applications.ts';
import { certificateErrors, photoErrors, toFilePart } from '../files/files.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { mutation } from '../mutations/mutation.ts';
import { listedOrError, type RefusalRules, userError } from '../mutations/refusal-errors.ts';
import { APPLICATION_FIELDS, toApplicationForm } from './form.ts';
import { type ApplicationArgs, applicationErrors, applicationInput } from './input.ts';

const toOption = (option: OptionRecord) => ({ ...option, serviceNames: [...option.serviceNames] });

/** The key was used with other details: an earlier attempt did arrive. */
const ALREADY_RECEIVED = 'We’ve already received your application. To change it, please call us.';

/** JOIN-42: this script's `error` takes precedence over its `message`. */
const REFUSALS: RefusalRules = {
  fallback: 'Failed to submit form. Please try again.',
  sentencesOf: listedOrError,
  statuses: { 409: 'TAKEN' },
  meanings: ['keyReused', 'unverifiedEmail'],
  fields: APPLICATION_FIELDS,
  messages: { KEY_REUSED: ALREADY_RECEIVED },
};

const applyAsSpecialist = mutation({
  input: applicationInput.extend({
    photo: z.custom<ReceivedFile>(),
    certificates: z.custom<readonly ReceivedFile[]>(),
  }),
  check: (args: ApplicationArgs) => [...applicationErrors(args), ...fileErrors(args)],
  once: {
    key: ({ idempotencyKey }) => idempotencyKey,
    conflict: ALREADY_RECEIVED,
    ifUnknown: {
      safe: 'We’re not sure we received your application. You can safely submit it again: we won’t receive it twice.',
      unsafe:
        'We’re not sure we received your application. Look for our email or call us before you submit it again: we could receive it twice.',
    },
  },
  send: ({ photo, certificates, ...input }, _context, write) =>
    write(submitApplication, toApplicationForm(input, toFilePart(photo), certificates.map(toFilePart))),
  refusals: REFUSALS,
  payload: ({ message }) => ({ isReceived: true, message }),
});

function fileErrors({ photo, certificates }: ApplicationArgs): UserError[] {
  return [
    ...photoErrors(photo, ['photo']),
    ...(certificates.length > MAX_CERTIFICATES
      ? [userError('TOO_LARGE', fieldMessages.tooManyCertificates, ['certificates'])]
      : []),
    ...certificates.flatMap((file, index) => certificateErrors(file, ['certificates', String(index)])),
  ];
}

export const specialistApplicationResolvers: Resolvers = {
  Query: {
    async specialistApplicationOptions(_parent, _args, { legacy }) {
      const options = await legacy.read(readApplicationOptions, {});
      return {
        services: options.services.map(toOption),
        immediateServices: options.immediateServices.map(toOption),
        locations: options.locations.map(toOption),
        timeSlots: options.timeSlots.map(toOption),
        serviceModes: [...options.serviceModes],
        companies: options.companies.map(toOption),
        workshops: options.workshops.map(toOption),
      };
    },
  },
  Mutation: {
    applyAsSpecialist,
  },
};
