import { parsePounds } from '#shared/money.ts';
import { type ApplicationDraft, offeredServices, weekdays } from '~/features/application/application-draft.ts';
import { minutesIn, priceOf } from '~/features/application/service-price.ts';
import type { ApplyAsSpecialistInput, ServicePricingInput } from '~/graphql/generated/graphql.ts';

/**
 * The draft as the graph wants it; null while something that every application needs is missing.
 */
export function applicationInput(draft: ApplicationDraft, idempotencyKey: string): ApplyAsSpecialistInput | null {
  const { photo, experience, certified, insurance, travelDistance, serviceModeId } = draft;
  const pricing = offeredServices(draft).map((service) => pricingInput(draft, service));
  if (!photo || !experience || !certified || !insurance || !travelDistance || !serviceModeId) return null;
  if (!pricing.every((price) => price !== null)) return null;
  return {
    idempotencyKey,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone,
    bio: draft.bio.trim() || null,
    photo,
    yearsOfExperience: experience,
    isCertified: certified === 'yes',
    liabilityInsurance: insurance,
    certificates: [...draft.certificates],
    services: draft.services,
    customServices: draft.customServices.map(ownService),
    immediateServices: draft.immediateServices,
    customImmediateServices: draft.customImmediateServices.map(ownService),
    pricing,
    locations: draft.locations,
    customLocations: draft.customLocations,
    travelDistance,
    serviceModeId,
    availability: availabilityInput(draft),
    companies: draft.companies,
    customCompanies: draft.customCompanies,
    workshops: draft.workshops,
    customWorkshops: draft.customWorkshops.map(({ name, address, city, county, postcode }) => ({
      name: name.trim(),
      address: address.trim(),
      city: city.trim() || null,
      county: county.trim() || null,
      postcode: postcode.trim() || null,
    })),
    termsAccepted: draft.termsAccepted,
    gdprConsentAccepted: draft.gdprConsentAccepted,
  };
}

/** The days in the order of the week; no time means any time (C-94). */
function availabilityInput({ days, timeSlots }: ApplicationDraft): ApplyAsSpecialistInput['availability'] {
  return weekdays
    .filter((weekday) => days.includes(weekday))
    .map((weekday) => ({ weekday, timeSlotIds: timeSlots[weekday] ?? [] }));
}

function ownService({ name, description }: { name: string; description: string }) {
  return { name: name.trim(), description: description.trim() || null };
}

/** Null when the base price is missing, which its step has asked for. */
function pricingInput(draft: ApplicationDraft, service: string): ServicePricingInput | null {
  const { basePrice, highPrice, durationMinutes, description } = priceOf(draft, service);
  const basePricePence = parsePounds(basePrice);
  if (basePricePence === null) return null;
  return {
    serviceName: service.trim(),
    basePricePence,
    highPricePence: parsePounds(highPrice),
    estimatedDurationMinutes: minutesIn(durationMinutes),
    description: description.trim() || null,
  };
}
