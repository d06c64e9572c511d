import { useNextAvailableDateQuery } from '~/graphql/generated/operations/next-available-date.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { NextFree } from './next-free.tsx';

interface OfferedService {
  /** Null if the legacy host doesn't send it. */
  serviceId: string | null;
  name: string;
}

interface ProfileNextFreeProps {
  specialistId: string;
  /** What the specialist offers; undefined while it loads. */
  offered: readonly OfferedService[] | undefined;
  /** The name of the service that the list is filtered by; empty if there is none. */
  filteredBy: string;
}

/** The specialist's first free day, for the service that the customer looks for (DIR-45). */
export function ProfileNextFree({ specialistId, offered = [], filteredBy }: ProfileNextFreeProps) {
  const { data: catalogue, loading } = useServicesQuery();
  const ids = [...new Set(offered.flatMap(({ serviceId }) => serviceId ?? []))];
  const services = ids.map((id) => ({ id, name: catalogue?.services?.find((service) => service.id === id)?.name }));
  const service = services.find(({ name }) => name === filteredBy) ?? services[0];
  const { data } = useNextAvailableDateQuery({
    variables: { specialistId, serviceId: service?.id ?? '' },
    skip: !service || loading,
    fetchPolicy: 'cache-and-network',
  });
  const offeredName = offered.find(({ serviceId }) => serviceId === service?.id)?.name;
  const serviceName = service?.name ?? offeredName ?? null;
  return <NextFree date={data?.specialist?.nextAvailableDate} serviceName={services.length > 1 ? serviceName : null} />;
}
