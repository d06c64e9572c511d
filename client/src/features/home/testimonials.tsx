import { Carousel } from '~/ui/carousel.tsx';
import { Section } from '~/ui/section.tsx';
import { Slip } from '~/ui/slip.tsx';
import { Stars } from '~/ui/stars.tsx';
import styles from './testimonials.module.css';

const slips = [
  {
    name: 'Joan P.',
    place: 'Clarendon Park',
    day: '14',
    month: 'Mar',
    rating: 5,
    words: 'Showed me the worn disc before replacing it and charged exactly the quoted price.',
  },
  {
    name: 'Imran S.',
    place: 'Beeston',
    day: '21',
    month: 'Mar',
    rating: 5,
    words: 'Boiler was out on a Sunday. Warm again by teatime, and he swept up after himself.',
  },
  {
    name: 'Ruth A.',
    place: 'Loughborough',
    day: '2',
    month: 'Apr',
    rating: 4.5,
    words: 'Two doors that had stuck since we moved in. Planed, rehung, done before lunch.',
  },
  {
    name: 'Dele O.',
    place: 'West Bridgford',
    day: '9',
    month: 'Apr',
    rating: 5,
    words: 'Van would not start at six in the morning. A call in ten minutes, on the road by eight.',
  },
  {
    name: 'Margaret H.',
    place: 'Oadby',
    day: '17',
    month: 'Apr',
    rating: 5,
    words: 'She took the hem up on my daughter’s dress the day before the wedding. Invisible.',
  },
  {
    name: 'Piotr K.',
    place: 'Hucknall',
    day: '30',
    month: 'Apr',
    rating: 4.5,
    words: 'Found the socket that kept tripping the whole flat. The price was the one on the sheet.',
  },
];

export function Testimonials() {
  return (
    <Section title="Signed off" lead="From our early customers, spring 2025.">
      <Carousel label="What early customers say" autoplayMs={5000} speedMs={500}>
        {slips.map(({ name, place, day, month, rating, words }) => (
          <Slip key={name} stub={{ top: day, bottom: month }} tone="green">
            <figure className={styles.slip}>
              <Stars rating={rating} label={`${rating} out of 5`} />
              <blockquote className={styles.words}>{words}</blockquote>
              <figcaption className={styles.signed}>
                <span className={styles.name}>{name}</span> {place}
              </figcaption>
            </figure>
          </Slip>
        ))}
      </Carousel>
    </Section>
  );
}
