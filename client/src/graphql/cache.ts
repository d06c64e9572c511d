import { type FieldMergeFunction, InMemoryCache, type StoreObject } from '@apollo/client';
import fragmentMatcher from './generated/fragment-matcher.ts';

/**
 * For lists whose entries have no id. Entries are merged by their index, so that two queries on one
 * page don't remove each other's fields. A list of a different length replaces the other.
 */
const mergeByIndex: FieldMergeFunction<readonly StoreObject[]> = (existing, incoming, { mergeObjects }) => {
  if (existing?.length !== incoming.length) return incoming;
  return incoming.map((entry, index) => mergeObjects({ ...existing[index] }, entry));
};

/** A failed query returns null with an error. That must not remove cached data from other pages. */
const mergeUnlessNull: FieldMergeFunction<StoreObject | null> = (existing, incoming, { mergeObjects }) => {
  if (!existing || !incoming) return incoming ?? existing ?? null;
  return mergeObjects(existing, incoming);
};

/** The latest value replaces the cached one, unless it couldn't be read. */
const replaceUnlessNull: FieldMergeFunction<StoreObject | number | null> = (existing, incoming) =>
  incoming ?? existing ?? null;

/** The newest list replaces the cached one, which may be longer. */
const REPLACED = { merge: false };

/**
 * Types without an id that several operations select. What is new replaces what was cached, but not
 * the fields that another operation has selected of the same object.
 */
const PARTS = [
  'AppointmentActions',
  'AppointmentConnection',
  'CustomerSummary',
  'Money',
  'NextAction',
  'PageInfo',
  'PendingReviewConnection',
  'PostalAddress',
  'PriceGuide',
  'PriceRange',
  'Refund',
  'ReviewConnection',
  'SpecialistPage',
  'SubmittedReviewConnection',
];

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: fragmentMatcher.possibleTypes,
    typePolicies: {
      // There is one customer at a time: the cache is cleared when that changes.
      Query: { fields: { me: { merge: mergeUnlessNull }, services: REPLACED, immediateServices: REPLACED } },
      Customer: {
        fields: {
          notifications: { merge: replaceUnlessNull },
          unreadNotificationCount: { merge: replaceUnlessNull },
          vehicles: REPLACED,
          doubtfulBookings: REPLACED,
          // A page of the list may already have it. If not, null stays null: there is none.
          appointment: {
            read(existing, { args, toReference, canRead }) {
              const listed = toReference({ __typename: 'Appointment', id: args?.id });
              return canRead(listed) ? listed : existing;
            },
          },
        },
      },
      Specialist: {
        fields: {
          services: { merge: mergeByIndex },
          serviceAreas: { merge: mergeByIndex },
          workshops: { merge: mergeByIndex },
          companies: { merge: mergeByIndex },
          ratingCounts: REPLACED,
          searchedService: { merge: true },
        },
      },
      Service: {
        fields: { specialists: REPLACED, workshops: REPLACED, customerLocations: REPLACED, timeSlots: REPLACED },
      },
      Appointment: { fields: { rescheduleTimeSlots: REPLACED } },
      Repair: { fields: { parts: REPLACED, labour: REPLACED } },
      ...Object.fromEntries(PARTS.map((type) => [type, { merge: true }])),
    },
  });
}
