import { Link } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { specialistLabel } from '~/site/unknown-labels.ts';
import { cx } from '~/ui/cx.ts';
import styles from './specialist-name.module.css';

interface SpecialistNameProps {
  /** As in `Specialist.id`; null if unknown, or if the specialist has left. */
  id: string | null;
  /** Null if no one is assigned. */
  name: string | null;
}

/** Who does the work. The name leads to the specialist's page, if they have one. */
export function SpecialistName({ id, name }: SpecialistNameProps) {
  const label = specialistLabel(name);
  if (id === null || name === null) return <span className={styles.name}>{label}</span>;
  return (
    <Link to={paths.specialist(id, name)} className={cx(styles.name, styles.link)}>
      {label}
    </Link>
  );
}
