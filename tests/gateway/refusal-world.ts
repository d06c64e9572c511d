import { randomUUID } from 'node:crypto';
import { joan, startBackend, type TestBackend } from '../backend/support/backend.ts';
import { firstFreeTimeSlot, type TimeSlotChoice } from '../backend/support/booking.ts';
import { type GraphAnswer, NO_LIMITS, startGateway } from './harness.ts';
import { MUTATIONS, perform } from './whole-graph.ts';

/** The gateway in front of the embedded backend, with Joan logged in. */
export interface World {
  readonly test: TestBackend;
  /** An address that nothing else in the table uses. */
  newEmail(): string;
  /** A plumber at home, at a time that is free now. */
  booking(): Promise<TimeSlotChoice & { serviceId: string; location: object }>;
  /** Sends a mutation with these changes to its example, as Joan if it needs a session. */
  send(mutation: string, changes?: object, file?: Blob): Promise<GraphAnswer>;
  close(): Promise<void>;
}

/** What the embedded backend's demo needs to accept an example. */
const FITTING: Readonly<Record<string, object>> = {
  bookAppointmentAsGuest: { email: 'guest@example.com' },
  cancelAppointment: { appointmentId: 'appointment-1' },
  rescheduleAppointment: { appointmentId: 'appointment-1' },
  submitReview: { appointmentId: 'appointment-6' },
  changePassword: { currentPassword: joan.password },
  setPrimaryVehicle: { vehicleId: 'vehicle-2' },
  removeVehicle: { vehicleId: 'vehicle-2' },
  updateVehicle: { vehicleId: 'vehicle-2' },
};

export async function startWorld(): Promise<World> {
  const test = await startBackend('sqlite', { now: new Date() });
  const gateway = await startGateway({
    host: { origin: () => test.backend.origin, isEmbedded: true },
    limits: NO_LIMITS,
  });
  const send = (mutation: string, changes: object = {}, file?: Blob) => {
    const input = MUTATIONS[mutation]?.input?.();
    const whole = input && { ...input, ...FITTING[mutation], ...changes };
    const isPersonal =
      MUTATIONS[mutation]?.isPersonal || ('purpose' in changes && changes.purpose === 'PROFILE_CHANGE');
    return perform(gateway, mutation, whole, isPersonal ? session : {}, file);
  };
  const session: Record<string, string> = {};
  const { data } = await send('logIn', joan);
  Object.assign(session, { 'x-user-id': data.logIn.session.userId, 'x-auth-token': data.logIn.session.authToken });
  return {
    test,
    newEmail: () => `${randomUUID()}@example.com`,
    booking: async () => ({
      serviceId: 'service-3',
      location: { customerLocation: 'HOME_SERVICE' },
      ...(await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1')),
    }),
    send,
    async close() {
      await gateway.close();
      await test.stop();
    },
  };
}
