import { RotateCw } from 'lucide-react';
import { customLocations } from '~/features/application/custom-entries/custom-names.ts';
import { CustomNamesField } from '~/features/application/custom-entries/custom-names-field.tsx';
import { fieldId } from '~/features/application/field-id.ts';
import { travelDistanceLabels } from '~/features/application/fixed-options.ts';
import { optionLabels } from '~/features/application/use-application-options.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { FixedOptionCards } from './fixed-option-cards.tsx';
import { OptionChips } from './option-chips.tsx';
import styles from './step-groups.module.css';
import type { OptionsStepProps } from './step-props.ts';

/** The areas served, how far the applicant goes, and where the work is done (JOIN-18..21). */
export function LocationStep({ retry, ...props }: OptionsStepProps) {
  const { options, ...step } = props;
  const { draft, change, errorOf } = step;
  return (
    <div className={styles.groups}>
      <div>
        <OptionChips
          {...props}
          list="locations"
          legend="Which areas do you serve?"
          hint="Choose as many as you like."
        />
        <CustomNamesField
          {...step}
          list={customLocations}
          label="Another area"
          hint="A town, a district or the first half of a postcode."
          addLabel="Add area"
          optionLabels={optionLabels(options, 'locations')}
        />
      </div>
      <FixedOptionCards
        {...step}
        part="travelDistance"
        labels={travelDistanceLabels}
        legend={<span className={styles.legend}>How far do you travel?</span>}
      />
      <div>
        <RadioCards
          id={fieldId('serviceModeId')}
          legend="Where do you do the work?"
          name="serviceModeId"
          value={draft.serviceModeId}
          onChange={(serviceModeId) => change({ serviceModeId })}
          error={errorOf('serviceModeId')}
        >
          {options.serviceModes.map(({ value, label, description }) => (
            <RadioCard key={value} value={value} title={label} description={description} />
          ))}
        </RadioCards>
        {options.serviceModes.length === 0 && <NoServiceModes onRetry={retry} />}
      </div>
    </div>
  );
}

/** Without service modes the applicant can't finish this step. */
function NoServiceModes({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title="We can’t show this question at the moment"
      actions={
        <Button variant="outline" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      You need to answer it before you can continue. Your other answers are saved. If trying again doesn’t help, email{' '}
      <a href={product.supportHref}>{product.supportEmail}</a>.
    </Notice>
  );
}
