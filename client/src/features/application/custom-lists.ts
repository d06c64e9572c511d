import { customWorkshopForm } from '#shared/forms/application.ts';
import { requiredAddress } from '#shared/forms/fields.ts';
import { MAX_CUSTOM_ENTRIES, TEXT_LIMITS } from '#shared/limits.ts';
import { normaliseLine, normaliseText } from '#shared/plain-text.ts';
import type { FormError } from '~/forms/validation.ts';
import { newId } from '~/lib/new-id.ts';
import { type ApplicationDraft, type CustomWorkshop, emptyDraft, fieldId, priceOf } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import { type ApplicationOptions, type OptionList, optionLabels } from './use-application-options.ts';

/** A list of entries that applicants add because they aren't among the options. */
export interface CustomList {
  /** The options that the list adds to. */
  options: OptionList;
  /** The part of the draft with the entry that is typed, but not added to the list yet. */
  unsaved: Extract<keyof ApplicationDraft, `unsaved${string}`>;
  /** The control of that entry's name. */
  fieldId: string;
  /** How to get rid of that entry, for its error message. */
  discardHint: string;
  /** Whether that entry can be dropped without asking: it is blank, or on the list already. */
  isRedundant(draft: ApplicationDraft): boolean;
  /** Why that entry can't be added. `optionLabels` has all options, selected or not. */
  errors(draft: ApplicationDraft, optionLabels: readonly string[]): FormError[];
  /** The change that adds that entry and clears its field or form. */
  add(draft: ApplicationDraft, optionLabels: readonly string[]): Partial<ApplicationDraft>;
  /** Entries that are on the list twice, where the list doesn't allow that. */
  duplicateErrors?(draft: ApplicationDraft): FormError[];
}

/** The draft with the unsaved entry added if it is valid. */
export function withUnsavedEntry(
  draft: ApplicationDraft,
  list: CustomList,
  optionLabels: readonly string[] = [],
): ApplicationDraft {
  if (isEmpty(draft, list)) return draft;
  if (list.isRedundant(draft)) return { ...draft, [list.unsaved]: emptyDraft[list.unsaved] };
  return list.errors(draft, optionLabels).length > 0 ? draft : { ...draft, ...list.add(draft, optionLabels) };
}

/** What is wrong with the unsaved entry: at least that it must be added or discarded. */
export function unsavedEntryErrors(draft: ApplicationDraft, list: CustomList): FormError[] {
  if (isEmpty(draft, list) || list.isRedundant(draft)) return [];
  const errors = list.errors(draft, []);
  if (errors.length > 0) return errors;
  const unsaved = draft[list.unsaved];
  const name = typeof unsaved === 'string' ? unsaved : (unsaved?.name ?? '');
  return [{ fieldId: list.fieldId, message: `Add “${name.trim()}” to your list, or ${list.discardHint}` }];
}

function isEmpty(draft: ApplicationDraft, { unsaved }: CustomList): boolean {
  return draft[unsaved] === emptyDraft[unsaved];
}

/** Whether two names are the same, ignoring case and surrounding spaces. */
function isSameName(name: string, other: string): boolean {
  return normaliseLine(name).toLowerCase() === normaliseLine(other).toLowerCase();
}

function hasName(names: readonly string[], name: string): boolean {
  return names.some((other) => isSameName(other, name));
}

const nameRule = requiredAddress('Enter a name first', TEXT_LIMITS.name);

/** A list of names only. */
export interface CustomNameList extends CustomList {
  names: 'customLocations' | 'customCompanies';
  unsaved: 'unsavedLocation' | 'unsavedCompany';
}

function defineNameList({ names, options, unsaved }: Pick<CustomNameList, 'names' | 'options' | 'unsaved'>) {
  const isListed = (draft: ApplicationDraft) => hasName([...draft[names], ...draft[options]], draft[unsaved]);
  /** Why the name can't be added (JOIN-19). */
  const messageFor = (draft: ApplicationDraft): string | null => {
    const name = normaliseLine(draft[unsaved]);
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
      const name = normaliseLine(draft[unsaved]);
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

/** An entry in the open form. The id is null for a new one. */
type UnsavedEntry<Field extends string> = { id: string | null; name: string } & Record<Field, string>;

/** A list of entries with several fields. */
export interface CustomEntryList<Field extends string> extends CustomList {
  entries: 'customServices' | 'customImmediateServices' | 'customWorkshops';
  unsaved: 'unsavedService' | 'unsavedImmediateService' | 'unsavedWorkshop';
  /** A new entry, with its fields in page order. */
  blank: UnsavedEntry<Field>;
  unsavedIn(draft: ApplicationDraft): UnsavedEntry<Field> | null;
}

type EntryListDefinition<Field extends string> = Pick<
  CustomEntryList<Field>,
  'entries' | 'options' | 'unsaved' | 'blank' | 'unsavedIn' | 'duplicateErrors'
> & {
  validate(
    draft: ApplicationDraft,
    entry: UnsavedEntry<Field>,
    optionLabels: readonly string[],
  ): Partial<Record<Field, string>>;
  /** What else changes when an entry gets another name. */
  onRename?(draft: ApplicationDraft, from: string, to: string): Partial<ApplicationDraft>;
};

function defineEntryList<Field extends string>(definition: EntryListDefinition<Field>): CustomEntryList<Field> {
  const { validate, onRename, ...list } = definition;
  const { entries, unsaved, blank, unsavedIn } = list;
  const fields = Object.keys(blank).filter((key): key is Field => key !== 'id');
  return {
    ...list,
    fieldId: fieldId(entries, 'name'),
    discardHint: 'discard it',
    isRedundant(draft) {
      const entry = unsavedIn(draft);
      return entry === null || (entry.id === null && fields.every((field) => !entry[field].trim()));
    },
    errors(draft, optionLabels) {
      const entry = unsavedIn(draft);
      if (!entry) return [];
      if (entry.id === null && draft[entries].length >= MAX_CUSTOM_ENTRIES) {
        return [{ fieldId: fieldId(entries, 'name'), message: `Add at most ${MAX_CUSTOM_ENTRIES} of your own` }];
      }
      const messages = validate(draft, entry, optionLabels);
      return fields.flatMap((field) => {
        const message = messages[field];
        return message ? [{ fieldId: fieldId(entries, field), message }] : [];
      });
    },
    add(draft) {
      const entry = unsavedIn(draft);
      if (!entry) return {};
      const saved = draft[entries].find(({ id }) => id === entry.id);
      const cleaned = Object.fromEntries(fields.map((field) => [field, normaliseText(entry[field])]));
      const name = normaliseLine(entry.name);
      const added = { ...cleaned, name, id: entry.id ?? newId() };
      return {
        [entries]: saved ? draft[entries].map((item) => (item === saved ? added : item)) : [...draft[entries], added],
        [unsaved]: null,
        ...(saved && saved.name !== name && onRename?.(draft, saved.name, name)),
      };
    },
  };
}

const serviceNameRule = requiredAddress('Enter a name for your service', TEXT_LIMITS.name);

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
      const [issue] = serviceNameRule.safeParse(name).error?.issues ?? [];
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

/** In page order. */
const customLists: Partial<Record<ApplicationStep, readonly CustomList[]>> = {
  services: [customServices, customImmediateServices],
  location: [customLocations],
  companies: [customCompanies, customWorkshops],
};

/** The draft with everything added that is typed on a step, but not added to its list yet. */
export function withUnsavedEntries(
  step: ApplicationStep,
  draft: ApplicationDraft,
  options: ApplicationOptions | null,
): ApplicationDraft {
  const lists = customLists[step] ?? [];
  return lists.reduce((current, list) => withUnsavedEntry(current, list, optionLabels(options, list.options)), draft);
}

/** What is wrong with a step's custom entries, added or not. */
export function customEntryErrors(step: ApplicationStep, draft: ApplicationDraft): FormError[] {
  const lists = customLists[step] ?? [];
  return lists.flatMap((list) => [...(list.duplicateErrors?.(draft) ?? []), ...unsavedEntryErrors(draft, list)]);
}
