import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPreselectedService } from '~/site/navigation/preselected-service.ts';
import { serviceSlug } from '~/site/service-slug.ts';

/** Selects the service that a service's page linked with, once, when the catalogue has loaded. */
export function usePreselectedService<Service extends { name: string }>(
  services: readonly Service[] | null | undefined,
  onPreselected: (service: Service) => void,
): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const slug = readPreselectedService(state);
  const isReady = Boolean(services);
  const apply = useEffectEvent(() => {
    const service = services?.find(({ name }) => serviceSlug(name) === slug);
    if (service) onPreselected(service);
    // Without it, returning to this history entry can't undo a later choice.
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    if (isReady && slug) apply();
  }, [isReady, slug]);
}
