import { requiredAddress } from '#shared/forms/fields.ts';
import { MAX_CUSTOM_ENTRIES, TEXT_LIMITS } from '#shared/limits.ts';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { type CustomList, hasName, isSameName } from './custom-list.ts';

export const MAX_NAME_LENGTH = TEXT_LIMITS.name;

const nameRule = requiredAddress('Enter a name first', MAX_NAME_LENGTH);

/** A list of names only. */
export interface CustomNameList extends CustomList {
  names: 'customLocations' | 'customCompanies';
  unsaved: 'unsavedLocation' | 'unsavedCompany';
}

function defineNameList({ names, options, unsaved }: Pick<CustomNameList, 'names' | 'options' | 'unsaved'>) {
  const isListed = (draft: ApplicationDraft) => hasName([...draft[names], ...draft[options]], draft[unsaved]);
  /** Why the name can't be added (JOIN-19). */
  const messageFor = (draft: ApplicationDraft): string | null => {
    const name = draft[unsaved].trim();
    const { error } = nameRule.safeParse(name);
    if (error) return error.issues[0]?.message ?? null;
    if (isListed(draft)) return `“${name}” is already on your list`;
    return draft[names].length < MAX_CUSTOM_ENTRIES ? null : `You can add at most ${MAX_CUSTOM_ENTRIES} of your own`;
  };
  const list: CustomNameList = {
    names,
    options,
    unsaved,
    fieldId: fieldId(names),
    discardHint: 'empty the field',
    isRedundant: (draft) => !draft[unsaved].trim() || isListed(draft),
    errors(draft) {
      const message = messageFor(draft);
      return message === null ? [] : [{ fieldId: fieldId(names), message }];
    },
    add(draft, optionLabels) {
      const name = draft[unsaved].trim();
      const option = optionLabels.find((optionName) => isSameName(optionName, name));
      // An option of that name is selected instead.
      return option === undefined
        ? { [names]: [...draft[names], name], [unsaved]: '' }
        : { [options]: [...draft[options], option], [unsaved]: '' };
    },
  };
  return list;
}

export const customLocations = defineNameList({
  names: 'customLocations',
  options: 'locations',
  unsaved: 'unsavedLocation',
});

export const customCompanies = defineNameList({
  names: 'customCompanies',
  options: 'companies',
  unsaved: 'unsavedCompany',
});
