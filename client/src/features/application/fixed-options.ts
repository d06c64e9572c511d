import { EXPERIENCE_RANGES, INSURANCE_STATUSES, TRAVEL_DISTANCES } from '#shared/application-choices.ts';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
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

export const weekdayLabels: Record<Weekday, string> = WEEKDAY_NAMES;

export const experienceRanges = [
  'LESS_THAN_1',
  'FROM_1_TO_2',
  'FROM_3_TO_5',
  'FROM_5_TO_10',
  'MORE_THAN_10',
] as const satisfies readonly ExperienceRange[];

export const experienceLabels: Record<ExperienceRange, string> = EXPERIENCE_RANGES;

export const certifiedLabels = { yes: 'Yes', no: 'No' } as const;

export const insuranceStatuses = ['INSURED', 'NOT_INSURED', 'NOT_SURE'] as const satisfies readonly InsuranceStatus[];

export const insuranceLabels: Record<InsuranceStatus, string> = INSURANCE_STATUSES;

export const travelDistances = [
  'MILES_5',
  'MILES_10',
  'MILES_15',
  'MILES_20',
  'MILES_25_OR_MORE',
] as const satisfies readonly TravelDistance[];

export const travelDistanceLabels: Record<TravelDistance, string> = TRAVEL_DISTANCES;
