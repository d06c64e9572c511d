/** One @, something before it, a dot in what follows, no spaces: enough to catch slips, and no address is refused that works. */
export function isEmail(typed: string): boolean {
  const address = typed.trim();
  return address.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address);
}
