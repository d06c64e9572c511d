import { paths } from '~/site/paths.ts';
import type { PreselectedSpecialist } from './preselection.ts';

/**
 * Where 'Book now' leads, with the state that names the specialist (DIR-28). Apart from its
 * reading, so that cards carry no schema library.
 */
export function bookingLink({ id, name }: PreselectedSpecialist) {
  return { to: paths.appointment, state: { specialist: { id, name } } };
}
