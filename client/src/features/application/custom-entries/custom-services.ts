import { requiredAddress } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { priceOf } from '~/features/application/service-price.ts';
import { type CustomEntryList, defineEntryList } from './custom-entries.ts';
import { hasName } from './custom-list.ts';

const nameRule = requiredAddress('Enter a name for your service', TEXT_LIMITS.name);

export interface CustomServiceList extends CustomEntryList<'name' | 'description'> {
  entries: 'customServices' | 'customImmediateServices';
  options: 'services' | 'immediateServices';
}

interface ServiceListDefinition extends Pick<CustomServiceList, 'entries' | 'options'> {
  unsaved: 'unsavedService' | 'unsavedImmediateService';
  onRename?(draft: ApplicationDraft, from: string, to: string): Partial<ApplicationDraft>;
}

/** Custom services (JOIN-13, JOIN-14). Names are unique, because they identify prices (C-76). */
function defineServiceList({ entries, options, unsaved, ...definition }: ServiceListDefinition): CustomServiceList {
  const list = defineEntryList<'name' | 'description'>({
    ...definition,
    entries,
    options,
    unsaved,
    blank: { id: null, name: '', description: '' },
    unsavedIn: (draft) => draft[unsaved],
    validate(draft, { id, name }, optionLabels) {
      const otherNames = draft[entries].filter((other) => other.id !== id).map((other) => other.name);
      const [issue] = nameRule.safeParse(name).error?.issues ?? [];
      if (issue) return { name: issue.message };
      if (hasName(optionLabels, name)) return { name: `“${name.trim()}” is in the list above: tick it there` };
      const isListed = hasName([...draft[options], ...otherNames], name);
      return isListed ? { name: `You’ve already added “${name.trim()}”` } : {};
    },
    duplicateErrors(draft) {
      const names = draft[entries].map(({ name }) => name);
      const duplicate = names.find((name, index) => hasName([...draft[options], ...names.slice(0, index)], name));
      if (duplicate === undefined) return [];
      return [{ fieldId: fieldId(entries), message: `“${duplicate}” has been added twice: remove one of them` }];
    },
  });
  return { ...list, entries, options };
}

export const customServices = defineServiceList({
  entries: 'customServices',
  options: 'services',
  unsaved: 'unsavedService',
  onRename(draft, from, to) {
    const { [from]: _, ...others } = draft.pricing;
    return { pricing: { ...others, [to]: priceOf(draft, from) } };
  },
});

export const customImmediateServices = defineServiceList({
  entries: 'customImmediateServices',
  options: 'immediateServices',
  unsaved: 'unsavedImmediateService',
});
