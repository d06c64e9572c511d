import { present } from './failures.ts';
import {
  FreeDaysDocument,
  type FreeDaysQueryVariables,
  FreeTimeSlotsDocument,
  type FreeTimeSlotsQueryVariables,
  ServicesDocument,
  SpecialistsOfServiceDocument,
  type SpecialistsOfServiceQueryVariables,
} from './generated/graphql.ts';
import type { MendwellClient } from './mendwell-client.ts';

export async function browseServices(client: MendwellClient) {
  const { services } = await client.query(ServicesDocument, {});
  return present(services);
}

/** The specialists of a service, those who are free first in front. */
export async function soonestSpecialists(client: MendwellClient, where: SpecialistsOfServiceQueryVariables) {
  const { service } = await client.query(SpecialistsOfServiceDocument, where);
  return present(service?.specialists);
}

/** Free days change all the time, so they are never taken from the cache. */
export async function freeDays(client: MendwellClient, where: FreeDaysQueryVariables) {
  const { service } = await client.query(FreeDaysDocument, where, 'network-only');
  return present(service?.availableDates);
}

export async function freeTimeSlots(client: MendwellClient, when: FreeTimeSlotsQueryVariables) {
  const { service } = await client.query(FreeTimeSlotsDocument, when, 'network-only');
  return present(service?.timeSlots);
}
