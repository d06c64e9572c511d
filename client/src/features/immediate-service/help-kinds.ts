/**
 * The kinds of urgent help that are always on offer, asked for by these names when the gateway is
 * out of reach (IMM-08).
 */
const BUILT_IN = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];

/**
 * The names to offer. The gateway gives the built-in ones itself when /php fails; these are for
 * when there is no gateway (IMM-09).
 */
export function helpKinds(served: readonly { name: string }[] | null | undefined): string[] {
  return served && served.length > 0 ? served.map(({ name }) => name) : BUILT_IN;
}
