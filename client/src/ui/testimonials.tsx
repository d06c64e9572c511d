import type { Testimonial } from '~/content/testimonials.ts';
import { formatDayOfMonth, formatShortMonth } from '~/lib/format-date.ts';
import { Carousel } from './carousel.tsx';
import { Section } from './section.tsx';
import { Slip } from './slip.tsx';
import { Stars } from './stars.tsx';
import styles from './testimonials.module.css';

interface TestimonialsProps {
  title: string;
  lead: string;
  /** The accessible name of the carousel. */
  label: string;
  testimonials: readonly Testimonial[];
}

/** Testimonials in a carousel that plays automatically until it is paused (HOME-18, INFO-02). */
export function Testimonials({ title, lead, label, testimonials }: TestimonialsProps) {
  return (
    <Section title={title} lead={lead}>
      <Carousel label={label} speedMs={500}>
        {testimonials.map(({ name, location, date, rating, quote }) => (
          <Slip
            key={name}
            stub={{
              top: formatDayOfMonth(date),
              bottom: (
                <time dateTime={date}>
                  {formatShortMonth(date)} {date.slice(0, 4)}
                </time>
              ),
            }}
            tone="green"
          >
            <figure className={styles.slip}>
              <Stars rating={rating} label={`${rating} out of 5`} />
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption className={styles.author}>
                <span className={styles.name}>{name}</span> {location}
              </figcaption>
            </figure>
          </Slip>
        ))}
      </Carousel>
    </Section>
  );
}
