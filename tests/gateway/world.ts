import { joan, type TestBackend } from '../backend/support/backend.ts';
import { firstFreeTimeSlot } from '../backend/support/booking.ts';
import { MUTATIONS } from '../examples/all.ts';
import type { MutationName, World } from '../examples/example.ts';
import { newAddress } from '../examples/values.ts';
import { NO_LIMITS, startGateway } from './harness.ts';
import { isPersonal, perform } from './whole-graph.ts';

/** Starts a gateway in front of an embedded backend with the demo's data, and logs Joan in. */
export async function startWorld(test: TestBackend): Promise<World> {
  const gateway = await startGateway({
    host: { origin: () => test.backend.origin, isEmbedded: true },
    limits: NO_LIMITS,
  });
  const session: Record<string, string> = {};
  const send = (mutation: MutationName, changes: object = {}, file?: Blob) => {
    const { input, embedded } = MUTATIONS[mutation];
    const needsSession = isPersonal(mutation) || ('purpose' in changes && changes.purpose === 'PROFILE_CHANGE');
    return perform(gateway, mutation, { ...input(), ...embedded, ...changes }, needsSession ? session : {}, file);
  };
  const { data } = await send('logIn', joan);
  Object.assign(session, { 'x-user-id': data.logIn.session.userId, 'x-auth-token': data.logIn.session.authToken });
  return {
    test,
    session,
    newEmail: newAddress,
    booking: async () => ({
      serviceId: 'service-3',
      location: { customerLocation: 'HOME_SERVICE' },
      ...(await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1')),
    }),
    send,
    query: (query) => gateway.graph(query, {}, session),
    close: () => gateway.close(),
  };
}
