import { problems } from '~/content/home.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Section } from '~/ui/section.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './common-problems.module.css';

/** Common problems, each on a short job sheet (HOME-14). */
export function CommonProblems() {
  return (
    <Section
      title="Common problems in maintenance"
      lead="Small faults are cheap to fix early. These are the three that get worse most often."
    >
      <div className={styles.sheets}>
        {problems.map(({ title, symptom, cause, consequence, firstStep, stamp }) => (
          <JobSheet
            key={title}
            label={title}
            headingLevel={3}
            stamp={<Stamp tone={stamp.tone}>{stamp.text}</Stamp>}
            rows={[
              { id: 'symptom', label: 'You notice', value: symptom },
              { id: 'cause', label: 'Usual cause', value: cause },
              { id: 'consequence', label: 'If you wait', value: consequence },
              { id: 'firstStep', label: 'First step', value: <b>{firstStep}</b> },
            ]}
          />
        ))}
      </div>
    </Section>
  );
}
