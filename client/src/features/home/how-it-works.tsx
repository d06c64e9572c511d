import { Section } from '~/ui/section.tsx';
import styles from './how-it-works.module.css';

const steps = [
  { title: 'Tell', text: 'Say what is wrong and add a photo. That is half the diagnosis.' },
  { title: 'Pick', text: 'A workshop or your own drive; the specialist you like, or whoever is free.' },
  { title: 'Book', text: 'Choose a day and a time. Nothing to pay until a specialist confirms.' },
  { title: 'Fixed', text: 'The work is done, written up and guaranteed. Then you say how it went.' },
];

export function HowItWorks() {
  return (
    <Section title="How it works" tint="band">
      <ol className={styles.tape}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.mark}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
