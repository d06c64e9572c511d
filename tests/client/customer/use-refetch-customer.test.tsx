import { ApolloLink, type ObservableQuery } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRefetchCustomer, useRefetchLists } from '~/features/customer/use-refetch-customer.ts';
import { appOperations, nameOf } from '../support/app-operations.ts';
import { testClient } from '../support/test-client.ts';

/** The operations that refetch if they are open. */
function refetchedBy(useRefetch: () => () => void): (string | undefined)[] {
  const client = testClient(ApolloLink.empty());
  const refetchQueries = vi.spyOn(client, 'refetchQueries');
  const { result } = renderHook(useRefetch, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  result.current();
  const { onQueryUpdated } = refetchQueries.mock.calls[0]?.[0] ?? {};
  const isRefetched = (query: object) => onQueryUpdated?.({ query } as ObservableQuery, {} as never, undefined);
  return appOperations.filter(isRefetched).map(nameOf);
}

it('refetches lists and repairs after a mutation, whose response has all else', () => {
  expect(refetchedBy(useRefetchLists)).toEqual([
    'Appointments',
    'MorePendingReviews',
    'MoreSubmittedReviews',
    'OfflineAppointments',
    'PastLocations',
    'RepairDetails',
    'Repairs',
    'Reviews',
  ]);
});

it('refetches all but the notifications after a change elsewhere', () => {
  const refetched = refetchedBy(useRefetchCustomer);
  const notRefetched = appOperations.map(nameOf).filter((name) => !refetched.includes(name));
  expect(notRefetched).toEqual(['MoreNotifications', 'Notifications']);
});
