import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { Button } from '~/ui/button.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import styles from './service-filter.module.css';

interface ServiceFilterProps {
  /** The name of the selected service; empty if there is none. */
  selected: string;
  /** The path of the list that is filtered by a service's name. */
  pathOf: (serviceName: string) => string;
  onSelect: (serviceName: string) => void;
}

/** 'All Services' and a card for each service. Each links to the list for it (DIR-04). */
export function ServiceFilter({ selected, pathOf, onSelect }: ServiceFilterProps) {
  const { data, error, loading, refetch } = useServicesQuery();
  const services = data?.services ?? [];
  const linkTo = (serviceName: string) => ({
    path: pathOf(serviceName),
    isCurrent: selected === serviceName,
    onSelect: () => onSelect(serviceName),
  });
  return (
    <nav aria-label="Show specialists for" data-print="hide">
      <div className={styles.cards}>
        <Card name="All Services" {...linkTo('')}>
          <div className={styles.allServices}>
            <Wrench aria-hidden="true" />
          </div>
        </Card>
        {services.map(({ id, name }) => (
          <Card key={id} name={name} {...linkTo(name)}>
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
    </nav>
  );
}

interface CardProps {
  name: string;
  path: string;
  isCurrent: boolean;
  onSelect: () => void;
  children: ReactNode;
}

function Card({ name, path, isCurrent, onSelect, children }: CardProps) {
  return (
    <Link
      to={path}
      className={styles.card}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={insteadOfLink(onSelect)}
    >
      <span className={styles.illustration}>{children}</span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
