import { MAX_CERTIFICATES, MAX_FILE_MIB, MAX_FILES_MIB, MAX_PHOTOS, MIN_PASSWORD_LENGTH } from './limits.ts';
import { formatCount, quantity } from './quantity.ts';
import { VIN_LENGTH } from './vehicle-rules.ts';

/** The messages of form fields, one per rule. Documented ones cite their requirement. */
export const fieldMessages = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  name: 'Enter your name',
  unsafeName: 'Enter the name without a web address, “@” or “/”',
  webAddress: 'Enter this without a web address',
  email: 'Enter your email address',
  /** AUTH-14, REG-22. */
  emailInvalid: 'Please enter a valid email address.',
  /** PROF-06; without a full stop (C-92). */
  profileEmailInvalid: 'Please enter a valid email address',
  emailUnchanged: 'Please enter a different email address.',
  phone: 'Enter your phone number',
  postcodeInvalid: 'Enter a UK postcode such as LE1 6XH',
  message: 'Enter your message',

  /** AUTH-03. */
  loginEmail: 'Email is required',
  loginEmailInvalid: 'Invalid email format',
  loginPassword: 'Password is required',

  passwordUnmet: 'Your password does not meet the requirements.',
  passwordMismatch: 'Passwords do not match.',
  currentPassword: 'Enter your current password',
  newPasswordMismatch: 'New passwords do not match',
  newPasswordShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  newPasswordSimple: 'Password must include at least one uppercase letter, one number, and one special character',

  service: 'Choose a service',
  issueDescription: 'Tell us what’s happening',
  photos: 'Add at least one photo',
  tooManyPhotos: `Add at most ${MAX_PHOTOS} photos`,
  tooManyCertificates: `Add at most ${MAX_CERTIFICATES} certificates`,
  filesTooLarge: `The files are larger than ${MAX_FILES_MIB} MB together.`,
  itemDetails: 'Enter the details of the item',
  vehicleModel: 'Enter the model, for example Ford Fiesta',
  vehicleYear: 'Enter the year it was made',
  plate: 'Enter the number plate',
  plateInvalid: 'Enter the number plate as 2 to 8 letters and digits',
  vehicle: 'Choose a vehicle',
  location: 'Choose where the work should be done',
  address: 'Enter the street address and postcode',
  date: 'Choose a date',
  time: 'Choose a time',
  bookingDeclaration: 'Tick the box to agree to the Privacy Policy and Terms of Service',

  /** PROF-23, PROF-25. */
  make: 'Make is required',
  model: 'Model is required',
  vin: `VIN should be ${VIN_LENGTH} characters (if provided)`,

  appointment: 'Invalid appointment data',
  cancellationReason: 'Please provide a reason for cancellation',
  newTime: 'Please select a date and time slot',
  dateUnavailable: 'This date is not available. Please select a highlighted date.',
  review: 'Write a few words about the work',
  stars: 'Choose from 1 to 5 stars',

  immediateService: 'Choose what you need help with',
  immediateDetails: 'Enter what is affected',
  immediateDescription: 'Enter what happened',
  immediateLocation: 'Enter where you are',
  immediatePhone: 'Enter a phone number',
  contactPreference: 'Choose a call or a text message',
  immediateDeclaration: 'Please confirm that you agree',

  profilePhoto: 'Add a profile photo',
  experience: 'Choose your years of experience',
  certified: 'Select whether you are certified',
  insurance: 'Select whether you have liability insurance',
  travelDistance: 'Choose how far you travel',
  serviceMode: 'Choose where you do the work',
  services: 'Choose at least one service, or add your own',
  locations: 'Choose at least one location, or add your own',
  /** JOIN-24. */
  workingDays: "Please select at least one day when you're available to work.",
  /** JOIN-17. */
  noServices: 'Please go back and select at least one service before setting prices.',
  terms: 'Tick the box to accept the Terms and Conditions and the Privacy Policy',
  gdprConsent: 'Tick the box to agree to how we use your data',
  workshopName: 'Enter the name of the workshop',
  workshopAddress: 'Enter the address of the workshop',
} as const;

/** For a text of `length` characters that exceeds `limit`. */
export function tooLongMessage(length: number, limit: number): string {
  return `Use at most ${quantity(limit, 'character')}: this is ${formatCount(length - limit)} too many`;
}

/** `name` is the file's. */
export function fileTooLargeMessage(name: string): string {
  return `“${name}” is larger than ${MAX_FILE_MIB} MB.`;
}

/** For an image of `pixels` pixels that has more than `limit`; rounded up, so that it shows it. */
export function imageTooLargeMessage(name: string, pixels: number, limit: number): string {
  const megapixels = Math.ceil(pixels / 100_000) / 10;
  return `“${name}” is ${megapixels} megapixels. The most we can use is ${limit / 1_000_000}: make it smaller and add it again.`;
}

export function basePriceMessage(service: string): string {
  return `Enter a base price for ${service}`;
}

/** PROF-24. */
export function vehicleYearMessage({ first, last }: { first: number; last: number }): string {
  return `Year must be between ${first} and ${last}`;
}
