import { applicantForm, customWorkshopForm } from '#shared/forms/application.ts';
import { parsePounds } from '#shared/money.ts';
import { normaliseLine, normaliseText } from '#shared/plain-text.ts';
import { cleanValues } from '~/forms/validation.ts';
import type { ApplyAsSpecialistInput, ServicePricingInput } from '~/graphql/generated/graphql.ts';
import { type ApplicationDraft, type CustomWorkshop, chosenServices, priceOf, weekdays } from './application-draft.ts';
import { parseMinutes } from './service-price.ts';

/** The mutation's input; null while a required part is missing. */
export function applicationInput(typed: ApplicationDraft, idempotencyKey: string): ApplyAsSpecialistInput | null {
  const draft = cleanValues(typed, applicantForm.schema);
  const { photo, experience, certified, insurance, travelDistance, serviceModeId } = draft;
  const pricing = chosenServices(draft).map((service) => pricingInput(draft, service));
  if (!photo || !experience || !certified || !insurance || !travelDistance || !serviceModeId) return null;
  if (!pricing.every((price) => price !== null)) return null;
  return {
    idempotencyKey,
    firstName: draft.firstName,
    lastName: draft.lastName,
    email: draft.email,
    phone: draft.phone,
    bio: draft.bio || null,
    photo,
    yearsOfExperience: experience,
    isCertified: certified === 'yes',
    liabilityInsurance: insurance,
    certificates: [...draft.certificates],
    services: draft.services,
    customServices: draft.customServices.map(customServiceInput),
    immediateServices: draft.immediateServices,
    customImmediateServices: draft.customImmediateServices.map(customServiceInput),
    pricing,
    locations: draft.locations,
    customLocations: draft.customLocations,
    travelDistance,
    serviceModeId,
    availability: availabilityInput(draft),
    companies: draft.companies,
    customCompanies: draft.customCompanies,
    workshops: draft.workshops,
    customWorkshops: draft.customWorkshops.map(customWorkshopInput),
    termsAccepted: draft.termsAccepted,
    gdprConsentAccepted: draft.gdprConsentAccepted,
  };
}

/** In the order of the week. No time slots means any time (C-94). */
function availabilityInput({ days, timeSlots }: ApplicationDraft): ApplyAsSpecialistInput['availability'] {
  return weekdays
    .filter((weekday) => days.includes(weekday))
    .map((weekday) => ({ weekday, timeSlotIds: timeSlots[weekday] ?? [] }));
}

function customServiceInput({ name, description }: { name: string; description: string }) {
  return { name: normaliseLine(name), description: normaliseText(description) || null };
}

function customWorkshopInput({ id: _, ...workshop }: CustomWorkshop) {
  const { name, address, city, county, postcode } = cleanValues(workshop, customWorkshopForm.schema);
  return { name, address, city: city || null, county: county || null, postcode: postcode || null };
}

/** Null if the base price is missing. */
function pricingInput(draft: ApplicationDraft, service: string): ServicePricingInput | null {
  const { basePrice, highPrice, durationMinutes, description } = priceOf(draft, service);
  const basePricePence = parsePounds(basePrice);
  if (basePricePence === null) return null;
  return {
    serviceName: service.trim(),
    basePricePence,
    highPricePence: parsePounds(highPrice),
    estimatedDurationMinutes: parseMinutes(durationMinutes),
    description: normaliseText(description) || null,
  };
}
