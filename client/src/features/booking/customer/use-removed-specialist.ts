import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerDraft } from './customer-draft.ts';

/**
 * Removes a specialist who doesn't offer the service (C-95). Returns their name, until another
 * specialist or service is chosen.
 */
export function useRemovedSpecialist(
  { service, specialist, preselected }: CustomerDraft,
  unavailable: { name: string } | null,
  onRemove: () => void,
): string | null {
  const [removed, setRemoved] = useState<{ name: string; serviceId: string | undefined } | null>(null);
  const isUnavailable = unavailable !== null;
  const remove = useEffectEvent(() => {
    if (unavailable) setRemoved({ name: unavailable.name, serviceId: service?.id });
    onRemove();
  });
  useEffect(() => {
    if (isUnavailable) remove();
  }, [isUnavailable]);
  return removed && !specialist && !preselected && removed.serviceId === service?.id ? removed.name : null;
}
