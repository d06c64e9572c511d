import { userData } from '../backend/support/appointments.ts';
import type { TestBackend } from '../backend/support/backend.ts';
import type { Kind } from '../backend/support/bad-values.ts';
import type { Form, Headers, MutationExample, WriteExample } from './example.ts';
import { often } from './refusals.ts';

export const VEHICLES = [
  { id: 3, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'FN19 KTR', primaryVehicle: true },
  { id: 4, make: 'Audi', model: 'A3', year: 2021, licensePlate: 'FN21 KTR', primaryVehicle: false },
];
const answer = { vehicles: VEHICLES };

const kinds: Record<string, Kind> = {
  make: 'text',
  model: 'text',
  year: 'strict',
  color: 'optional text',
  licensePlate: 'optional text',
  vin: 'optional strict',
};
const mini = { make: 'Mini', model: 'Cooper', year: '2020', color: 'Red', licensePlate: 'FG20 HJK', vin: '' };

async function firstVehicle(test: TestBackend, headers: Headers): Promise<string> {
  return (await userData(test, headers)).vehicles[0].vehicle_id;
}

async function keepOneVehicle(test: TestBackend, headers: Headers): Promise<void> {
  const [, ...others] = (await userData(test, headers)).vehicles;
  for (const { vehicle_id } of others)
    await test.postJson('update-vehicle.php', { vehicleId: vehicle_id, action: 'delete' }, headers);
}

const formOf = (action: string): Form => ({
  kinds: { vehicleId: 'strict', action: 'strict' },
  fields: async (test, headers) => ({ vehicleId: await firstVehicle(test, headers), action }),
});

export const scripts = {
  addVehicle: {
    // C-78: a success status is enough, with or without the list.
    answer,
    form: {
      kinds,
      fields: () => mini,
      async works(test, headers) {
        await keepOneVehicle(test, headers);
        return test.postJson('add-vehicle.php', mini, headers);
      },
    },
  },
  updateVehicle: {
    answer,
    own: ({ vehicle }) => ({ vehicle_id: vehicle }),
    form: {
      kinds: { ...kinds, vehicle_id: 'strict' },
      fields: async (test, headers) => ({ ...mini, vehicle_id: await firstVehicle(test, headers) }),
    },
  },
  setPrimaryVehicle: { answer, own: ({ vehicle }) => ({ vehicleId: vehicle }), form: formOf('primary') },
  removeVehicle: { answer, own: ({ vehicle }) => ({ vehicleId: vehicle }), form: formOf('delete') },
} satisfies Record<string, WriteExample>;

const vehicle = () => ({ make: 'Ford', model: 'Fiesta', year: 2019, colour: 'Blue', plate: 'FN19 KTR' });
const rest = { vin: '1FTEW1EP5KFA00001', isPrimary: true };
const embedded = { vehicleId: 'vehicle-2' };
const ofSomeoneElse: MutationExample['refusals'] = [
  ['of someone else', { vehicleId: 'vehicle-999' }, 'NOT_FOUND', 'vehicleId', 'We couldn’t find this vehicle.'],
];

export const mutations = {
  addVehicle: {
    input: vehicle,
    rest,
    refusals: [
      ['without a make', { make: '' }, 'REQUIRED', 'make', 'Make is required'],
      ['with an impossible VIN', { vin: 'FORD-FIESTA-12345' }, 'INVALID', 'vin', /^VIN should be 17/],
      [
        'beyond the limit',
        often('addVehicle', 20),
        'LIMIT_REACHED',
        null,
        'You can keep at most 20 vehicles. Please remove one first.',
      ],
    ],
  },
  updateVehicle: {
    input: () => ({ vehicleId: 'vehicle-3', ...vehicle() }),
    rest,
    embedded,
    refusals: ofSomeoneElse,
  },
  setPrimaryVehicle: { input: () => ({ vehicleId: 'vehicle-4' }), embedded, refusals: ofSomeoneElse },
  removeVehicle: { input: () => ({ vehicleId: 'vehicle-4' }), embedded, refusals: ofSomeoneElse },
} satisfies Record<string, MutationExample>;
