import { JobSheet } from '~/ui/job-sheet.tsx';
import { Section } from '~/ui/section.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './problems.module.css';

const problems = [
  {
    title: 'Brakes that grind',
    sign: 'Scraping as you slow down',
    cause: 'Pads worn to the metal',
    later: 'New discs as well',
    now: 'Free brake check',
    stamp: <Stamp tone="green">Free check</Stamp>,
  },
  {
    title: 'A tap that drips',
    sign: 'One drop every few seconds',
    cause: 'A worn washer or cartridge',
    later: 'Stains, and a metered bill',
    now: 'A photo and a guide price',
    stamp: <Stamp tone="carbon">Quick fix</Stamp>,
  },
  {
    title: 'A fuse that trips',
    sign: 'Dark kitchen, kettle on',
    cause: 'A tired socket or a leak to earth',
    later: 'Heat where you cannot see it',
    now: 'Free diagnosis',
    stamp: <Stamp tone="plate">Do not wait</Stamp>,
  },
];

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
            stamp={stamp}
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
