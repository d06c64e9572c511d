import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import type { SpecialistProfileFragment } from '~/graphql/generated/graphql.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import styles from './specialist-details.module.css';
import { experienceText, insuranceText, serviceModeText } from './specialist-labels.ts';

export function SpecialistDetails({ specialist }: { specialist: SpecialistProfileFragment }) {
  const { yearsOfExperience, isCertified, liabilityInsurance, serviceMode, willingToTravel, availableDays } =
    specialist;
  const rows: [label: string, value: string][] = [
    ['Experience', experienceText(yearsOfExperience)],
    ['Certified', isCertified ? 'Yes' : 'No'],
    ['Liability insurance', insuranceText(liabilityInsurance)],
    ['Service mode', serviceModeText(serviceMode)],
    ['Guide price', specialist.priceLabel],
    ['Typical duration', formatDuration(specialist.estimatedDurationMinutes)],
  ];
  if (willingToTravel) rows.push(['Willing to travel', willingToTravel]);
  if (availableDays.length > 0) rows.push(['Works on', availableDays.map((day) => WEEKDAY_NAMES[day]).join(', ')]);
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
