import { ArrowRight, BadgeCheck, Fingerprint, MapPin, ShieldCheck, Siren } from 'lucide-react';
import { HeroPegboard } from '~/illustrations/hero-pegboard.tsx';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './hero.module.css';

const claims = [
  { text: 'DBS checked', Icon: Fingerprint },
  { text: 'Liability insured', Icon: ShieldCheck },
  { text: '100% satisfaction guarantee', Icon: BadgeCheck },
];

export function Hero() {
  const dialog = useImmediateServiceDialog();
  return (
    <div className={styles.hero} data-band="green">
      <Container className={styles.columns}>
        <div>
          <p className={styles.area}>
            <MapPin aria-hidden />
            Leicester · Nottingham · East Midlands
          </p>
          <h1 className={styles.title}>Fixed properly, by&nbsp;someone we’ve&nbsp;checked.</h1>
          <p className={styles.lead}>
            Tell us what’s wrong, see who’s available and book in about two minutes. No account needed.
          </p>
          <div className={styles.actions}>
            <ButtonLink variant="plate" size="lg" caps to={paths.appointment} iconEnd={<ArrowRight aria-hidden />}>
              Get started
            </ButtonLink>
            <Button
              variant="flare-outline"
              size="lg"
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
            {claims.map(({ text, Icon }) => (
              <li key={text}>
                <Icon aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <HeroPegboard>
          <SampleJobSheet />
        </HeroPegboard>
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
