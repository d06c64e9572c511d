import { RotateCw } from 'lucide-react';
import { TRAVEL_DISTANCES } from '#shared/application-choices.ts';
import { fieldId } from '~/features/application/application-draft.ts';
import { customLocations } from '~/features/application/custom-lists.ts';
import { type OptionsStepProps, optionLabels } from '~/features/application/use-application-options.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { CustomNamesField } from './custom-names-field.tsx';
import { FixedOptionCards, OptionChips } from './option-fields.tsx';
import styles from './step-groups.module.css';

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
        labels={TRAVEL_DISTANCES}
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
