import { customCompanies } from '~/features/application/custom-entries/custom-names.ts';
import { CustomNamesField } from '~/features/application/custom-entries/custom-names-field.tsx';
import { CustomWorkshopsField } from '~/features/application/custom-entries/custom-workshops-field.tsx';
import { fieldId } from '~/features/application/field-id.ts';
import { optionLabels } from '~/features/application/use-application-options.ts';
import { OptionChips } from './option-chips.tsx';
import styles from './step-groups.module.css';
import type { OptionsStepProps } from './step-props.ts';

/** Companies that have certified the applicant, and workshops; both optional (JOIN-26, JOIN-27). */
export function CompaniesStep({ retry: _, ...props }: OptionsStepProps) {
  const { options, ...step } = props;
  const hasWorkshops = options.workshops.length + step.draft.workshops.length > 0;
  return (
    <div className={styles.groups}>
      <div>
        <OptionChips
          {...props}
          list="companies"
          legend="Who has certified you?"
          hint="Companies whose training or approval you hold."
        />
        <CustomNamesField
          {...step}
          list={customCompanies}
          label="Another company"
          hint="As it’s written on your certificate."
          addLabel="Add company"
          optionLabels={optionLabels(options, 'companies')}
        />
      </div>
      {/* Without options (C-75), an error's link leads to the group. */}
      <div {...(!hasWorkshops && { id: fieldId('workshops'), tabIndex: -1 })}>
        {hasWorkshops && <OptionChips {...props} list="workshops" legend="Which workshops do you work from?" />}
        <CustomWorkshopsField {...step} />
      </div>
    </div>
  );
}
