import { paths } from '~/site/paths.ts';
import type { PreselectedSpecialist } from './preselected-specialist.ts';

/**
 * The link of 'Book now', with the specialist as navigation state (DIR-28). Not in the file that
 * reads the state, so that cards don't load zod.
 */
export function bookingLink({ id, name }: PreselectedSpecialist) {
  return { to: paths.appointment, state: { specialist: { id, name } } };
}
