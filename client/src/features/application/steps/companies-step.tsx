import { customCompanies } from '~/features/application/custom-entries/custom-names.ts';
import { CustomNamesField } from '~/features/application/custom-entries/custom-names-field.tsx';
import { CustomWorkshopsField } from '~/features/application/custom-entries/custom-workshops-field.tsx';
import { fieldId } from '~/features/application/field-id.ts';
import { optionLabels } from '~/features/application/use-application-options.ts';
import { CompaniesField } from './companies-field.tsx';
import { OptionChips } from './option-chips.tsx';
import styles from './step-groups.module.css';
import type { OptionsStepProps } from './step-props.ts';

/**
 * Companies that have certified the applicant, unless none has, and workshops; both optional
 * (JOIN-26, JOIN-27).
 */
export function CompaniesStep({ retry: _, ...props }: OptionsStepProps) {
  const { options, ...step } = props;
  const { certified, companies, customCompanies: custom, unsavedCompany } = step.draft;
  const hasCompanies = companies.length + custom.length > 0 || unsavedCompany !== '';
  // An error's link leads to the group, whatever the answer was.
  const asksForCompanies = certified !== 'no' || hasCompanies || step.errorOf('companies') !== undefined;
  const hasWorkshops = options.workshops.length + step.draft.workshops.length > 0;
  return (
    <div className={styles.groups}>
      {asksForCompanies && (
        <div>
          <CompaniesField {...props} />
          <CustomNamesField
            {...step}
            list={customCompanies}
            label="Another company"
            hint="As it’s written on your certificate."
            addLabel="Add company"
            optionLabels={optionLabels(options, 'companies')}
          />
        </div>
      )}
      {/* Without options (C-75), an error's link leads to the group. */}
      <div {...(!hasWorkshops && { id: fieldId('workshops'), tabIndex: -1 })}>
        {hasWorkshops && <OptionChips {...props} list="workshops" legend="Which workshops do you work from?" />}
        <CustomWorkshopsField {...step} />
      </div>
    </div>
  );
}
