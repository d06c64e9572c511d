import { type ApplicationOffer, hoursOf, offerOf } from '../../../domain/applications/application-offers.ts';
import { formatOffersCell } from '../../../domain/catalogue/cells.ts';
import { listTimeSlots } from '../../../store/availability/availability.ts';
import { defineCommand } from '../../command.ts';
import { londonMoment } from '../../format-moment.ts';
import { recordResult, section } from '../../result.ts';
import { applicationId, find } from './application.ts';

/** Everything of the applicant's offer, as people read it. */
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

export const show = defineCommand({
  name: 'show',
  summary: 'Show everything in an application',
  arguments: { id: applicationId },
  examples: ['show 12'],
  async run({ store }, { id }) {
    const application = await find(store.db, id);
    const offer = offerOf(application);
    const hours = hoursOf(offer, await listTimeSlots(store.db));
    const files = application.files.map((file, index) => ({
      number: index + 1,
      purpose: file.purpose,
      name: file.name,
      mediaType: file.media_type,
      bytes: file.bytes,
    }));
    return recordResult(
      {
        application: {
          id,
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
          files,
          createdAt: application.created_at,
          specialistId: application.specialist_id,
        },
      },
      {
        Application: id,
        Status: application.status,
        Received: londonMoment(application.created_at),
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
      },
      [
        section('Files', files, [
          { title: 'N', value: ({ number }) => number, isRightAligned: true },
          { title: 'Purpose', value: ({ purpose }) => purpose },
          { title: 'Name', value: ({ name }) => name, widest: 60 },
          { title: 'Type', value: ({ mediaType }) => mediaType },
          { title: 'Size', value: ({ bytes }) => `${Math.ceil(bytes / 1024)} KiB`, isRightAligned: true },
        ]),
      ],
    );
  },
});
