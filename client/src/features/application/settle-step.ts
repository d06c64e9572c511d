import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import { settleName } from './own-names.ts';
import { withOpenEntries } from './own-services.ts';
import { settleWorkshop } from './own-workshops.ts';
import { type ApplicationOptions, optionNames } from './use-application-options.ts';

/**
 * The draft as somebody means it who goes on: what was typed in one of the step's own lists and not
 * added yet is added, where it can be.
 */
export function settledFor(
  step: ApplicationStep,
  draft: ApplicationDraft,
  options: ApplicationOptions | null,
  newId: () => string,
): ApplicationDraft {
  switch (step) {
    case 'services':
      return withOpenEntries(draft, optionNames(options), newId);
    case 'location':
      return settleName(
        draft,
        'customLocations',
        options?.locations.map(({ name }) => name),
      );
    case 'companies':
      return settleWorkshop(
        settleName(
          draft,
          'customCompanies',
          options?.companies.map(({ name }) => name),
        ),
        newId,
      );
    default:
      return draft;
  }
}
