import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, tap } from 'rxjs';

/** Called when an act has ended, however; `isShown` when it is one that an alert follows, and its answer has brought the customer's record as it has left it. */
export type ActEnded = (isShown: boolean) => void;

/** Tells of each act when it begins, and in what is returned when it ends, so that an alert about it can be told from one about somebody else's. */
export function ownActsLink(onBegun: () => ActEnded): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    return defer(() => {
      const end = onBegun();
      let isShown = false;
      return forward(operation).pipe(
        tap(({ data }) => {
          isShown = Object.entries(data ?? {}).some(([act, payload]) => ALERTED.has(act) && bringsRecord(payload));
        }),
        // Also when nobody waits for the answer any more.
        finalize(() => end(isShown)),
      );
    });
  });
}

/** The legacy side sends an alert about each of these, and about no other act of the customer's. */
const ALERTED = new Set(['bookAppointment', 'cancelAppointment', 'payForAppointment', 'rescheduleAppointment']);

function bringsRecord(payload: unknown): boolean {
  const customer = isObject(payload) && Reflect.get(payload, 'customer');
  return isObject(customer) && Array.isArray(Reflect.get(customer, 'appointments'));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
