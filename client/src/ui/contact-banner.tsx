import { useId } from 'react';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { ButtonLink } from './button.tsx';
import styles from './contact-banner.module.css';
import { Container } from './container.tsx';
import { PhonePlate } from './phone-plate.tsx';
import { RangeText } from './range-text.tsx';

interface ContactBannerProps {
  title: string;
  lead: string;
}

/** The call to action near the end of a page: phone or book (HOME-19, INFO-04). */
export function ContactBanner({ title, lead }: ContactBannerProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.band}>
      <Container>
        <div className={styles.sheet}>
          <div>
            <h2 id={titleId}>{title}</h2>
            <p className={styles.lead}>
              <RangeText text={lead} />
            </p>
          </div>
          <div className={styles.actions}>
            <PhonePlate phone={product.phones.leicester} />
            <ButtonLink to={paths.appointment} size="lg" caps>
              Book an appointment
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
