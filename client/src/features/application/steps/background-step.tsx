import { experienceRanges, insuranceStatuses } from '~/features/application/application-draft.ts';
import { certifiedWords, experienceWords, insuranceWords } from '~/features/application/application-words.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { CertificatePicker } from '~/features/application/files/certificate-picker.tsx';
import { lostCertificates } from '~/features/application/kept-files.ts';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import styles from './background-step.module.css';
import type { StepProps } from './step-props.ts';

/** What stands behind the applicant's work (JOIN-09..12). */
export function BackgroundStep({ draft, change, errorOf }: StepProps) {
  return (
    <div className={styles.groups}>
      <RadioCards
        id={fieldId('experience')}
        legend="Years of experience"
        name="experience"
        layout="slot"
        columns={5}
        value={draft.experience}
        onChange={(value) => change({ experience: experienceRanges.find((range) => range === value) ?? null })}
        error={errorOf('experience')}
      >
        {experienceRanges.map((range) => (
          <RadioCard key={range} value={range} title={experienceWords[range]} />
        ))}
      </RadioCards>
      <RadioCards
        id={fieldId('certified')}
        legend="Are you certified?"
        hint="By a brand or a trade body. You can add the certificates below."
        name="certified"
        layout="slot"
        columns={4}
        value={draft.certified}
        onChange={(value) => change({ certified: value === 'yes' ? 'yes' : 'no' })}
        error={errorOf('certified')}
      >
        <RadioCard value="yes" title={certifiedWords.yes} />
        <RadioCard value="no" title={certifiedWords.no} />
      </RadioCards>
      <RadioCards
        id={fieldId('insurance')}
        legend="Do you have liability insurance?"
        hint="It covers you if something goes wrong on a job. Not sure is an answer: we look into it with you."
        name="insurance"
        layout="slot"
        columns={4}
        value={draft.insurance}
        onChange={(value) => change({ insurance: insuranceStatuses.find((status) => status === value) ?? null })}
        error={errorOf('insurance')}
      >
        {insuranceStatuses.map((status) => (
          <RadioCard key={status} value={status} title={insuranceWords[status]} />
        ))}
      </RadioCards>
      <CertificatePicker
        id={fieldId('certificates')}
        files={draft.certificates}
        lostNames={lostCertificates(draft)}
        onGiveUp={() => change(({ certificates }) => ({ certificateNames: certificates.map(({ name }) => name) }))}
        onChange={(update) => change(({ certificates }) => ({ certificates: update(certificates) }))}
        error={errorOf('certificates')}
      />
    </div>
  );
}
