import { contract } from '../../legacy/contract.ts';
import type { Read } from '../../legacy/endpoints/endpoint.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { parseReadResponse } from '../../legacy/transport/parse-response.ts';
import type { ExaminedCall } from './examine-call.ts';

/** Values from the responses of earlier reads, which later reads take as input. */
export interface EarlierResults {
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
  prepare(call: string, client: LegacyClient, results: EarlierResults): ExaminedCall<unknown> | string;
}

function step<Input, Output>(
  endpoint: Read<Input, Output>,
  inputFrom: (results: EarlierResults) => Input | string,
  addResults: (response: Output, results: EarlierResults) => void = () => undefined,
): Step {
  const isPrivate = endpoint.kind === 'private-read';
  return {
    path: endpoint.path,
    isPrivate,
    prepare(call, client, results) {
      const input = inputFrom(results);
      if (typeof input === 'string') return input;
      const run = async () => addResults(await client.read(endpoint, input), results);
      return { call, path: endpoint.path, run, parse: parseReadResponse(endpoint, isPrivate) };
    },
  };
}

const NO_SERVICE = 'there is no service to read it for';
const NO_APPOINTMENT = 'the customer has no appointment to read it for';
const NO_DAY = 'there is no available day to read it for';

const availabilityInput = ({ serviceId, workshopId }: EarlierResults) =>
  serviceId === undefined
    ? NO_SERVICE
    : {
        serviceId,
        location:
          workshopId === undefined ? { kind: 'HOME_SERVICE' as const } : { kind: 'WORKSHOP' as const, workshopId },
        specialistId: null,
      };

const rescheduleInput = ({ appointment }: EarlierResults) =>
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
    ({ services }, results) => {
      results.serviceId = services[0]?.id;
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
    ({ workshops }, results) => {
      results.workshopId = workshops[0]?.id;
    },
  ),
  listAvailableDates: step(contract.listAvailableDates, availabilityInput, ({ dates }, results) => {
    results.day = dates[0];
  }),
  listTimeSlots: step(contract.listTimeSlots, (results) => {
    const input = availabilityInput(results);
    if (typeof input === 'string') return input;
    return results.day === undefined ? NO_DAY : { ...input, date: results.day };
  }),
  readCustomer: step(
    contract.readCustomer,
    () => ({}),
    ({ appointments }, results) => {
      const [appointment] = (appointments() ?? []).flatMap(({ serviceId, specialistId }) =>
        serviceId !== null ? [{ serviceId, specialistId }] : [],
      );
      results.appointment = appointment;
    },
  ),
  listNotifications: step(contract.listNotifications, () => ({})),
  listRescheduleDates: step(contract.listRescheduleDates, rescheduleInput, ({ dates }, results) => {
    results.rescheduleDay = dates[0];
  }),
  listRescheduleTimeSlots: step(contract.listRescheduleTimeSlots, (results) => {
    const input = rescheduleInput(results);
    if (typeof input === 'string') return input;
    return results.rescheduleDay === undefined ? NO_DAY : { ...input, date: results.rescheduleDay };
  }),
};
