import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { Button } from '~/ui/button.tsx';
import { Pegboard } from '~/ui/pegboard.tsx';
import styles from './service-filter.module.css';

interface ServiceFilterProps {
  /** The name of the selected service; empty if there is none. */
  selected: string;
  onSelect: (serviceName: string) => void;
}

/** 'All Services' and a card for each service. Pressing one filters the list (DIR-04). */
export function ServiceFilter({ selected, onSelect }: ServiceFilterProps) {
  const { data, error, loading, refetch } = useServicesQuery();
  const services = data?.services ?? [];
  return (
    <fieldset data-needs-script data-print="hide">
      <legend className="visually-hidden">Show specialists for</legend>
      <div className={styles.cards}>
        <Card name="All Services" pressed={selected === ''} onPress={() => onSelect('')}>
          <Pegboard tint="plate" className={styles.allServices}>
            <Wrench aria-hidden="true" />
          </Pegboard>
        </Card>
        {services.map(({ id, name }) => (
          <Card key={id} name={name} pressed={selected === name} onPress={() => onSelect(name)}>
            <ServiceScene slug={serviceSlug(name)} />
          </Card>
        ))}
        {error && !loading && services.length === 0 && (
          <p className={styles.error} role="alert">
            Failed to fetch services
            <Button variant="ghost" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface CardProps {
  name: string;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Card({ name, pressed, onPress, children }: CardProps) {
  return (
    <button type="button" className={styles.card} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.illustration}>{children}</span>
      <span className={styles.name}>{name}</span>
    </button>
  );
}
