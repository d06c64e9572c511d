import { describe, expect, it } from 'vitest';
import { contactSchema } from '~/features/contact/contact-draft.ts';
import { schemaIssues } from '../support/schema-issues.ts';

describe('the contact form', () => {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello.' };

  it.each<[string, object, string[]]>([
    ['is complete', {}, []],
    ['has the longest texts', { name: 'x'.repeat(100), message: 'x'.repeat(5000) }, []],
    ['has no name', { name: ' ' }, ['name: Enter your name']],
    ['has too long a name', { name: 'x'.repeat(101) }, ['name: The name must not be longer than 100 characters.']],
    ['has no email', { email: ' ' }, ['email: Enter your email address']],
    ['has a wrong email', { email: 'ada' }, ['email: Please enter a valid email address.']],
    ['has no message', { message: ' ' }, ['message: Enter your message']],
    [
      'has too long a message',
      { message: 'x'.repeat(5001) },
      ['message: The message must not be longer than 5000 characters.'],
    ],
  ])('%s', (_, change, expected) => {
    expect(schemaIssues(contactSchema, { ...message, ...change })).toEqual(expected);
  });
});
