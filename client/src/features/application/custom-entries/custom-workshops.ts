import { customWorkshopForm } from '#shared/forms/application.ts';
import type { CustomWorkshop } from '~/features/application/application-draft.ts';
import { defineEntryList } from './custom-entries.ts';

/** Custom workshops (JOIN-27). */
export const customWorkshops = defineEntryList<Exclude<keyof CustomWorkshop, 'id'>>({
  entries: 'customWorkshops',
  options: 'workshops',
  unsaved: 'unsavedWorkshop',
  blank: { id: null, name: '', address: '', city: '', county: '', postcode: '' },
  unsavedIn: (draft) => draft.unsavedWorkshop,
  validate: (_draft, { id: _, ...workshop }) =>
    Object.fromEntries(
      customWorkshopForm.schema.safeParse(workshop).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
    ),
});

/** A workshop's address in one line. */
export function formatAddress({ address, city, county, postcode }: Omit<CustomWorkshop, 'id' | 'name'>): string {
  return [address, city, county, postcode].filter(Boolean).join(', ');
}
