import { ArrowRight, BadgeCheck, Fingerprint, MapPin, SearchCheck, ShieldCheck, Siren } from 'lucide-react';
import { hero } from '~/content/home.ts';
import { HeroPegboard } from '~/illustrations/hero-pegboard.tsx';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './hero.module.css';
import { RepairSearch } from './repair-search.tsx';

/** The icons of the trust claims, by their name in the page's copy. */
export const TRUST_ICONS = {
  identity: Fingerprint,
  insurance: ShieldCheck,
  guarantee: BadgeCheck,
  diagnosis: SearchCheck,
};

export function Hero() {
  const dialog = useImmediateServiceDialog();
  return (
    <div className={styles.hero} data-band="green">
      <Container className={styles.columns}>
        <div>
          <p className={styles.area}>
            <MapPin aria-hidden />
            {hero.area}
          </p>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <RepairSearch />
          <div className={styles.actions}>
            <ButtonLink variant="outline" caps onDark to={paths.appointment} iconEnd={<ArrowRight aria-hidden />}>
              Get started
            </ButtonLink>
            <Button
              variant="flare-outline"
              caps
              onDark
              icon={<Siren aria-hidden />}
              aria-haspopup="dialog"
              data-needs-script
              onClick={dialog.open}
            >
              Get immediate service
            </Button>
          </div>
          <ul className={styles.claims}>
            {hero.claims.map(({ icon, text }) => {
              const Icon = TRUST_ICONS[icon];
              return (
                <li key={icon}>
                  <Icon aria-hidden />
                  {text}
                </li>
              );
            })}
          </ul>
        </div>
        <div className={styles.board}>
          <HeroPegboard>
            <SampleJobSheet />
          </HeroPegboard>
        </div>
      </Container>
    </div>
  );
}

/** A confirmed booking, as decoration: hidden from screen readers. */
function SampleJobSheet() {
  return (
    <div aria-hidden="true">
      <JobSheet
        label="Job sheet"
        reference="MW-48213"
        stamp={<Stamp tone="green">Confirmed</Stamp>}
        variant="confirmed"
        rows={[
          { id: 'vehicle', label: 'Vehicle', value: <NumberPlate value="FN21 KTR" /> },
          { id: 'job', label: 'Job', value: 'Brakes grinding' },
          { id: 'when', label: 'When', value: <b>Mon 23 Nov, 09:00</b> },
          { id: 'specialist', label: 'Specialist', value: 'Amara O.' },
        ]}
      />
    </div>
  );
}
