import { formatOffersCell } from '../../domain/catalogue/cells.ts';
import type { StoredApplication } from '../../store/applications/applications.ts';
import { listTimeSlots } from '../../store/availability/availability.ts';
import { defineCommand } from '../command-line/command.ts';
import { type Column, formatMoment, recordResult, section } from '../output/result.ts';
import { type ApplicationOffer, applicationId, hoursOf, offerOf, requireApplication } from './application.ts';

/** The applicant's offer for people. */
function offerFields(offer: ApplicationOffer, hours: string) {
  const services = offer.services.map(({ name, priceDescription, description, ...terms }) =>
    formatOffersCell([{ service: name, name, description: priceDescription ?? description, ...terms }]),
  );
  const immediate = offer.immediateServices.map(({ name, description }) =>
    [name, description].filter(Boolean).join(': '),
  );
  const workshops = offer.workshops.map((workshop) =>
    typeof workshop === 'string'
      ? workshop
      : [workshop.name, workshop.address, workshop.city, workshop.county, workshop.postcode].filter(Boolean).join(', '),
  );
  return {
    Services: services.join('\n'),
    Immediate: immediate.join('\n'),
    Areas: offer.locations.join('\n'),
    Hours: hours,
    Companies: offer.companies.join('\n'),
    Workshops: workshops.join('\n'),
  };
}

function filesOf({ files }: StoredApplication) {
  return files.map(({ purpose, name, media_type, bytes }, index) => ({
    number: index + 1,
    purpose,
    name,
    mediaType: media_type,
    bytes,
  }));
}

type ApplicationFile = ReturnType<typeof filesOf>[number];

const fileColumns: readonly Column<ApplicationFile>[] = [
  { title: 'N', value: ({ number }) => number, isRightAligned: true },
  { title: 'Purpose', value: ({ purpose }) => purpose },
  { title: 'Name', value: ({ name }) => name, maxWidth: 60 },
  { title: 'Type', value: ({ mediaType }) => mediaType },
  { title: 'Size', value: ({ bytes }) => `${Math.ceil(bytes / 1024)} KiB`, isRightAligned: true },
];

/** The application for `--json`. */
function applicationData(application: StoredApplication, offer: ApplicationOffer, hours: string) {
  return {
    id: application.id,
    status: application.status,
    firstName: application.first_name,
    lastName: application.last_name,
    email: application.email,
    phone: application.phone,
    bio: application.bio,
    yearsOfExperience: application.years_of_experience,
    certified: application.certified === 1,
    liabilityInsurance: application.liability_insurance,
    willingToTravel: application.willing_to_travel,
    serviceMode: application.service_mode,
    hours,
    offer,
    files: filesOf(application),
    createdAt: application.created_at,
    specialistId: application.specialist_id,
  };
}

/** The application for people. */
function applicationFields(application: StoredApplication, offer: ApplicationOffer, hours: string) {
  return {
    Application: application.id,
    Status: application.status,
    Received: formatMoment(application.created_at),
    Specialist: application.specialist_id,
    Name: `${application.first_name} ${application.last_name}`,
    Email: application.email,
    Phone: application.phone,
    Bio: application.bio,
    Years: application.years_of_experience,
    Certified: application.certified === 1 ? 'yes' : 'no',
    Insurance: application.liability_insurance,
    Travels: application.willing_to_travel,
    Mode: application.service_mode,
    ...offerFields(offer, hours),
  };
}

export const show = defineCommand({
  name: 'show',
  summary: 'Show everything in an application',
  arguments: { id: applicationId },
  examples: ['show 12'],
  async run({ store }, { id }) {
    const application = await requireApplication(store.db, id);
    const offer = offerOf(application);
    const hours = hoursOf(offer, await listTimeSlots(store.db));
    return recordResult(
      { application: applicationData(application, offer, hours) },
      applicationFields(application, offer, hours),
      [section('Files', filesOf(application), fileColumns)],
    );
  },
});
