import type { Address } from '../../store/customers/addresses.ts';

/** A postal address as the profile reads it (ENT-26); null when there is none. */
export function addressRecord(address: Address | undefined) {
  if (!address) return null;
  const { zip_code, ...parts } = address;
  return { ...parts, zipCode: zip_code };
}
