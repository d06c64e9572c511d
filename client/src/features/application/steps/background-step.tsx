import { fieldId } from '~/features/application/field-id.ts';
import { CertificatePicker } from '~/features/application/files/certificate-picker.tsx';
import { missingCertificates } from '~/features/application/files/missing-files.ts';
import { certifiedLabels, experienceLabels, insuranceLabels } from '~/features/application/fixed-options.ts';
import { FixedOptionCards } from './fixed-option-cards.tsx';
import styles from './step-groups.module.css';
import type { StepProps } from './step-props.ts';

/** Experience, certification and insurance (JOIN-09..12). */
export function BackgroundStep(step: StepProps) {
  const { draft, change, errorOf } = step;
  return (
    <div className={styles.background}>
      <FixedOptionCards {...step} part="experience" labels={experienceLabels} legend="Years of experience" />
      <FixedOptionCards
        {...step}
        part="certified"
        labels={certifiedLabels}
        legend="Are you certified?"
        hint="By a brand or a trade body. You can add the certificates below."
      />
      <FixedOptionCards
        {...step}
        part="insurance"
        labels={insuranceLabels}
        legend="Do you have liability insurance?"
        hint="It covers you if something goes wrong on a job. If you’re not sure, we’ll look into it with you."
      />
      <CertificatePicker
        id={fieldId('certificates')}
        files={draft.certificates}
        missingNames={missingCertificates(draft)}
        onDismissMissing={() =>
          change(({ certificates }) => ({ certificateNames: certificates.map(({ name }) => name) }))
        }
        onChange={(update) => change(({ certificates }) => ({ certificates: update(certificates) }))}
        error={errorOf('certificates')}
      />
    </div>
  );
}
