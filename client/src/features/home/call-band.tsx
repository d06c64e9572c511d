import { Phone } from 'lucide-react';
import { PUBLIC_CALLBACK, promiseText } from '~/lib/callback-promise.ts';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import styles from './call-band.module.css';

export function CallBand() {
  const { shown, href } = product.phones.leicester;
  return (
    <section aria-labelledby="call-band-title" className={styles.band}>
      <Container>
        <div className={styles.sheet}>
          <div>
            <h2 id="call-band-title">Rather talk it through?</h2>
            <p className={styles.lead}>
              Somebody picks up, Monday to Sunday, all day. For urgent requests we call back within{' '}
              {promiseText(PUBLIC_CALLBACK)}.
            </p>
          </div>
          <div className={styles.actions}>
            <a href={href} className={styles.plate}>
              <Phone aria-hidden />
              {shown}
            </a>
            <ButtonLink to={paths.appointment} size="lg" caps>
              Book an appointment
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
