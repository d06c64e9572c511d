import type { FilePart } from './endpoint.ts';

/** A service that is offered, at its price in pounds; what is unknown is empty. */
interface OfferedPrice {
  readonly base_price: string;
  readonly price_high: string;
  readonly estimated_duration: string;
  readonly custom_description: string;
}

interface OwnService {
  readonly name: string;
  readonly description: string;
}

interface OwnWorkshop {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** An application in the words of the form (ENT-16). */
export interface ApplicationForm {
  readonly idempotencyKey: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_no: string;
  readonly bio: string;
  readonly years_of_experience: string;
  readonly certified: 'Yes' | 'No';
  readonly liabilityInsurance: 'Yes' | 'No' | 'Not sure';
  readonly services: readonly string[];
  readonly customServices: readonly OwnService[];
  readonly immediateServices: readonly string[];
  readonly customImmediateServices: readonly OwnService[];
  readonly servicePricing: Readonly<Record<string, OfferedPrice>>;
  readonly locations: readonly string[];
  readonly customLocations: readonly string[];
  readonly willingToTravel: string;
  /** The id of one mode. */
  readonly serviceModes: string;
  readonly availability: readonly string[];
  /** Ids of times by weekday. */
  readonly timeSlots: Readonly<Record<string, readonly string[]>>;
  readonly companies: readonly string[];
  readonly customCompanies: readonly string[];
  readonly workshops: readonly string[];
  readonly customWorkshops: readonly OwnWorkshop[];
  readonly profilePicture: FilePart;
  readonly certifiedFiles: readonly FilePart[];
}

type SingleField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone_no'
  | 'bio'
  | 'years_of_experience'
  | 'certified'
  | 'liabilityInsurance'
  | 'willingToTravel'
  | 'serviceModes';
type ListField =
  | 'services'
  | 'immediateServices'
  | 'locations'
  | 'customLocations'
  | 'availability'
  | 'companies'
  | 'customCompanies'
  | 'workshops';
type JsonField = 'customServices' | 'customImmediateServices' | 'servicePricing' | 'timeSlots' | 'customWorkshops';
type Part = [name: string, value: string | FilePart];

/** C-74: lists as repeated `name[]`, of which PHP keeps all; records as JSON. */
export function applicationFields(form: ApplicationForm): Part[] {
  const single = (name: SingleField): Part => [name, form[name]];
  const each = (name: ListField): Part[] => form[name].map((value) => [`${name}[]`, value]);
  const json = (name: JsonField): Part => [name, JSON.stringify(form[name])];
  return [
    ...(['first_name', 'last_name', 'email', 'phone_no', 'bio'] as const).map(single),
    ...(['years_of_experience', 'certified', 'liabilityInsurance'] as const).map(single),
    ...each('services'),
    json('customServices'),
    ...each('immediateServices'),
    json('customImmediateServices'),
    json('servicePricing'),
    ...each('locations'),
    ...each('customLocations'),
    ...(['willingToTravel', 'serviceModes'] as const).map(single),
    ...each('availability'),
    json('timeSlots'),
    ...each('companies'),
    ...each('customCompanies'),
    ...each('workshops'),
    json('customWorkshops'),
    ['terms', 'true'],
    ['gdprConsent', 'true'],
    ['profilePicture', form.profilePicture],
    ...form.certifiedFiles.map((file, index): Part => [`certifiedFiles[${index}]`, file]),
  ];
}
