import { product } from '~/site/product.ts';

/**
 * A note if a postcode is outside of the area where specialists usually work; otherwise empty. It
 * doesn't stop a booking: some specialists travel further.
 */
export function outsideAreaNote(postcode: string): string {
  const area = /^[A-Z]+/.exec(postcode)?.[0] ?? '';
  if (product.postcodeAreas.includes(area)) return '';
  return `${postcode} is outside ${product.area}, where we usually work. You can still send your request, and we’ll tell you whether a specialist can come.`;
}
