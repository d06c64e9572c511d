import type { ExperienceRange, InsuranceStatus, TravelDistance, Weekday } from '~/graphql/generated/graphql.ts';

/** As the form says them (JOIN-10, JOIN-11, JOIN-20, JOIN-22). */
export const experienceWords: Record<ExperienceRange, string> = {
  LESS_THAN_1: 'Less than 1',
  FROM_1_TO_2: '1-2',
  FROM_3_TO_5: '3-5',
  FROM_5_TO_10: '5-10',
  MORE_THAN_10: '10+',
};

export const certifiedWords = { yes: 'Yes', no: 'No' } as const;

export const insuranceWords: Record<InsuranceStatus, string> = {
  INSURED: 'Yes',
  NOT_INSURED: 'No',
  NOT_SURE: 'Not sure',
};

export const travelWords: Record<TravelDistance, string> = {
  MILES_5: '5 miles',
  MILES_10: '10 miles',
  MILES_15: '15 miles',
  MILES_20: '20 miles',
  MILES_25_OR_MORE: '25+ miles',
};

export const weekdayWords: Record<Weekday, string> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};
