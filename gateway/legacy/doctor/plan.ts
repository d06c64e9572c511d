import { contract } from '../contract.ts';
import type { Read } from '../endpoints/endpoint.ts';
import type { LegacyClient } from '../transport/legacy-client.ts';
import { parseReadResponse } from '../transport/parse-response.ts';
import type { Examined } from './examine.ts';

/** What earlier answers have told, to ask later questions with. */
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

/** How a read of the contract is asked for: what becomes of the question, or why there is none. */
export interface Step {
  readonly path: string;
  readonly isPrivate: boolean;
  prepare(call: string, client: LegacyClient, known: Known): Examined<unknown> | string;
}

function step<Input, Answer>(
  endpoint: Read<Input, Answer>,
  ask: (known: Known) => Input | string,
  learn: (answer: Answer, known: Known) => void = () => undefined,
): Step {
  const isPrivate = endpoint.kind === 'private-read';
  return {
    path: endpoint.path,
    isPrivate,
    prepare(call, client, known) {
      const input = ask(known);
      if (typeof input === 'string') return input;
      const make = async () => {
        const answer = await client.read(endpoint, input);
        learn(answer, known);
      };
      return { call, path: endpoint.path, make, accept: parseReadResponse(endpoint, isPrivate) };
    },
  };
}

const NO_SERVICE = 'no service is there to ask about';
const NO_APPOINTMENT = 'the customer has no appointment to ask about';

const location = ({ serviceId, workshopId }: Known) =>
  serviceId === undefined
    ? NO_SERVICE
    : {
        serviceId,
        location: workshopId === undefined ? { customerLocation: 'HOME_SERVICE' as const } : { workshopId },
        specialistId: null,
      };

const appointmentLocation = ({ appointment }: Known) =>
  appointment
    ? {
        serviceId: appointment.serviceId,
        locationId: null,
        specialistId: appointment.specialistId,
        isHomeService: false,
        isDifferentLocation: false,
      }
    : NO_APPOINTMENT;

/** Every read of the contract, each after those that it needs to know something from. */
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
  listAvailableDates: step(contract.listAvailableDates, location, ({ dates }, known) => {
    known.day = dates[0];
  }),
  listTimeSlots: step(contract.listTimeSlots, (known) => {
    const asked = location(known);
    if (typeof asked === 'string') return asked;
    return known.day === undefined ? 'no day is free to ask about' : { ...asked, date: known.day };
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
  listRescheduleDates: step(contract.listRescheduleDates, appointmentLocation, ({ dates }, known) => {
    known.rescheduleDay = dates[0];
  }),
  listRescheduleSlots: step(contract.listRescheduleSlots, (known) => {
    const asked = appointmentLocation(known);
    if (typeof asked === 'string') return asked;
    if (known.rescheduleDay === undefined) return 'no day is free to ask about';
    return { ...asked, date: known.rescheduleDay };
  }),
};
