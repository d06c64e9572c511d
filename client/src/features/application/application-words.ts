import { EXPERIENCE_RANGES, INSURANCE_STATUSES, TRAVEL_DISTANCES } from '#shared/application-choices.ts';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import type { ExperienceRange, InsuranceStatus, TravelDistance, Weekday } from '~/graphql/generated/graphql.ts';

/** As the form says them (JOIN-10, JOIN-11, JOIN-20, JOIN-22). */
export const experienceWords: Record<ExperienceRange, string> = EXPERIENCE_RANGES;

export const certifiedWords = { yes: 'Yes', no: 'No' } as const;

export const insuranceWords: Record<InsuranceStatus, string> = INSURANCE_STATUSES;

export const travelWords: Record<TravelDistance, string> = TRAVEL_DISTANCES;

export const weekdayWords: Record<Weekday, string> = WEEKDAY_NAMES;
