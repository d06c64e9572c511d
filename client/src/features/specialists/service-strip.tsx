import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { Button } from '~/ui/button.tsx';
import { Pegboard } from '~/ui/pegboard.tsx';
import styles from './service-strip.module.css';

interface ServiceStripProps {
  /** The name of the service that is filtered by; empty when none is. */
  chosen: string;
  onChoose: (serviceName: string) => void;
}

/** All Services and one card for each of the catalogue; pressing one filters the list (DIR-04). */
export function ServiceStrip({ chosen, onChoose }: ServiceStripProps) {
  const { data, error, loading, refetch } = useServicesQuery();
  const services = data?.services ?? [];
  return (
    <fieldset className={styles.strip} data-needs-script>
      <legend className="visually-hidden">Show specialists for</legend>
      <div className={styles.rail}>
        <Card name="All Services" pressed={chosen === ''} onPress={() => onChoose('')}>
          <Pegboard tint="plate" className={styles.all}>
            <Wrench aria-hidden="true" />
          </Pegboard>
        </Card>
        {services.map(({ id, name }) => (
          <Card key={id} name={name} pressed={chosen === name} onPress={() => onChoose(name)}>
            <ServiceScene slug={serviceSlug(name)} />
          </Card>
        ))}
        {error && !loading && services.length === 0 && (
          <p className={styles.failed} role="alert">
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
      <span className={styles.drawing}>{children}</span>
      <span className={styles.name}>{name}</span>
    </button>
  );
}
