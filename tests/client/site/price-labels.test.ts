import { expect, it } from 'vitest';
import { serviceAreaLabel } from '~/site/price-labels.ts';

it.each([
  ['Oadby', { pence: 550 }, 'Oadby · travel £5.50'],
  ['Oadby', { pence: 0 }, 'Oadby · no travel fee'],
  ['Oadby', null, 'Oadby'],
])('the service area %s with the fee %j is %s', (name, travelFee, label) => {
  expect(serviceAreaLabel({ name, travelFee })).toBe(label);
});
