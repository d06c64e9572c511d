import type { Money, PriceRange } from '../../graphql/generated/resolvers.ts';

/** An amount as the graph gives it; without decimals when whole, else with two (C-101). */
export function money(pence: number): Money {
  const pounds = pence / 100;
  const digits = pence % 100 === 0 ? 0 : 2;
  const formatted = `£${pounds.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
  return { pence, currency: 'GBP', formatted };
}

/** One price, or from low to high when the two differ (MONEY-02); null without a base price. */
export function priceRange(basePence: number | null, highPence: number | null): PriceRange | null {
  if (basePence === null) return null;
  const [low, high] = [basePence, highPence ?? basePence].sort((a, b) => a - b).map(money);
  if (!low || !high) return null;
  const isOne = low.pence === high.pence;
  return { low, high: isOne ? null : high, formatted: isOne ? low.formatted : `${low.formatted} - ${high.formatted}` };
}

/** MONEY-03. */
export function priceLabel(price: PriceRange | null): string {
  return price?.formatted ?? 'Contact for pricing';
}
