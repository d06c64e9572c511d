import type { VisitKind, VisitOption } from '../../graphql/generated/schema.ts';

/** BOOK-14: the two places that every service offers, always first, in their documented words. */
export const VISIT_OPTIONS: readonly VisitOption[] = [
  { kind: 'HOME_SERVICE', name: 'Home Service', description: 'Service at your registered address' },
  {
    kind: 'DIFFERENT_LOCATION',
    name: 'Different location',
    description: 'Must be a trusted location that pops up on our maps',
  },
];

export function visitName(visit: VisitKind): string {
  return VISIT_OPTIONS.find(({ kind }) => kind === visit)?.name ?? '';
}
