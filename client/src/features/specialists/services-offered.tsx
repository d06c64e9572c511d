import { useState } from 'react';
import type { SpecialistProfileFragment } from '~/graphql/generated/graphql.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { specialistName } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import styles from './services-offered.module.css';
import { collapseServices } from './truncate-list.ts';

interface ServicesOfferedProps {
  specialist: SpecialistProfileFragment;
  layout: 'dialog' | 'page';
}

/** The services and prices as a rate card, collapsed if long in the dialog (DIR-38, DIR-39). */
export function ServicesOffered({ specialist, layout }: ServicesOfferedProps) {
  const [expanded, setExpanded] = useState(false);
  const { services, name, priceLabel } = specialist;
  if (services.length === 0) return <p className={styles.none}>Prices on request. {priceLabel}.</p>;
  const { visible, toggleLabel } =
    layout === 'page' ? { visible: services, toggleLabel: null } : collapseServices(services, expanded);
  return (
    <>
      <JobSheet
        variant="rate-card"
        label="Rate card"
        reference={specialistName(name)}
        headingLevel={layout === 'page' ? 3 : 4}
        rows={visible.map((service, index) => ({
          id: `${index}`,
          label: service.name,
          detail: (
            <>
              {service.description && <span className={styles.description}>{service.description}</span>}
              <span>{formatDuration(service.estimatedDurationMinutes)}</span>
            </>
          ),
          value: service.priceLabel,
        }))}
      />
      {toggleLabel && (
        <Button
          variant="ghost"
          className={styles.toggle}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {toggleLabel}
        </Button>
      )}
    </>
  );
}
