import { useState } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { type ApplicationDraft, chosenServices, fieldId } from '~/features/application/application-draft.ts';
import { customCompanies, customWorkshops, formatAddress } from '~/features/application/custom-lists.ts';
import {
  type ApplicationOptions,
  type OptionsStepProps,
  optionLabels,
  type StepProps,
} from '~/features/application/use-application-options.ts';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import { LiveRegion } from '~/ui/live-region.tsx';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './companies-step.module.css';
import { CustomEntriesField } from './custom-entries-field.tsx';
import { CustomNamesField } from './custom-names-field.tsx';
import { OptionChips } from './option-fields.tsx';
import groups from './step-groups.module.css';

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
    <div className={groups.groups}>
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

/** With fewer companies a search would only be in the way. */
const MIN_SEARCHED = 8;

/** The companies that have certified the applicant: first those of the chosen services. */
function CompaniesField({ options, draft, change, errorOf }: Omit<OptionsStepProps, 'retry'>) {
  const [search, setSearch] = useState('');
  const names = companyNames(options.companies, draft);
  const isSearchable = names.length >= MIN_SEARCHED;
  const query = search.trim().toLowerCase();
  // What is selected stays in view.
  const shown = names.filter((name) => name.toLowerCase().includes(query) || draft.companies.includes(name));
  const found = shown.filter((name) => name.toLowerCase().includes(query)).length;
  return (
    <>
      <ChipChoice
        id={fieldId('companies')}
        legend="Who has certified you?"
        hint="Companies whose training or approval you hold."
        options={shown.map((name) => ({ value: name, label: name }))}
        selected={draft.companies}
        onChange={(companies) => change({ companies })}
        error={errorOf('companies')}
        filter={
          isSearchable && (
            <TextField
              type="search"
              label="Search companies"
              optional
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              onKeyDown={(event) => {
                // Enter would leave the step.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          )
        }
      />
      {query && found === 0 && <p>None of these. You can add yours below.</p>}
      <LiveRegion text={query ? `${found} ${found === 1 ? 'company' : 'companies'} found` : ''} delayMs={500} />
    </>
  );
}

/** Those of the applicant's services first. Selected ones that are no longer offered come last. */
function companyNames(companies: ApplicationOptions['companies'], draft: ApplicationDraft): string[] {
  const services = chosenServices(draft);
  const isOfTrade = ({ serviceNames }: ApplicationOptions['companies'][number]) =>
    serviceNames.some((name) => services.includes(name));
  const sorted = [...companies.filter(isOfTrade), ...companies.filter((company) => !isOfTrade(company))];
  return [...new Set([...sorted.map(({ label }) => label), ...draft.companies])];
}

/** Workshops that aren't among the options (JOIN-27). */
function CustomWorkshopsField({ draft, change, errorOf }: StepProps) {
  const entries = draft.customWorkshops.map((workshop) => ({ ...workshop, detail: formatAddress(workshop) }));
  return (
    <section className={styles.workshops} aria-labelledby="custom-workshops">
      <h3 id="custom-workshops" className={styles.heading}>
        Your own workshops
      </h3>
      <CustomEntriesField
        draft={draft}
        change={change}
        errorOf={errorOf}
        entries={entries}
        list={customWorkshops}
        noun="workshop"
        addLabel="Add a workshop"
        renderFields={(field) => (
          <>
            <TextField {...field('name')} label="Name of the workshop" maxLength={TEXT_LIMITS.name} />
            <TextField
              {...field('address')}
              label="Address"
              hint="House and street."
              maxLength={TEXT_LIMITS.workshopAddress}
            />
            <div className={styles.location}>
              <TextField {...field('city')} label="Town or city" optional maxLength={TEXT_LIMITS.address.city} />
              <TextField {...field('county')} label="County" optional maxLength={TEXT_LIMITS.address.county} />
              <PostcodeField {...field('postcode')} label="Postcode" optional autoComplete="off" />
            </div>
          </>
        )}
      />
    </section>
  );
}
