import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { Button } from '~/ui/button.tsx';
import { ChipLink } from '~/ui/chip.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import styles from './service-filter.module.css';

interface ServiceFilterProps {
  /** The name of the selected service; empty if there is none. */
  selected: string;
  /** The path of the list that is filtered by a service's name. */
  pathOf: (serviceName: string) => string;
  onSelect: (serviceName: string) => void;
}

/** 'All Services' and a chip for each service. Each links to the list for it (DIR-04). */
export function ServiceFilter({ selected, pathOf, onSelect }: ServiceFilterProps) {
  const { data, error, loading, refetch } = useServicesQuery();
  const services = data?.services ?? [];
  const chipOf = (serviceName: string, label = serviceName) => (
    <ChipLink
      key={label}
      to={pathOf(serviceName)}
      isCurrent={selected === serviceName}
      onClick={insteadOfLink(() => onSelect(serviceName))}
    >
      {label}
    </ChipLink>
  );
  return (
    <nav aria-label="Show specialists for" data-print="hide">
      <div className={styles.strip}>
        {chipOf('', 'All Services')}
        {services.map(({ name }) => chipOf(name))}
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
