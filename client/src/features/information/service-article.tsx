import { ArrowRight, Check } from 'lucide-react';
import { serviceContents } from '~/content/services.ts';
import { CheckSheet } from '~/illustrations/check-sheet.tsx';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { paths } from '~/site/paths.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { NoWrap } from '~/ui/no-wrap.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './service-article.module.css';

/** The scene and the description of the service. */
export function ServiceIntro({ slug }: { slug: ServiceSlug }) {
  const { description, sceneLabel } = serviceContents[slug];
  return (
    <div className={styles.intro}>
      <div className={styles.drawing}>
        <ServiceScene slug={slug} label={sceneLabel} />
      </div>
      <p className={styles.description}>
        <NoWrap text={description} />
      </p>
    </div>
  );
}

/** The offerings, what to know before booking, and a closing text (INFO-09). */
export function ServiceArticle({ slug }: { slug: ServiceSlug }) {
  const { name, offerings, checks, haveReady, notIncluded, closing } = serviceContents[slug];
  return (
    <div className={styles.article}>
      <section aria-labelledby="offerings">
        <h2 id="offerings">What we do</h2>
        <ul className={styles.offerings}>
          {offerings.map(({ title, text }) => (
            <li key={title}>
              <Check aria-hidden className={styles.tick} />
              <h3 className={styles.offering}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="before-booking" className={styles.beforeBooking}>
        <div className={styles.drawing}>
          <CheckSheet slug={slug} lines={checks} label={`A check sheet on a pegboard: ${checks.join(', ')}`} />
        </div>
        <div className={styles.notes}>
          <h2 id="before-booking">Before you book</h2>
          <dl>
            <dt className="caps">Have ready</dt>
            <dd>{haveReady}</dd>
            <dt className="caps">Not included</dt>
            <dd>{notIncluded}</dd>
          </dl>
        </div>
      </section>
      <div className={styles.closing}>
        <Stamp tone="green">100% satisfaction guarantee</Stamp>
        <p>{closing}</p>
        <TextLink
          to={`${paths.specialists}?serviceType=${encodeURIComponent(name)}`}
          iconEnd={<ArrowRight aria-hidden />}
        >
          Find a specialist
        </TextLink>
      </div>
    </div>
  );
}
