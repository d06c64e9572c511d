import type { ExperienceRange, InsuranceStatus, TravelDistance, Weekday } from '~/graphql/generated/graphql.ts';

// The options that don't come from the server, with the labels that the requirements give them
// (JOIN-10, JOIN-11, JOIN-20, JOIN-22).

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[];

export const weekdayLabels: Record<Weekday, string> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

export const experienceRanges = [
  'LESS_THAN_1',
  'FROM_1_TO_2',
  'FROM_3_TO_5',
  'FROM_5_TO_10',
  'MORE_THAN_10',
] as const satisfies readonly ExperienceRange[];

export const experienceLabels: Record<ExperienceRange, string> = {
  LESS_THAN_1: 'Less than 1',
  FROM_1_TO_2: '1-2',
  FROM_3_TO_5: '3-5',
  FROM_5_TO_10: '5-10',
  MORE_THAN_10: '10+',
};

export const certifiedLabels = { yes: 'Yes', no: 'No' } as const;

export const insuranceStatuses = ['INSURED', 'NOT_INSURED', 'NOT_SURE'] as const satisfies readonly InsuranceStatus[];

export const insuranceLabels: Record<InsuranceStatus, string> = {
  INSURED: 'Yes',
  NOT_INSURED: 'No',
  NOT_SURE: 'Not sure',
};

export const travelDistances = [
  'MILES_5',
  'MILES_10',
  'MILES_15',
  'MILES_20',
  'MILES_25_OR_MORE',
] as const satisfies readonly TravelDistance[];

export const travelDistanceLabels: Record<TravelDistance, string> = {
  MILES_5: '5 miles',
  MILES_10: '10 miles',
  MILES_15: '15 miles',
  MILES_20: '20 miles',
  MILES_25_OR_MORE: '25+ miles',
};
