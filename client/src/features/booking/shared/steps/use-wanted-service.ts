import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPreselectedService } from '~/site/navigation/preselected-service.ts';
import { serviceSlug } from '~/site/service-slug.ts';

/** Takes up the service whose page led here, once, when the catalogue is there. */
export function useWantedService<Service extends { name: string }>(
  services: readonly Service[] | null | undefined,
  take: (service: Service) => void,
): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = readPreselectedService(state);
  const isReady = Boolean(services);
  const takeUp = useEffectEvent(() => {
    const service = services?.find(({ name }) => serviceSlug(name) === wanted);
    if (service) take(service);
    // Out of the history entry, so that coming back to it does not undo a later choice.
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    if (isReady && wanted) takeUp();
  }, [isReady, wanted]);
}
