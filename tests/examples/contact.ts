import { randomUUID } from 'node:crypto';
import type { MutationExample, ReadExample, WriteExample } from './example.ts';
import { often } from './refusals.ts';
import { EMAIL, newAddress, newPhone } from './values.ts';

export const scripts = {
  submitContactMessage: {
    by: 'sendContactMessage',
    form: {
      kinds: { name: 'text', email: 'strict', message: 'text' },
      fields: () => ({ name: 'Petra Vance', email: newAddress(), message: 'Do you mend clocks?' }),
    },
  },
  listImmediateServices: {
    by: ['{ immediateServices { name } }', 'immediateServices'],
    parameters: [],
    onFault: 'fallback',
    answer: { success: true, services: [{ id: 1, name: 'Puncture' }] },
  },
  submitImmediateRequest: {
    by: 'requestImmediateService',
    answer: { referenceNumber: 'IM-1' },
    form: {
      kinds: {
        serviceType: 'text',
        issueDetails: 'text',
        issueDescription: 'text',
        location: 'text',
        phoneNumber: 'text',
        contactPreference: 'optional strict',
      },
      fields: () => ({
        serviceType: 'Flat Tire',
        issueDetails: 'Ford Fiesta',
        issueDescription: 'Nail.',
        location: 'A46',
        phoneNumber: newPhone(),
        contactPreference: 'text',
      }),
    },
  },
} satisfies Record<string, ReadExample | WriteExample>;

export const mutations = {
  sendContactMessage: {
    input: () => ({ name: 'Joan Reed', email: EMAIL, message: 'Do you repair clocks?' }),
    refusals: [
      ['without a message', { message: '' }, 'REQUIRED', 'message', 'Enter your message'],
      [
        'too often',
        often('sendContactMessage', 10),
        'RATE_LIMITED',
        null,
        'We already have several messages from this email. Please call us, or try again later.',
      ],
    ],
  },
  requestImmediateService: {
    input: () => ({
      idempotencyKey: randomUUID(),
      ...{ immediateServiceName: 'Puncture', issueDetails: 'Ford Fiesta', issueDescription: 'A nail.' },
      ...{ location: '1 High Street', phone: '07723 123456' },
    }),
    rest: { contactPreference: 'TEXT' },
    refusals: [
      ['without a phone number', { phone: '' }, 'REQUIRED', 'phone', 'Enter a phone number'],
      [
        'with the key of another request',
        async ({ send }) => {
          const idempotencyKey = randomUUID();
          await send('requestImmediateService', { idempotencyKey });
          return { idempotencyKey, issueDescription: 'Two nails.' };
        },
        'KEY_REUSED',
        'idempotencyKey',
        'You’ve already sent this request with other details. Please send it as a new request.',
      ],
      [
        'too often',
        often('requestImmediateService', 20, () => ({ phone: '07700 900199' })),
        'RATE_LIMITED',
        null,
        'We already have several requests with this phone number. Please call us.',
      ],
    ],
  },
} satisfies Record<string, MutationExample>;
