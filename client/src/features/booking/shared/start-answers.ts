import type { ApolloClient } from '@apollo/client';
import type { WorkLocation } from '~/features/locations/work-location.ts';
import { BookingServicesDocument } from '~/graphql/generated/operations/booking-services.ts';
import { ServiceLocationsDocument } from '~/graphql/generated/operations/service-locations.ts';
import { emptyOf } from '~/lib/shape.ts';
import type { BookingStart } from '~/site/navigation/booking-start.ts';
import { serviceSlug } from '~/site/service-slug.ts';
import { type BookingAnswers, jobShape } from './booking-answers.ts';
import { putAside } from './set-aside.tsx';

/** What the answers of a draft become by a start. Throws if the catalogue can't be loaded. */
export async function startAnswers(
  client: ApolloClient,
  start: BookingStart,
  current: () => { value: BookingAnswers },
): Promise<Partial<BookingAnswers>> {
  const service = start.serviceName === null ? null : await findService(client, start.serviceName);
  const location = service && start.again ? await findLocation(client, service.id, start.again) : null;
  const draft = current().value;
  const isOtherJob = service !== null && (start.again !== null || (draft.service?.id ?? service.id) !== service.id);
  return {
    ...(isOtherJob && { ...emptyOf(jobShape), photos: [], ...putAside(draft) }),
    ...(service && { service }),
    // It replaces a specialist that was chosen before.
    ...(start.specialist && { preselected: start.specialist, specialist: null }),
    address: draft.address || start.place,
    ...(service && start.again && repeated(start.again, start.specialist, location)),
  };
}

/** By its name, or else the one with the same page: the catalogue may word it differently. */
async function findService(client: ApolloClient, name: string): Promise<BookingAnswers['service']> {
  const { data } = await client.query({ query: BookingServicesDocument });
  const services = data?.services;
  if (!services) throw new Error('The services can’t be loaded.');
  const slug = serviceSlug(name);
  const found =
    services.find((service) => service.name === name) ??
    services.find((service) => slug !== null && serviceSlug(service.name) === slug);
  return found ? { id: found.id, name: found.name, needsVehicle: found.needsVehicle } : null;
}

type PastJob = NonNullable<BookingStart['again']>;

/** What of a past job needs no new answer. */
function repeated(
  { vehicleId, itemDetails, address }: PastJob,
  specialist: BookingStart['specialist'],
  location: WorkLocation | null,
): Partial<BookingAnswers> {
  return {
    isRepeat: true,
    itemDetails,
    // Its name and plate come from the profile, if it is still there.
    vehicle: vehicleId === null ? null : { kind: 'saved', id: vehicleId, name: 'Vehicle', plate: '' },
    specialist,
    location,
    ...(address && { address }),
  };
}

/** Null if the work was done nowhere that is offered now: the location is then asked for. */
async function findLocation(
  client: ApolloClient,
  serviceId: string,
  { workshopId, isHomeService, address }: PastJob,
): Promise<WorkLocation | null> {
  const { data } = await client.query({ query: ServiceLocationsDocument, variables: { serviceId } });
  const { workshops, customerLocations } = data?.service ?? {};
  const workshop = workshops?.find(({ id }) => id === workshopId);
  if (workshop) return { kind: 'WORKSHOP', id: workshop.id, name: workshop.name, address: workshop.address };
  if (workshopId !== null) return null;
  const kind = isHomeService ? 'HOME_SERVICE' : address ? 'DIFFERENT_LOCATION' : null;
  const visit = customerLocations?.find((location) => location.kind === kind);
  return visit ? { kind: visit.kind, name: visit.name } : null;
}
