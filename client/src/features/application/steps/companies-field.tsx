import { useState } from 'react';
import { type ApplicationDraft, chosenServices } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import { LiveRegion } from '~/ui/live-region.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { OptionsStepProps } from './step-props.ts';

/** With fewer companies a search would only be in the way. */
const MIN_SEARCHED = 8;

/** The companies that have certified the applicant: first those of the chosen services. */
export function CompaniesField({ options, draft, change, errorOf }: Omit<OptionsStepProps, 'retry'>) {
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
