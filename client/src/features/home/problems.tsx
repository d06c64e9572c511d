import { problems } from '~/content/home.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Section } from '~/ui/section.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './problems.module.css';

/** The usual troubles, each on a short job sheet (HOME-14). */
export function Problems() {
  return (
    <Section
      title="Problems in maintenance"
      lead="Small faults are cheap for a while. These three are the ones we see grow most often."
    >
      <div className={styles.sheets}>
        {problems.map(({ title, sign, cause, later, now, stamp }) => (
          <JobSheet
            key={title}
            label={title}
            headingLevel={3}
            stamp={<Stamp tone={stamp.tone}>{stamp.word}</Stamp>}
            rows={[
              { id: 'sign', label: 'You notice', value: sign },
              { id: 'cause', label: 'Usually', value: cause },
              { id: 'later', label: 'Left alone', value: later },
              { id: 'now', label: 'First step', value: <b>{now}</b> },
            ]}
          />
        ))}
      </div>
    </Section>
  );
}
