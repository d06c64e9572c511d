import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useServiceCatalogueQuery } from '~/graphql/generated/operations/service-catalogue.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { paths } from '~/lib/paths.ts';
import { serviceSlug } from '~/lib/service-slug.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './service-tiles.module.css';

interface ServiceTilesProps {
  /** How many to show; all of them when left out. */
  first?: number;
  headingLevel: 2 | 3;
}

/** The catalogue as a board of pictures, each leading to its service. */
export function ServiceTiles({ first, headingLevel }: ServiceTilesProps) {
  const { data, loading, error, refetch } = useServiceCatalogueQuery();
  if (data?.services) {
    return (
      <ul className={styles.tiles}>
        {data.services.slice(0, first).map(({ id, name, description }) => (
          <li key={id}>
            <Tile name={name} description={description} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    );
  }
  if (error) return <LoadError message="Failed to fetch services" onRetry={() => void refetch()} retrying={loading} />;
  return (
    <div className={styles.tiles} aria-busy="true">
      {Array.from({ length: first ?? 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to be told apart by
        <Skeleton key={index} shape="box" className={styles.placeholder} />
      ))}
    </div>
  );
}

interface TileProps {
  name: string;
  description: string | null;
  headingLevel: 2 | 3;
}

function Tile({ name, description, headingLevel }: TileProps) {
  const slug = serviceSlug(name);
  const Heading = `h${headingLevel}` as const;
  return (
    <Link to={slug ? paths.service(slug) : paths.appointment} className={styles.tile}>
      <ServiceScene slug={slug} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          {name}
          <ArrowRight aria-hidden />
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </Link>
  );
}
