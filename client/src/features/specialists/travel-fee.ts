interface ServiceArea {
  name: string;
  travelFee: { pence: number; formatted: string } | null;
}

/**
 * The travel fee for the area in the address, else the range of all areas (C-28). Null if no area
 * has a fee.
 */
export function travelFeeText(areas: readonly ServiceArea[], address: string): string | null {
  const named = areas.find(({ name, travelFee }) => travelFee && address.toLowerCase().includes(name.toLowerCase()));
  if (named?.travelFee) return `${feeText(named.travelFee)} to ${named.name}`;
  const fees = areas.flatMap(({ travelFee }) => travelFee ?? []).toSorted((a, b) => a.pence - b.pence);
  const [low] = fees;
  const high = fees.at(-1);
  if (!low || !high) return null;
  return low.pence === high.pence ? feeText(low) : `Travel fee ${low.formatted} - ${high.formatted}`;
}

function feeText({ pence, formatted }: { pence: number; formatted: string }): string {
  return pence === 0 ? 'No travel fee' : `Travel fee ${formatted}`;
}
