import type { NamedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { LocationInput } from '~/graphql/generated/graphql.ts';
import { useFreeSpecialistsQuery } from '~/graphql/generated/operations/free-specialists.ts';
import { specialistName } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import styles from './date-time-step.module.css';

interface FreeSpecialistsProps {
  serviceId: string;
  location: LocationInput;
  date: string;
  /** The ids of those who work there. */
  offering: readonly string[];
  onChoose: (specialist: NamedSpecialist) => void;
}

/** Whose times everyone's times of a day are, each to be chosen; nothing while that isn't known. */
export function FreeSpecialists({ offering, onChoose, ...variables }: FreeSpecialistsProps) {
  // Any booking can change who is free.
  const { data } = useFreeSpecialistsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const free = data?.service?.free?.filter(({ id }) => offering.includes(id)) ?? [];
  if (free.length === 0) return null;
  return (
    <div>
      <h4>Who is free on this day</h4>
      <ul className={styles.free}>
        {free.map(({ id, name }) => (
          <li key={id}>
            <Button variant="outline" onClick={() => onChoose({ id, name: specialistName(name) })}>
              {specialistName(name)}
              <span className="visually-hidden">: show these times only</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
