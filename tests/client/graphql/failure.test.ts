import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { failureOf } from '~/graphql/failure.ts';

const graph = (extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Busy.', ...(extensions && { extensions }) }] });

describe('what became of an operation', () => {
  it('tells the three kinds apart', () => {
    const response = new Response('<html>', { status: 502 });
    expect(failureOf(new TypeError('Failed to fetch')).kind).toBe('network');
    expect(failureOf(new ServerError('Bad gateway', { response, bodyText: '<html>' })).kind).toBe('gateway');
    expect(failureOf(graph()).kind).toBe('graph');
  });

  it('reads what the graph says about it', () => {
    expect(
      failureOf(graph({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 503, retryAfter: 90, requestId: 'r-1' })),
    ).toEqual({
      kind: 'graph',
      text: 'Busy.',
      code: 'UPSTREAM_UNAVAILABLE',
      legacyStatus: 503,
      retryAfterSeconds: 90,
      requestId: 'r-1',
    });
  });

  it('does not trust what it cannot name', () => {
    expect(failureOf(graph({ code: 7, legacyStatus: '503', retryAfter: 'soon' }))).toMatchObject({
      code: null,
      legacyStatus: null,
      retryAfterSeconds: null,
    });
    expect(failureOf('odd')).toMatchObject({ kind: 'network', text: 'odd' });
  });
});
