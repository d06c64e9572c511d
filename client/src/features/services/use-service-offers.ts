import { useServiceOffersQuery } from '~/graphql/generated/operations/service-offers.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { type ServiceSlug, serviceSlug } from '~/site/service-slug.ts';

/** The prices and the best specialists of the service with this page. */
export function useServiceOffers(slug: ServiceSlug) {
  const catalogue = useServicesQuery();
  const service = catalogue.data?.services?.find(({ name }) => serviceSlug(name) === slug);
  const offers = useServiceOffersQuery({ variables: { serviceId: service?.id ?? '' }, skip: !service });
  return {
    /** Null if no one offers it; undefined while it is not known. */
    offers: service ? offers.data?.service : catalogue.data?.services && null,
    error: catalogue.error ?? offers.error,
    loading: catalogue.loading || offers.loading,
    refetch: () => void (service ? offers.refetch() : catalogue.refetch()),
  };
}
