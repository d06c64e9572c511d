import { ArrowRight } from 'lucide-react';
import { paths } from '~/lib/paths.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { Container } from '~/ui/container.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './faq.module.css';

const items = [
  {
    id: 'account',
    question: 'Do I need an account?',
    answer:
      'No. You book with your name, e-mail and phone number. Afterwards you may set a password, and then you see all your bookings in one place.',
  },
  {
    id: 'price',
    question: 'What will it cost?',
    answer:
      'Profiles show each specialist’s prices, as one figure or a range. The specialist agrees the final price with you before work begins, and the diagnosis is free.',
  },
  {
    id: 'pay',
    question: 'When do I pay?',
    answer: 'After the specialist has confirmed, within 24 hours. A request costs nothing.',
  },
  {
    id: 'checked',
    question: 'Who comes to my door?',
    answer:
      'Somebody verified, DBS checked and liability insured, whose profile you can read before you book: experience, reviews, certifications and areas.',
  },
  {
    id: 'wrong',
    question: 'And if it is not right?',
    answer:
      'Repairs carry 90 days’ warranty on parts and labour and our 100% satisfaction guarantee. Tell us, and it is put right.',
  },
];

export function Faq() {
  return (
    <section aria-labelledby="faq-title" className={styles.faq}>
      <Container className={styles.columns}>
        <div className={styles.head}>
          <h2 id="faq-title">Asked before you</h2>
          <p>Something else? The telephone is quicker than a form.</p>
          <div className={styles.links}>
            <TextLink to={paths.about} iconEnd={<ArrowRight aria-hidden />}>
              About us
            </TextLink>
            <TextLink to={paths.contact} iconEnd={<ArrowRight aria-hidden />}>
              Contact us
            </TextLink>
          </div>
        </div>
        <Accordion name="faq" items={items} />
      </Container>
    </section>
  );
}
