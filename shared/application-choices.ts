/* The fixed choices of an application, by their name in the graph: their labels and wire values. */

/** JOIN-10. */
export const EXPERIENCE_RANGES = {
  LESS_THAN_1: 'Less than 1',
  FROM_1_TO_2: '1-2',
  FROM_3_TO_5: '3-5',
  FROM_5_TO_10: '5-10',
  MORE_THAN_10: '10+',
} as const;

/** JOIN-11. */
export const INSURANCE_STATUSES = { INSURED: 'Yes', NOT_INSURED: 'No', NOT_SURE: 'Not sure' } as const;

export type InsuranceStatus = (typeof INSURANCE_STATUSES)[keyof typeof INSURANCE_STATUSES];

/** JOIN-20. */
export const TRAVEL_DISTANCES = {
  MILES_5: '5 miles',
  MILES_10: '10 miles',
  MILES_15: '15 miles',
  MILES_20: '20 miles',
  MILES_25_OR_MORE: '25+ miles',
} as const;
