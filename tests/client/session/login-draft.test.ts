import { describe, expect, it } from 'vitest';
import { initialEmail } from '~/features/session/use-log-in.ts';

describe('the email that the login form starts with', () => {
  it('is what was typed on this visit, then what was passed on, then what was typed last', () => {
    const nothing = { email: '', entryKey: '' };
    expect(initialEmail(nothing, 'visit 1', '')).toBe('');
    expect(initialEmail(nothing, 'visit 1', 'passed@example.com')).toBe('passed@example.com');
    const typed = { email: 'typed@example.com', entryKey: 'visit 1' };
    expect(initialEmail(typed, 'visit 1', 'passed@example.com')).toBe('typed@example.com');
    expect(initialEmail(typed, 'visit 2', 'passed@example.com')).toBe('passed@example.com');
    expect(initialEmail(typed, 'visit 2', '')).toBe('typed@example.com');
  });
});
