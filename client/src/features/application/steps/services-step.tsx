import { fieldId } from '~/features/application/field-id.ts';
import { type OwnList, ownLists } from '~/features/application/own-services.ts';
import { OwnServices } from '~/features/application/own-services-list.tsx';
import { optionNames } from '~/features/application/use-application-options.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { CheckCard, CheckCards, toggled } from '~/ui/check-cards.tsx';
import styles from './services-step.module.css';
import type { ChoiceStepProps } from './step-props.ts';

/**
 * What the applicant takes on: services, and urgent help; from the lists or in own words (JOIN-13,
 * JOIN-14).
 */
export function ServicesStep(props: ChoiceStepProps) {
  return (
    <div className={styles.lists}>
      <ServiceList {...props} list="customServices" legend="Your services" />
      <ServiceList
        {...props}
        list="customImmediateServices"
        legend="Immediate help"
        hint="Only if you can be with a customer within hours. You need not offer any."
      />
    </div>
  );
}

interface ServiceListProps extends ChoiceStepProps {
  list: OwnList;
  legend: string;
  hint?: string;
}

function ServiceList({ list, legend, hint, draft, change, errorOf, options }: ServiceListProps) {
  const { listed } = ownLists[list];
  const names = options[listed].map(({ name }) => name);
  // What was ticked stays to be seen when it is not offered any more, so that it can be taken away.
  const gone = draft[listed].filter((name) => !names.includes(name));
  return (
    <div>
      <CheckCards id={fieldId(listed)} legend={legend} hint={hint} error={errorOf(listed)}>
        {[...names, ...gone].map((name) => (
          <CheckCard
            key={name}
            title={name}
            description={gone.includes(name) ? 'No longer on our list' : undefined}
            media={
              <span className={styles.icon}>
                <TradeIcon slug={serviceSlug(name)} />
              </span>
            }
            checked={draft[listed].includes(name)}
            onChange={(isOn) => change((newest) => ({ [listed]: toggled(newest[listed], name, isOn) }))}
          />
        ))}
      </CheckCards>
      <OwnServices list={list} names={optionNames(options)[listed]} {...{ draft, change, errorOf }} />
    </div>
  );
}
