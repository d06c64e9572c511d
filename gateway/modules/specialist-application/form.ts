import { EXPERIENCE_RANGES, INSURANCE_STATUSES, TRAVEL_DISTANCES } from '#shared/application-choices.ts';
import { applicantForm } from '#shared/forms/application.ts';
import { graphNames } from '#shared/forms/form.ts';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';
import type { ApplicationForm } from '../../legacy/endpoints/specialist-applications.ts';
import { sameNames } from '../mutations/refusal-errors.ts';
import type { ApplicationInput } from './input.ts';

export const APPLICATION_FIELDS = {
  ...graphNames(applicantForm),
  ...sameNames('liabilityInsurance', 'services', 'customServices', 'idempotencyKey'),
  ...sameNames('immediateServices', 'customImmediateServices', 'locations', 'customLocations', 'availability'),
  ...sameNames('companies', 'customCompanies', 'workshops', 'customWorkshops'),
  profilePicture: 'photo',
  certifiedFiles: 'certificates',
  years_of_experience: 'yearsOfExperience',
  certified: 'isCertified',
  servicePricing: 'pricing',
  willingToTravel: 'travelDistance',
  serviceModes: 'serviceModeId',
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
    years_of_experience: EXPERIENCE_RANGES[input.yearsOfExperience],
    certified: input.isCertified ? 'Yes' : 'No',
    liabilityInsurance: INSURANCE_STATUSES[input.liabilityInsurance],
    services: input.services,
    customServices: input.customServices,
    immediateServices: input.immediateServices,
    customImmediateServices: input.customImmediateServices,
    servicePricing: Object.fromEntries(input.pricing.map((price) => [price.serviceName, toWirePrice(price)])),
    locations: input.locations,
    customLocations: input.customLocations,
    willingToTravel: TRAVEL_DISTANCES[input.travelDistance],
    serviceModes: input.serviceModeId,
    availability: input.availability.map(({ weekday }) => WEEKDAY_NAMES[weekday]),
    timeSlots: Object.fromEntries(withTimes.map(({ weekday, timeSlotIds }) => [WEEKDAY_NAMES[weekday], timeSlotIds])),
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
