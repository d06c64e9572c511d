import { EXPERIENCE_RANGES, INSURANCE_STATUSES } from '#shared/application-choices.ts';
import { certifiedLabels, fieldId, missingCertificates } from '~/features/application/application-draft.ts';
import { CertificatePicker } from '~/features/application/files/certificate-picker.tsx';
import type { StepProps } from '~/features/application/use-application-options.ts';
import { FixedOptionCards } from './option-fields.tsx';
import styles from './step-groups.module.css';

/** Experience, certification and insurance (JOIN-09..12). */
export function BackgroundStep(step: StepProps) {
  const { draft, change, errorOf } = step;
  return (
    <div className={styles.background}>
      <FixedOptionCards {...step} part="experience" labels={EXPERIENCE_RANGES} legend="Years of experience" />
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
        labels={INSURANCE_STATUSES}
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
