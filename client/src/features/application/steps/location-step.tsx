import { RotateCw } from 'lucide-react';
import { travelDistances } from '~/features/application/application-draft.ts';
import { travelWords } from '~/features/application/application-words.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { namedChoices } from './choice-lists.ts';
import styles from './later-step.module.css';
import { OwnNamesField } from './own-names-field.tsx';
import type { ChoiceStepProps } from './step-props.ts';

/** The areas served, how far the applicant goes, and where the work is done (JOIN-18..21). */
export function LocationStep({ options, retry, ...step }: ChoiceStepProps) {
  const { draft, change, errorOf } = step;
  return (
    <div className={styles.groups}>
      <div>
        <ChipChoice
          id={fieldId('locations')}
          legend="Which areas do you serve?"
          hint="Choose as many as you like."
          options={namedChoices(options.locations, draft.locations)}
          selected={draft.locations}
          onChange={(locations) => change({ locations })}
          error={errorOf('locations')}
        />
        <OwnNamesField
          {...step}
          list="customLocations"
          label="Another area"
          hint="A town, a district or the first half of a postcode."
          addLabel="Add area"
          options={options.locations.map(({ name }) => name)}
        />
      </div>
      <RadioCards
        id={fieldId('travelDistance')}
        legend={<span className={styles.legend}>How far do you travel?</span>}
        name="travelDistance"
        layout="slot"
        columns={5}
        value={draft.travelDistance}
        onChange={(value) => change({ travelDistance: travelDistances.find((one) => one === value) ?? null })}
        error={errorOf('travelDistance')}
      >
        {travelDistances.map((distance) => (
          <RadioCard key={distance} value={distance} title={travelWords[distance]} />
        ))}
      </RadioCards>
      <div>
        <RadioCards
          id={fieldId('serviceModeId')}
          legend="Where do you do the work?"
          name="serviceModeId"
          value={draft.serviceModeId}
          onChange={(serviceModeId) => change({ serviceModeId })}
          error={errorOf('serviceModeId')}
        >
          {options.serviceModes.map(({ id, name, description }) => (
            <RadioCard key={id} value={id} title={name} description={description} />
          ))}
        </RadioCards>
        {options.serviceModes.length === 0 && <NoServiceModes onRetry={retry} />}
      </div>
    </div>
  );
}

/** One must be chosen and there is none: nothing that the applicant does takes them on. */
function NoServiceModes({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title="We cannot show the places of work just now"
      actions={
        <Button variant="outline" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      An application needs one of them. What you have filled in is kept. If this goes on, write to{' '}
      <a href={product.supportHref}>{product.supportEmail}</a>.
    </Notice>
  );
}
