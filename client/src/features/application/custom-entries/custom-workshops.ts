import { fieldMessages } from '#shared/field-messages.ts';
import { isPostcode } from '#shared/uk/postcode.ts';
import type { CustomWorkshop } from '~/features/application/application-draft.ts';
import { webAddressErrors } from '~/forms/validation.ts';
import { defineEntryList } from './custom-entries.ts';

/** Custom workshops (JOIN-27). */
export const customWorkshops = defineEntryList<Exclude<keyof CustomWorkshop, 'id'>>({
  entries: 'customWorkshops',
  options: 'workshops',
  unsaved: 'unsavedWorkshop',
  blank: { id: null, name: '', address: '', city: '', county: '', postcode: '' },
  unsavedIn: (draft) => draft.unsavedWorkshop,
  validate: (_draft, { name, address, city, county, postcode }) => ({
    ...webAddressErrors({ name, address, city, county }),
    ...(!name.trim() && { name: fieldMessages.workshopName }),
    ...(!address.trim() && { address: fieldMessages.workshopAddress }),
    ...(postcode.trim() && !isPostcode(postcode) && { postcode: fieldMessages.postcodeInvalid }),
  }),
});

/** A workshop's address in one line. */
export function formatAddress({ address, city, county, postcode }: Omit<CustomWorkshop, 'id' | 'name'>): string {
  return [address, city, county, postcode].filter(Boolean).join(', ');
}
