import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ServicePrices, ServiceSpecialists } from '~/features/services/service-offers.tsx';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

const parts = (
  <>
    <ServicePrices slug="plumbing-repair" />
    <ServiceSpecialists slug="plumbing-repair" />
  </>
);
const services = { data: { services: [{ id: '3', name: 'Plumbing' }] } };
const money = (pence: number) => ({ pence, formatted: `£${pence / 100}` });

it('the offers of a service that fail to load are asked for again', async () => {
  const graph = new FakeGraph().answer('Services', services).answer('ServiceOffers', new TypeError('Failed to fetch'));
  renderAt('/', [{ path: '/', element: parts }], graph);
  expect(await screen.findByText('We couldn’t load the specialists.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Price range')).toBeNull());

  const priceGuide = { lowest: money(4000), highest: money(25000), typical: money(8000), offerCount: 2 };
  graph.answer('ServiceOffers', { data: { service: { id: '3', priceGuide, specialists: [] } } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£40 - £250')).toBeTruthy();
  expect(screen.getByText('No specialists available.')).toBeTruthy();
});
