import * as z from 'zod/mini';
import type { ExperienceRange, InsuranceStatus, TravelDistance, Weekday } from '~/graphql/generated/graphql.ts';

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[];

export const experienceRanges = [
  'LESS_THAN_1',
  'FROM_1_TO_2',
  'FROM_3_TO_5',
  'FROM_5_TO_10',
  'MORE_THAN_10',
] as const satisfies readonly ExperienceRange[];

export const insuranceStatuses = ['INSURED', 'NOT_INSURED', 'NOT_SURE'] as const satisfies readonly InsuranceStatus[];

export const travelDistances = [
  'MILES_5',
  'MILES_10',
  'MILES_15',
  'MILES_20',
  'MILES_25_OR_MORE',
] as const satisfies readonly TravelDistance[];

const texts = z.array(z.string());

/** A service in the applicant's own words. The id stays while it is renamed. */
const customServiceSchema = z.object({ id: z.string(), name: z.string(), description: z.string() });

/**
 * One that is being written and not on its list yet; the id of the one it is written over, null
 * when it is new.
 */
const openEntrySchema = z.object({ id: z.nullable(z.string()), name: z.string(), description: z.string() });

/** As typed: pounds such as '£1,200.00', whole minutes. */
const servicePriceSchema = z.object({
  basePrice: z.string(),
  highPrice: z.string(),
  durationMinutes: z.string(),
  description: z.string(),
});

const customWorkshopSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  county: z.string(),
  postcode: z.string(),
});

/** As above: one that is being written. */
const openWorkshopSchema = z.object({ ...customWorkshopSchema.shape, id: z.nullable(z.string()) });

/** What is kept. Files are apart; consents and the verified address are never kept. */
export const draftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As the phone field formats it, without +44. */
  phone: z.string(),
  bio: z.string(),
  experience: z.nullable(z.enum(experienceRanges)),
  certified: z.nullable(z.enum(['yes', 'no'])),
  insurance: z.nullable(z.enum(insuranceStatuses)),
  /** Names of options. */
  services: texts,
  customServices: z.array(customServiceSchema),
  openService: z.nullable(openEntrySchema),
  /** Names of options. */
  immediateServices: texts,
  customImmediateServices: z.array(customServiceSchema),
  openImmediateService: z.nullable(openEntrySchema),
  /**
   * By the service's name, predefined or custom, exactly as it stands in `services` and
   * `customServices`.
   */
  pricing: z.record(z.string(), servicePriceSchema),
  /** Names of options. */
  locations: texts,
  customLocations: texts,
  /** What is typed for the next of them. */
  openLocation: z.string(),
  travelDistance: z.nullable(z.enum(travelDistances)),
  serviceModeId: z.nullable(z.string()),
  days: z.array(z.enum(weekdays)),
  /** Ids of time slots by day; a day that is chosen and not named here means any time (C-94). */
  timeSlots: z.partialRecord(z.enum(weekdays), texts),
  /** Names of options. */
  companies: texts,
  customCompanies: texts,
  openCompany: z.string(),
  /** Names of options. */
  workshops: texts,
  customWorkshops: z.array(customWorkshopSchema),
  openWorkshop: z.nullable(openWorkshopSchema),
  /** The files by name, so that one the browser has not kept can be asked for again. */
  pictureName: z.nullable(z.string()),
  certificateNames: texts,
});

export type KeptDraft = z.infer<typeof draftSchema>;
export type CustomService = z.infer<typeof customServiceSchema>;
export type OpenEntry = z.infer<typeof openEntrySchema>;
export type CustomWorkshop = z.infer<typeof customWorkshopSchema>;
export type OpenWorkshop = z.infer<typeof openWorkshopSchema>;
export type ServicePrice = z.infer<typeof servicePriceSchema>;

/** What the applicant has handed in besides words. */
export interface ApplicationFiles {
  photo: File | null;
  certificates: readonly File[];
}

/** Everything an applicant has said so far. */
export interface ApplicationDraft extends KeptDraft, ApplicationFiles {
  termsAccepted: boolean;
  gdprConsentAccepted: boolean;
  /** The address whose code was right; null while `email` is unverified. */
  verifiedEmail: string | null;
}

export const noPrice: ServicePrice = { basePrice: '', highPrice: '', durationMinutes: '', description: '' };

export const emptyDraft: ApplicationDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  bio: '',
  experience: null,
  certified: null,
  insurance: null,
  services: [],
  customServices: [],
  openService: null,
  immediateServices: [],
  customImmediateServices: [],
  openImmediateService: null,
  pricing: {},
  locations: [],
  customLocations: [],
  openLocation: '',
  travelDistance: null,
  serviceModeId: null,
  days: [],
  timeSlots: {},
  companies: [],
  customCompanies: [],
  openCompany: '',
  workshops: [],
  customWorkshops: [],
  openWorkshop: null,
  pictureName: null,
  certificateNames: [],
  photo: null,
  certificates: [],
  termsAccepted: false,
  gdprConsentAccepted: false,
  verifiedEmail: null,
};

/** The services that each need a price, predefined ones first (JOIN-15). */
export function offeredServices({
  services,
  customServices,
}: Pick<KeptDraft, 'services' | 'customServices'>): string[] {
  return [...services, ...customServices.map(({ name }) => name)];
}
