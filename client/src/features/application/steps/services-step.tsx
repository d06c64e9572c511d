import { TEXT_LIMITS } from '#shared/limits.ts';
import { fieldId } from '~/features/application/application-draft.ts';
import {
  type CustomServiceList,
  customImmediateServices,
  customServices,
} from '~/features/application/custom-lists.ts';
import { type OptionsStepProps, optionLabels } from '~/features/application/use-application-options.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { CheckCard, CheckCards, toggled } from '~/ui/check-cards.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { CustomEntriesField } from './custom-entries-field.tsx';
import styles from './services-step.module.css';

/** Services and immediate services, predefined and custom (JOIN-13, JOIN-14). */
export function ServicesStep(props: OptionsStepProps) {
  return (
    <div className={styles.lists}>
      <ServicesField {...props} list={customServices} legend="Your services" addLabel="Add your own service" />
      <ServicesField
        {...props}
        list={customImmediateServices}
        legend="Immediate services"
        hint="Only if you can reach a customer within hours. You don’t have to offer any."
        addLabel="Add your own immediate service"
      />
    </div>
  );
}

interface ServicesFieldProps extends OptionsStepProps {
  list: CustomServiceList;
  legend: string;
  hint?: string;
  addLabel: string;
}

function ServicesField({ list, legend, hint, addLabel, draft, change, errorOf, options }: ServicesFieldProps) {
  const part = list.options;
  const selected = draft[part];
  const names = optionLabels(options, part);
  // Selected services that are no longer offered stay, so that they can be unticked.
  const unavailable = selected.filter((name) => !names.includes(name));
  return (
    <div>
      <CheckCards id={fieldId(part)} legend={legend} hint={hint} error={errorOf(part)}>
        {[...names, ...unavailable].map((name) => (
          <CheckCard
            key={name}
            title={name}
            description={unavailable.includes(name) ? 'No longer on our list' : undefined}
            media={
              <span className={styles.icon}>
                <TradeIcon slug={serviceSlug(name)} />
              </span>
            }
            checked={selected.includes(name)}
            onChange={(isOn) => change((latest) => ({ [part]: toggled(latest[part], name, isOn) }))}
          />
        ))}
      </CheckCards>
      <CustomEntriesField
        draft={draft}
        change={change}
        errorOf={errorOf}
        list={list}
        optionLabels={names}
        addLabel={addLabel}
        entries={draft[list.entries].map(({ description, ...entry }) => ({ ...entry, detail: description }))}
        noun="service"
        renderFields={(field) => (
          <>
            <TextField {...field('name')} label="Name of the service" maxLength={TEXT_LIMITS.name} />
            <TextArea
              {...field('description')}
              label="What it covers"
              optional
              rows={3}
              maxLength={TEXT_LIMITS.serviceDescription}
            />
          </>
        )}
      />
    </div>
  );
}
