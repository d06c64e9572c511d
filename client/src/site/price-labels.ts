import { formatPrice } from '#shared/money.ts';

interface Money {
  pence: number;
}

interface ServiceArea {
  name: string;
  travelFee: Money | null;
}

/** A service area with its travel fee, such as 'Oadby · travel £5'. */
export function serviceAreaLabel({ name, travelFee }: ServiceArea): string {
  if (!travelFee) return name;
  return travelFee.pence === 0 ? `${name} · no travel fee` : `${name} · travel ${formatPrice(travelFee.pence)}`;
}
