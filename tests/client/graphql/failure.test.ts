import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { failureOf } from '~/graphql/failure.ts';

const graph = (extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Busy.', ...(extensions && { extensions }) }] });

describe('failureOf', () => {
  it('distinguishes the three kinds', () => {
    const response = new Response('<html>', { status: 502 });
    expect(failureOf(new TypeError('Failed to fetch')).kind).toBe('network');
    expect(failureOf(new ServerError('Bad gateway', { response, bodyText: '<html>' })).kind).toBe('gateway');
    expect(failureOf(graph()).kind).toBe('graph');
  });

  it('reads the extensions of a GraphQL error', () => {
    expect(
      failureOf(graph({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 503, retryAfter: 90, requestId: 'r-1' })),
    ).toEqual({
      kind: 'graph',
      message: 'Busy.',
      code: 'UPSTREAM_UNAVAILABLE',
      legacyStatus: 503,
      retryAfterSeconds: 90,
      requestId: 'r-1',
    });
  });

  it('only calls a repeat safe if the server does', () => {
    expect(failureOf(graph({ isRepeatSafe: true })).isRepeatSafe).toBe(true);
    for (const isRepeatSafe of [false, 'true', 1])
      expect(failureOf(graph({ isRepeatSafe }))).not.toHaveProperty('isRepeatSafe');
    expect(failureOf(new TypeError('Failed to fetch'))).not.toHaveProperty('isRepeatSafe');
  });

  it('ignores extensions of the wrong type', () => {
    expect(failureOf(graph({ code: 7, legacyStatus: '503', retryAfter: 'soon' }))).toMatchObject({
      code: null,
      legacyStatus: null,
      retryAfterSeconds: null,
    });
    expect(failureOf('odd')).toMatchObject({ kind: 'network', message: 'odd' });
  });
});
