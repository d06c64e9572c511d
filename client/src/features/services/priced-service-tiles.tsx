import { useServicePricesQuery } from '~/graphql/generated/operations/service-prices.ts';
import { type ServiceSlug, serviceSlug } from '~/site/service-slug.ts';
import { ServiceTiles, type ServiceTilesProps } from './service-tiles.tsx';

/** The tiles with what each service costs at least. Without prices they are complete as well. */
export function PricedServiceTiles(props: ServiceTilesProps) {
  const { data } = useServicePricesQuery();
  const prices = new Map<ServiceSlug, string>();
  for (const { name, priceGuide } of data?.services ?? []) {
    const slug = serviceSlug(name);
    if (slug && priceGuide && !prices.has(slug)) prices.set(slug, priceGuide.lowest.formatted);
  }
  return <ServiceTiles {...props} prices={prices} />;
}
