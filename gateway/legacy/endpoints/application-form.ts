import type { FilePart } from './endpoint.ts';

/** A service's price in pounds and its details; an unknown value is empty. */
interface OfferedPrice {
  readonly base_price: string;
  readonly price_high: string;
  readonly estimated_duration: string;
  readonly custom_description: string;
}

interface CustomService {
  readonly name: string;
  readonly description: string;
}

interface CustomWorkshop {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** An application, with the field names of the script (ENT-16). */
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
  readonly customServices: readonly CustomService[];
  readonly immediateServices: readonly string[];
  readonly customImmediateServices: readonly CustomService[];
  readonly servicePricing: Readonly<Record<string, OfferedPrice>>;
  readonly locations: readonly string[];
  readonly customLocations: readonly string[];
  readonly willingToTravel: string;
  /** The id of a service mode. */
  readonly serviceModes: string;
  readonly availability: readonly string[];
  /** Ids of time slots, by weekday. */
  readonly timeSlots: Readonly<Record<string, readonly string[]>>;
  readonly companies: readonly string[];
  readonly customCompanies: readonly string[];
  readonly workshops: readonly string[];
  readonly customWorkshops: readonly CustomWorkshop[];
  readonly photo: FilePart;
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
  | 'customServices'
  | 'immediateServices'
  | 'customImmediateServices'
  | 'locations'
  | 'customLocations'
  | 'availability'
  | 'companies'
  | 'customCompanies'
  | 'workshops'
  | 'customWorkshops';
type JsonField = 'servicePricing' | 'timeSlots';
type Part = [name: string, value: string | FilePart];

/** PHP-29, C-74: lists as repeated `name[]`; records, in lists too, as JSON. */
export function applicationFields(form: ApplicationForm): Part[] {
  const single = (name: SingleField): Part => [name, form[name]];
  const each = (name: ListField): Part[] =>
    form[name].map((value) => [`${name}[]`, typeof value === 'string' ? value : JSON.stringify(value)]);
  const json = (name: JsonField): Part => [name, JSON.stringify(form[name])];
  return [
    ...(['first_name', 'last_name', 'email', 'phone_no', 'bio'] as const).map(single),
    ...(['years_of_experience', 'certified', 'liabilityInsurance'] as const).map(single),
    ...each('services'),
    ...each('customServices'),
    ...each('immediateServices'),
    ...each('customImmediateServices'),
    json('servicePricing'),
    ...each('locations'),
    ...each('customLocations'),
    ...(['willingToTravel', 'serviceModes'] as const).map(single),
    ...each('availability'),
    json('timeSlots'),
    ...each('companies'),
    ...each('customCompanies'),
    ...each('workshops'),
    ...each('customWorkshops'),
    ['profilePicture', form.photo],
    ...form.certifiedFiles.map((file, index): Part => [`certifiedFiles[${index}]`, file]),
  ];
}
