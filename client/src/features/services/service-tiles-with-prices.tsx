import { Suspense } from 'react';
import { graphPart } from '~/graphql/with-graph.tsx';
import { ServiceTiles, type ServiceTilesProps } from './service-tiles.tsx';

const PricedServiceTiles = graphPart(
  async () => (await import('./priced-service-tiles.tsx')).PricedServiceTiles,
  ServiceTiles,
);

/** The tiles, with prices as soon as these are known. */
export function ServiceTilesWithPrices(props: ServiceTilesProps) {
  return (
    <Suspense fallback={<ServiceTiles {...props} />}>
      <PricedServiceTiles {...props} />
    </Suspense>
  );
}
