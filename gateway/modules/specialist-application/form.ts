import type { ExperienceRange, InsuranceStatus, TravelDistance, Weekday } from '../../graphql/generated/schema.ts';
import type { ApplicationForm } from '../../legacy/endpoints/application-form.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';
import type { ApplicationInput } from './input.ts';

/** The values of the form (JOIN-10, JOIN-11, JOIN-20). */
const EXPERIENCE: Readonly<Record<ExperienceRange, string>> = {
  LESS_THAN_1: 'Less than 1',
  FROM_1_TO_2: '1-2',
  FROM_3_TO_5: '3-5',
  FROM_5_TO_10: '5-10',
  MORE_THAN_10: '10+',
};

const INSURANCE: Readonly<Record<InsuranceStatus, ApplicationForm['liabilityInsurance']>> = {
  INSURED: 'Yes',
  NOT_INSURED: 'No',
  NOT_SURE: 'Not sure',
};

const DISTANCE: Readonly<Record<TravelDistance, string>> = {
  MILES_5: '5 miles',
  MILES_10: '10 miles',
  MILES_15: '15 miles',
  MILES_20: '20 miles',
  MILES_25_OR_MORE: '25+ miles',
};

const DAY: Readonly<Record<Weekday, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

const pounds = (pence: number) => (pence / 100).toFixed(2);

/** The application with the script's field names and values (ENT-16). */
export function toApplicationForm(
  input: ApplicationInput,
  photo: FilePart,
  certificates: readonly FilePart[],
): ApplicationForm {
  const withTimes = input.availability.filter(({ timeSlotIds }) => timeSlotIds.length > 0);
  return {
    idempotencyKey: input.idempotencyKey,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    phone_no: input.phone,
    bio: input.bio,
    years_of_experience: EXPERIENCE[input.yearsOfExperience],
    certified: input.isCertified ? 'Yes' : 'No',
    liabilityInsurance: INSURANCE[input.liabilityInsurance],
    services: input.services,
    customServices: input.customServices,
    immediateServices: input.immediateServices,
    customImmediateServices: input.customImmediateServices,
    servicePricing: Object.fromEntries(input.pricing.map((price) => [price.serviceName, toWirePrice(price)])),
    locations: input.locations,
    customLocations: input.customLocations,
    willingToTravel: DISTANCE[input.travelDistance],
    serviceModes: input.serviceModeId,
    availability: input.availability.map(({ weekday }) => DAY[weekday]),
    timeSlots: Object.fromEntries(withTimes.map(({ weekday, timeSlotIds }) => [DAY[weekday], timeSlotIds])),
    companies: input.companies,
    customCompanies: input.customCompanies,
    workshops: input.workshops,
    customWorkshops: input.customWorkshops.map(({ county, postcode, ...rest }) => ({
      ...rest,
      state: county,
      postal_code: postcode,
    })),
    photo,
    certifiedFiles: certificates,
  };
}

function toWirePrice({
  basePricePence,
  highPricePence,
  estimatedDurationMinutes,
  description,
}: ApplicationInput['pricing'][number]) {
  return {
    base_price: pounds(basePricePence),
    price_high: highPricePence == null ? '' : pounds(highPricePence),
    estimated_duration: String(estimatedDurationMinutes ?? ''),
    custom_description: description,
  };
}
