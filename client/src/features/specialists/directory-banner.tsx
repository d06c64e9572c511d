import { BadgeCheck, Fingerprint, ShieldCheck } from 'lucide-react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './directory-banner.module.css';

/**
 * The checks of every specialist, the phone number and a link to book (DIR-19, DIR-20,
 * C-37); then the links for those who repair things (DIR-02, DIR-03).
 */
export function DirectoryBanner() {
  return (
    <section aria-labelledby="directory-banner">
      <Container>
        <div className={styles.banner}>
          <div>
            <h2 id="directory-banner">Checked before they come to your door</h2>
            <ul className={styles.checks}>
              <li>
                <BadgeCheck aria-hidden="true" />
                Verified
              </li>
              <li>
                <Fingerprint aria-hidden="true" />
                DBS checked
              </li>
              <li>
                <ShieldCheck aria-hidden="true" />
                Liability Insured
              </li>
            </ul>
          </div>
          <div className={styles.actions}>
            <p>
              Not sure who you need? Call us on <PhoneLink />
            </p>
            <ButtonLink variant="plate" size="lg" caps to={paths.appointment}>
              Book an appointment
            </ButtonLink>
          </div>
        </div>
        <div className={styles.join}>
          <p>Do you repair things for a living?</p>
          <ButtonLink variant="outline" to={paths.contact}>
            Become a Partner
          </ButtonLink>
          <ButtonLink variant="outline" to={paths.joinUs}>
            Join our team
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
