import { useState } from 'react';
import { failureOf } from '~/graphql/failure.ts';
import type { RequestImmediateServiceMutation } from '~/graphql/generated/graphql.ts';
import { useRequestImmediateServiceMutation } from '~/graphql/generated/operations/request-immediate-service.ts';
import type { HelpValues } from './help-schema.ts';

export type ReceivedRequest = NonNullable<
  NonNullable<RequestImmediateServiceMutation['requestImmediateService']>['request']
>;

/** Sends the request for help. Never throws: what went wrong is in `error`, fit to show (IMM-14, IMM-15). */
export function useRequestHelp() {
  const [send, { loading }] = useRequestImmediateServiceMutation();
  const [received, setReceived] = useState<ReceivedRequest | null>(null);
  const [error, setError] = useState<string | null>(null);

  const request = async ({ declaration: _, ...input }: HelpValues) => {
    setError(null);
    try {
      const { data } = await send({ variables: { input } });
      const answer = data?.requestImmediateService;
      if (answer?.request) setReceived(answer.request);
      else setError(answer?.userErrors[0]?.message ?? 'Failed to submit request');
    } catch (problem) {
      setError(failureOf(problem).text || 'An unexpected error occurred. Please try again.');
    }
  };
  return { request, isSending: loading, received, error, dismissError: () => setError(null) };
}
