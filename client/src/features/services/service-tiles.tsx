import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { serviceSummaries } from '~/content/service-summaries.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { paths } from '~/site/paths.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { cx } from '~/ui/cx.ts';
import styles from './service-tiles.module.css';

export interface ServiceTilesProps {
  slugs: readonly ServiceSlug[];
  /** The number of columns on wide screens. */
  columns: 3 | 4;
  headingLevel: 2 | 3;
  /** Each service's lowest price; none while they are not known. */
  prices?: ReadonlyMap<ServiceSlug, string>;
}

/** Illustrated links to the services' pages. */
export function ServiceTiles({ slugs, columns, headingLevel, prices }: ServiceTilesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={cx(styles.tiles, columns === 4 && styles.four)}>
      {slugs.map((slug) => {
        const { name, summary } = serviceSummaries[slug];
        const price = prices?.get(slug);
        return (
          <li key={slug}>
            <Link to={paths.service(slug)} className={styles.tile}>
              <ServiceScene slug={slug} />
              <div className={styles.text}>
                <Heading className={styles.name}>
                  {name}
                  <ArrowRight aria-hidden />
                </Heading>
                <p className={styles.summary}>{summary}</p>
                <p className={styles.price}>{price && `from ${price}`}</p>
              </div>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
