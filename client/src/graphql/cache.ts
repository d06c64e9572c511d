import { type FieldMergeFunction, InMemoryCache, type StoreObject } from '@apollo/client';
import fragmentMatcher from './generated/fragment-matcher.ts';

/**
 * Lists whose entries have no id of their own, and of which one query asks for more than another:
 * entries are joined by their place, so that two queries on one page do not take each other's
 * fields away. A list that has become longer or shorter is another list.
 */
const joinByPlace: FieldMergeFunction<readonly StoreObject[]> = (existing, incoming, { mergeObjects }) => {
  if (existing?.length !== incoming.length) return incoming;
  return incoming.map((entry, place) => mergeObjects({ ...existing[place] }, entry));
};

/** A failure answers null beside its error. That takes nothing away that is known, on any page. */
const keepKnown: FieldMergeFunction<StoreObject | null> = (existing, incoming, { mergeObjects }) => {
  if (!existing || !incoming) return incoming ?? existing ?? null;
  return mergeObjects(existing, incoming);
};

/** The newest list is the whole list, unless it could not be read. */
const keepKnownList: FieldMergeFunction<readonly StoreObject[] | null> = (existing, incoming) =>
  incoming ?? existing ?? null;

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: fragmentMatcher.possibleTypes,
    typePolicies: {
      // One customer at a time; the store is emptied whenever that changes.
      Query: { fields: { me: { merge: keepKnown } } },
      // The newest list is the whole list.
      Customer: {
        fields: {
          notifications: { merge: keepKnownList },
          unreadNotificationCount: { merge: (existing, incoming) => incoming ?? existing ?? null },
          appointments: { merge: false },
          repairs: { merge: false },
          pendingReviews: { merge: false },
          submittedReviews: { merge: false },
          vehicles: { merge: false },
        },
      },
      Specialist: {
        fields: {
          services: { merge: joinByPlace },
          serviceAreas: { merge: joinByPlace },
          workshops: { merge: joinByPlace },
          companies: { merge: joinByPlace },
          reviews: { merge: joinByPlace },
        },
      },
      PriceRange: { merge: true },
      Money: { merge: true },
      CustomerSummary: { merge: true },
      PostalAddress: { merge: true },
      Refund: { merge: true },
      // What stands inside its owner and is no thing of its own, although some of it carries an id
      // that only means something there.
      SpecialistService: { keyFields: false },
      ServiceArea: { keyFields: false },
      SpecialistWorkshop: { keyFields: false },
      Company: { keyFields: false },
      // A slot's id is a time of day ('3' on every day), so it is known only within its day's
      // answer.
      TimeSlot: { keyFields: false },
      // Each list of options counts from 1, so that the first service and the first workshop have
      // the same id.
      ApplicationOption: { keyFields: false },
    },
  });
}
