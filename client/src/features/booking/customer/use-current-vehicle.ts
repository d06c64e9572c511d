import { useEffect, useEffectEvent } from 'react';
import { type BookingAccount, currentVehicle } from './booking-account.ts';
import type { CustomerDraft } from './customer-draft.ts';

/** Updates the draft's vehicle when the profile has changed since it was chosen. */
export function useCurrentVehicle(
  { service, vehicle }: CustomerDraft,
  vehicles: BookingAccount['vehicles'],
  onChange: (vehicle: CustomerDraft['vehicle']) => void,
): void {
  const current = service?.needsVehicle ? currentVehicle(vehicle, vehicles) : vehicle;
  const isCurrent = JSON.stringify(current) === JSON.stringify(vehicle);
  const update = useEffectEvent(() => onChange(current));
  useEffect(() => {
    if (!isCurrent) update();
  }, [isCurrent]);
}
