/** Offered if the list can't be loaded (IMM-08). */
const BUILT_IN = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];

/**
 * The names of the immediate services. The gateway also falls back to the built-in ones if /php
 * fails; these are for when the gateway itself can't be reached (IMM-09).
 */
export function immediateServiceNames(loaded: readonly { name: string }[] | null | undefined): string[] {
  return loaded && loaded.length > 0 ? loaded.map(({ name }) => name) : BUILT_IN;
}
