import { InMemoryCache } from '@apollo/client';
import fragmentMatcher from './generated/fragment-matcher.ts';

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: fragmentMatcher.possibleTypes,
    typePolicies: {
      // One customer at a time; the store is emptied whenever that changes.
      Query: { fields: { me: { merge: true } } },
      // What stands inside its owner and is no thing of its own, although some of it carries an id that only means something there.
      SpecialistService: { keyFields: false },
      ServiceArea: { keyFields: false },
      SpecialistWorkshop: { keyFields: false },
      Company: { keyFields: false },
      // A slot's id is a time of day ('3' on every day), so it is known only within its day's answer.
      TimeSlot: { keyFields: false },
    },
  });
}
