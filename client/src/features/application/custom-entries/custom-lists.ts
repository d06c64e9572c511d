import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { type ApplicationOptions, optionLabels } from '~/features/application/use-application-options.ts';
import type { FormError } from '~/forms/validation.ts';
import { type CustomList, unsavedEntryErrors, withUnsavedEntry } from './custom-list.ts';
import { customCompanies, customLocations } from './custom-names.ts';
import { customImmediateServices, customServices } from './custom-services.ts';
import { customWorkshops } from './custom-workshops.ts';

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
