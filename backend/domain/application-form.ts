import { type Availability, readAvailability } from './application-availability.ts';
import { readNamed, readPlaces, type WorkshopAddress } from './application-choices.ts';
import type { ApplicationOptions, ServiceMode } from './application-options.ts';
import { serviceModes } from './application-options.ts';
import type { ApplicationParts } from './application-parts.ts';
import { type OfferedService, readServices } from './application-services.ts';
import { isEmail, normaliseEmail } from './contact.ts';
import { Form } from './form.ts';
import { Refusal } from './refusal.ts';
import { tidyUkPhone } from './uk-inputs.ts';

/** What an applicant offers, chosen from the options or in own words. */
interface Offer {
  services: OfferedService[];
  immediateServices: { name: string; description: string | null }[];
  locations: string[];
  availability: Availability[];
  companies: string[];
  workshops: (string | WorkshopAddress)[];
}

/** An application found to be complete. */
export interface ApplicationRequest {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  /** As `tidyUkPhone` writes it. */
  phone: string;
  bio: string | null;
  yearsOfExperience: string;
  certified: boolean;
  liabilityInsurance: 'Yes' | 'No' | 'Not sure';
  willingToTravel: string;
  serviceMode: ServiceMode;
  offer: Offer;
}

const experience = ['Less than 1', '1-2', '3-5', '5-10', '10+'] as const;
const yesOrNo = ['Yes', 'No'] as const;
const insurance = ['Yes', 'No', 'Not sure'] as const;
const distances = ['5 miles', '10 miles', '15 miles', '20 miles', '25+ miles'] as const;
const modes = serviceModes.map(({ id }) => id);

/** One of a few choices, exactly as it is called. */
function oneOf<T extends string>(form: Form, text: string | undefined, choices: readonly T[], missing: string) {
  const choice = choices.find((one) => one === text?.trim()) ?? null;
  if (choice === null) form.errors.push(missing);
  return choice;
}

/** `5` and `5 miles` are the same. */
function distanceOf(fields: ReadonlyMap<string, string>): string {
  return `${(fields.get('willingToTravel') ?? '').replace(/miles$/, '').trim()} miles`;
}

/** Parses and validates all eight steps at once (JOIN-07..27). Throws a refusal with all errors. */
export function readApplication(
  { fields, lists }: ApplicationParts,
  options: ApplicationOptions,
  { hasPicture }: { hasPicture: boolean },
): ApplicationRequest {
  const form = new Form(fields);
  const person = (name: string, label: string, longest: number) =>
    form.line(name, { label, longest, required: `Please give your ${label}.` });
  const firstName = person('first_name', 'first name', 100);
  const lastName = person('last_name', 'last name', 100);
  const email = person('email', 'email address', 254);
  const givenPhone = form.code('phone_no', {
    label: 'phone number',
    longest: 30,
    required: 'Please give your phone number.',
  });
  const phone = tidyUkPhone(givenPhone);
  if (email !== '' && !isEmail(email)) form.errors.push('Please enter a valid email address.');
  if (givenPhone !== '' && phone === null) form.errors.push('Please enter a valid UK phone number.');
  const bio = form.lines('bio', { label: 'bio', longest: 2000 });
  if (!hasPicture) form.errors.push('Please add a profile picture.');
  const years = oneOf(form, fields.get('years_of_experience'), experience, 'Please choose your years of experience.');
  const certified = oneOf(form, fields.get('certified'), yesOrNo, 'Please say whether you are certified.');
  const insured = oneOf(
    form,
    fields.get('liabilityInsurance'),
    insurance,
    'Please say whether you have liability insurance.',
  );
  const services = readServices(form, { fields, lists }, options);
  const immediateServices = readNamed(form, { fields, lists }, 'urgent service', {
    chosen: 'immediateServices',
    options: options.immediateServices,
    own: 'customImmediateServices',
  });
  const { locations, companies, workshops } = readPlaces(form, { fields, lists }, options);
  if (locations.length === 0) form.errors.push('Please choose at least one location.');
  const travel = oneOf(form, distanceOf(fields), distances, 'Please choose how far you travel.');
  const mode = oneOf(form, fields.get('serviceModes'), modes, 'Please choose where you work.');
  const availability = readAvailability(form, { fields, lists }, options);
  if (form.errors.length > 0 || !phone || !years || !certified || !insured || !travel || !mode)
    throw new Refusal('invalid', form.errors);
  return {
    firstName,
    lastName,
    email: normaliseEmail(email),
    phone,
    bio: bio || null,
    yearsOfExperience: years,
    certified: certified === 'Yes',
    liabilityInsurance: insured,
    willingToTravel: travel,
    serviceMode: mode,
    offer: { services, immediateServices, locations, availability, companies, workshops },
  };
}
