import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_CUSTOM_ENTRIES } from '#shared/limits.ts';
import { isPostcode } from '#shared/uk/postcode.ts';
import type { FormError } from '~/forms/validation.ts';
import type { ApplicationDraft, CustomWorkshop, OpenWorkshop } from './application-draft.ts';
import { fieldId } from './field-id.ts';
import { withEntry } from './own-lists.ts';

/** As many as the graph takes. */
export const MOST_WORKSHOPS = MAX_CUSTOM_ENTRIES;

export const blankWorkshop: OpenWorkshop = { id: null, name: '', address: '', city: '', county: '', postcode: '' };

export type WorkshopField = Exclude<keyof OpenWorkshop, 'id'>;
const fields: readonly WorkshopField[] = ['name', 'address', 'city', 'county', 'postcode'];

/** What keeps a workshop from being added, by field (JOIN-27). */
export function workshopFlaws({ name, address, postcode }: OpenWorkshop): Partial<Record<WorkshopField, string>> {
  return {
    ...(!name.trim() && { name: fieldMessages.workshopName }),
    ...(!address.trim() && { address: fieldMessages.workshopAddress }),
    ...(postcode.trim() && !isPostcode(postcode) && { postcode: fieldMessages.postcodeInvalid }),
  };
}

/**
 * The change that puts the open workshop on the list: as a new one, or in the place of the one that
 * was opened.
 */
export function addWorkshop(
  { customWorkshops }: ApplicationDraft,
  { id, ...open }: OpenWorkshop,
  newId: () => string,
): Partial<ApplicationDraft> {
  const tidy = Object.fromEntries(fields.map((field) => [field, open[field].trim()])) as Omit<CustomWorkshop, 'id'>;
  return { customWorkshops: withEntry(customWorkshops, { id: id ?? newId(), ...tidy }), openWorkshop: null };
}

const isBlank = (open: OpenWorkshop) => open.id === null && fields.every((field) => !open[field].trim());

/**
 * What was written and not added is meant, where it can be; a form that was opened and left empty
 * is closed.
 */
export function settleWorkshop(draft: ApplicationDraft, newId: () => string): ApplicationDraft {
  const { openWorkshop: open } = draft;
  if (!open) return draft;
  if (isBlank(open)) return { ...draft, openWorkshop: null };
  return Object.keys(workshopFlaws(open)).length > 0 ? draft : { ...draft, ...addWorkshop(draft, open, newId) };
}

/** What is wrong with a workshop that is being written, or that it is not on the list yet. */
export function openWorkshopErrors({ openWorkshop: open }: ApplicationDraft): FormError[] {
  if (!open || isBlank(open)) return [];
  const flaws = workshopFlaws(open);
  const problems = fields.flatMap((field) => {
    const message = flaws[field];
    return message ? [{ fieldId: fieldId('openWorkshop', field), message }] : [];
  });
  const unadded = {
    fieldId: fieldId('openWorkshop', 'name'),
    message: `Add “${open.name.trim()}” to your list, or discard it`,
  };
  return problems.length > 0 ? problems : [unadded];
}

/** Where a workshop is, in one line. */
export function addressOf({ address, city, county, postcode }: Omit<CustomWorkshop, 'id' | 'name'>): string {
  return [address, city, county, postcode].filter(Boolean).join(', ');
}
