import { expect, it } from 'vitest';
import { splitVehicle } from '~/features/repairs/repair-slip.tsx';

it.each([
  ['Ford Fiesta, 2019, FN19 KTR', 'Ford Fiesta, 2019', 'FN19 KTR'],
  ['Ford Fiesta (fn19ktr)', 'Ford Fiesta', 'FN19 KTR'],
  ['FN19 KTR', '', 'FN19 KTR'],
  ['Morris Minor, 1971, ABC 123K', 'Morris Minor, 1971', 'ABC 123K'],
  ['BMW 320d', 'BMW 320d', null],
  ['Mazda, MX-5', 'Mazda, MX-5', null],
  ['Ford Fiesta, 2019', 'Ford Fiesta, 2019', null],
])('splits "%s"', (vehicle, name, plate) => {
  expect(splitVehicle(vehicle)).toEqual({ name, plate });
});
