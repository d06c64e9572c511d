import { fieldId } from '~/features/application/field-id.ts';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import { namedChoices } from './choice-lists.ts';
import styles from './later-step.module.css';
import { OwnNamesField } from './own-names-field.tsx';
import type { ChoiceStepProps } from './step-props.ts';
import { WorkshopsField } from './workshops-field.tsx';

/**
 * Companies that have certified the applicant, and the workshops they work from; all of it optional
 * (JOIN-26, JOIN-27).
 */
export function CompaniesStep({ options, ...step }: ChoiceStepProps) {
  const { draft, change, errorOf } = step;
  const companies = namedChoices(options.companies, draft.companies);
  const workshops = namedChoices(options.workshops, draft.workshops);
  return (
    <div className={styles.groups}>
      <div {...(companies.length === 0 && inPlaceOf('companies'))}>
        {companies.length > 0 && (
          <ChipChoice
            id={fieldId('companies')}
            legend="Who has certified you?"
            hint="Companies whose training or approval you hold."
            options={companies}
            selected={draft.companies}
            onChange={(chosen) => change({ companies: chosen })}
            error={errorOf('companies')}
          />
        )}
        <OwnNamesField
          {...step}
          list="customCompanies"
          label="Another company"
          hint="As it is written on your certificate."
          addLabel="Add company"
          options={options.companies.map(({ name }) => name)}
        />
      </div>
      <div className={styles.workshops} {...(workshops.length === 0 && inPlaceOf('workshops'))}>
        {/* Shown when the legacy side names any (C-75). */}
        {workshops.length > 0 && (
          <ChipChoice
            id={fieldId('workshops')}
            legend="Which workshops do you work from?"
            options={workshops}
            selected={draft.workshops}
            onChange={(chosen) => change({ workshops: chosen })}
            error={errorOf('workshops')}
          />
        )}
        <WorkshopsField {...step} />
      </div>
    </div>
  );
}

/** A refusal of what was chosen leads here when there is nothing to choose from any more. */
const inPlaceOf = (part: 'companies' | 'workshops') => ({ id: fieldId(part), tabIndex: -1 });
