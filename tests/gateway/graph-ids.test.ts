import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../examples/accounts.ts';
import { MUTATIONS, WHOLE_HOST } from '../examples/all.ts';
import type { MutationName } from '../examples/example.ts';
import { SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { NOTIFICATION, notificationList } from './streams.ts';
import { perform } from './whole-graph.ts';

const gateway = await sharedGateway();

const node = (id: string, headers: object = SESSION) =>
  gateway.graph('query ($id: ID!) { node(id: $id) { __typename id } }', { id }, { ...headers });

describe('node', () => {
  it.each([
    ['specialist-7', 'Specialist'],
    ['service-3', 'Service'],
    ['immediate-service-1', 'ImmediateService'],
    ['customer-7', 'Customer'],
    ['appointment-12', 'Appointment'],
    ['repair-5', 'Repair'],
    ['vehicle-4', 'Vehicle'],
    ['notification-11', 'Notification'],
    ['pending-review-9', 'PendingReview'],
    ['submitted-review-8', 'SubmittedReview'],
  ])('finds %s', async (id, type) => {
    gateway.php.answer({ ...WHOLE_HOST, 'getNotifications.php': notificationList(NOTIFICATION) });
    expect((await node(id)).data).toEqual({ node: { __typename: type, id } });
    expect((await node(`${id}0`)).data).toEqual({ node: null });
  });

  it('finds nothing of another customer, and needs a session for what is personal', async () => {
    gateway.php.answer(WHOLE_HOST);
    expect((await node('customer-8')).data).toEqual({ node: null });
    for (const id of ['customer-7', 'appointment-12', 'vehicle-4', 'notification-11', 'pending-review-9']) {
      expect((await node(id, {})).errors).toMatchObject([{ path: ['node'], extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  it('resolves fields that cost calls as elsewhere', async () => {
    gateway.php.answer(WHOLE_HOST);
    const { data } =
      await gateway.asCustomer(`{ service: node(id: "service-3") { ... on Service { specialists { id } } }
         appointment: node(id: "appointment-12") { ... on Appointment { service { id name } workshop { id } } } }`);
    expect(data).toEqual({
      service: { specialists: [{ id: 'specialist-7' }] },
      appointment: { service: { id: 'service-1', name: 'Vehicle Repair' }, workshop: { id: 'workshop-2' } },
    });
  });

  it.each(['12', '', 'specialist-', 'plumber-3', 'service'])(
    'refuses %j, and says what an id looks like',
    async (id) => {
      expect((await node(id)).errors).toMatchObject([
        { message: 'id must be an id such as "specialist-12".', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    },
  );
});

describe('an id of the host, or of another type', () => {
  it.each([
    ['specialist(id: "7") { name }', 'specialist', 'id must be an id such as "specialist-12".'],
    ['service(id: "immediate-service-1") { name }', 'service', 'id must be an id such as "service-12".'],
    ['me { appointment(id: "12") { status } }', 'me.appointment', 'id must be an id such as "appointment-12".'],
    [
      'service(id: "service-3") { availableDates(location: { workshopId: "2" }) }',
      'service.availableDates',
      'workshopId must be an id such as "workshop-12".',
    ],
    [
      'specialist(id: "specialist-7") { nextAvailableDate(serviceId: "specialist-7") }',
      'specialist.nextAvailableDate',
      'serviceId must be an id such as "service-12".',
    ],
  ])('is an error of %s', async (selection, path, message) => {
    gateway.php.answer({ ...WHOLE_HOST, 'getUserData.php': { json: CUSTOMER } });
    const { errors } = await gateway.asCustomer(`{ ${selection} }`);
    expect(errors).toMatchObject([{ message, path: path.split('.'), extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each<[MutationName, object, string[], string]>([
    ['cancelAppointment', { appointmentId: '12' }, ['appointmentId'], 'appointment'],
    ['answerForBooking', { appointmentId: 'repair-12' }, ['appointmentId'], 'appointment'],
    ['markNotificationRead', { notificationId: '1' }, ['notificationId'], 'notification'],
    ['removeVehicle', { vehicleId: '4' }, ['vehicleId'], 'vehicle'],
    ['bookAppointment', { specialistId: '7' }, ['specialistId'], 'specialist'],
    ['bookAppointmentAsGuest', { location: { workshopId: '2' } }, ['location', 'workshopId'], 'workshop'],
    ['changeBookingEmail', { customerId: '9' }, ['customerId'], 'customer'],
  ])('is a user error of %s', async (mutation, changes, field, type) => {
    gateway.php.answer(WHOLE_HOST);
    const { data, errors } = await perform(gateway, mutation, { ...MUTATIONS[mutation]?.input(), ...changes });
    expect(errors).toBeUndefined();
    expect(data[mutation].userErrors).toEqual([
      expect.objectContaining({ field, code: 'INVALID', message: expect.stringContaining(`such as "${type}-12".`) }),
    ]);
    expect(gateway.php.calls).toHaveLength(0);
  });
});
