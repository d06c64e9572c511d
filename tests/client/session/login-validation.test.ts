import { describe, expect, it } from 'vitest';
import { loginSchema } from '~/features/session/login-validation.ts';
import { schemaIssues } from '../support/schema-issues.ts';

describe('the login form (AUTH-02, AUTH-03)', () => {
  it.each<[string, object, string[]]>([
    ['is complete', {}, []],
    ['has no email', { email: ' ' }, ['email: Email is required']],
    ['has a wrong email', { email: 'ada' }, ['email: Invalid email format']],
    ['has no password', { password: '' }, ['password: Password is required']],
  ])('%s', (_, change, expected) => {
    const values = { email: 'ada@example.com', password: ' ', rememberMe: false, ...change };
    expect(schemaIssues(loginSchema, values)).toEqual(expected);
  });
});
