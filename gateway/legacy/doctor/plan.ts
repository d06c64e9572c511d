import { contract } from '../contract.ts';
import type { Read } from '../endpoints/endpoint.ts';
import type { LegacyClient } from '../transport/legacy-client.ts';
import { parseReadResponse } from '../transport/parse-response.ts';
import type { ExaminedCall } from './examine-call.ts';

/** What earlier reads returned, as the input of later ones. */
export interface Known {
  serviceId?: string | undefined;
  workshopId?: string | undefined;
  day?: string | undefined;
  appointment?: { readonly serviceId: string; readonly specialistId: string | null } | undefined;
  rescheduleDay?: string | undefined;
}

type Contract = typeof contract;
type ReadName = {
  [Name in keyof Contract]: Contract[Name]['kind'] extends `${string}-read` ? Name : never;
}[keyof Contract];

/** One read of the contract. `prepare` returns the call, or why it can't be made. */
export interface Step {
  readonly path: string;
  readonly isPrivate: boolean;
  prepare(call: string, client: LegacyClient, known: Known): ExaminedCall<unknown> | string;
}

function step<Input, Output>(
  endpoint: Read<Input, Output>,
  inputFrom: (known: Known) => Input | string,
  learn: (answer: Output, known: Known) => void = () => undefined,
): Step {
  const isPrivate = endpoint.kind === 'private-read';
  return {
    path: endpoint.path,
    isPrivate,
    prepare(call, client, known) {
      const input = inputFrom(known);
      if (typeof input === 'string') return input;
      const run = async () => learn(await client.read(endpoint, input), known);
      return { call, path: endpoint.path, run, parse: parseReadResponse(endpoint, isPrivate) };
    },
  };
}

const NO_SERVICE = 'there is no service to read it for';
const NO_APPOINTMENT = 'the customer has no appointment to read it for';
const NO_DAY = 'there is no available day to read it for';

const availabilityInput = ({ serviceId, workshopId }: Known) =>
  serviceId === undefined
    ? NO_SERVICE
    : {
        serviceId,
        location: workshopId === undefined ? { customerLocation: 'HOME_SERVICE' as const } : { workshopId },
        specialistId: null,
      };

const rescheduleInput = ({ appointment }: Known) =>
  appointment
    ? {
        serviceId: appointment.serviceId,
        locationId: null,
        specialistId: appointment.specialistId,
        isHomeService: false,
        isDifferentLocation: false,
      }
    : NO_APPOINTMENT;

/** Every read of the contract, each after those that it takes its input from. */
export const PLAN: Readonly<Record<ReadName, Step>> = {
  listServices: step(
    contract.listServices,
    () => ({}),
    ({ services }, known) => {
      known.serviceId = services[0]?.id;
    },
  ),
  listImmediateServices: step(contract.listImmediateServices, () => ({})),
  readApplicationOptions: step(contract.readApplicationOptions, () => ({})),
  listSpecialists: step(contract.listSpecialists, () => ({ page: 1, perPage: 20 })),
  listSpecialistsByService: step(contract.listSpecialistsByService, ({ serviceId }) =>
    serviceId === undefined ? NO_SERVICE : { serviceId },
  ),
  listWorkshops: step(
    contract.listWorkshops,
    ({ serviceId }) => (serviceId === undefined ? NO_SERVICE : { serviceId }),
    ({ workshops }, known) => {
      known.workshopId = workshops[0]?.id;
    },
  ),
  listAvailableDates: step(contract.listAvailableDates, availabilityInput, ({ dates }, known) => {
    known.day = dates[0];
  }),
  listTimeSlots: step(contract.listTimeSlots, (known) => {
    const input = availabilityInput(known);
    if (typeof input === 'string') return input;
    return known.day === undefined ? NO_DAY : { ...input, date: known.day };
  }),
  readCustomer: step(
    contract.readCustomer,
    () => ({}),
    ({ appointments }, known) => {
      const [appointment] = (appointments ?? []).flatMap(({ serviceId, specialistId }) =>
        serviceId !== null ? [{ serviceId, specialistId }] : [],
      );
      known.appointment = appointment;
    },
  ),
  listNotifications: step(contract.listNotifications, () => ({})),
  listRescheduleDates: step(contract.listRescheduleDates, rescheduleInput, ({ dates }, known) => {
    known.rescheduleDay = dates[0];
  }),
  listRescheduleSlots: step(contract.listRescheduleSlots, (known) => {
    const input = rescheduleInput(known);
    if (typeof input === 'string') return input;
    return known.rescheduleDay === undefined ? NO_DAY : { ...input, date: known.rescheduleDay };
  }),
};
