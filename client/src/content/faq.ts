import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { WARRANTY_DAYS } from '#shared/terms.ts';

/** The five questions of the FAQ (SHELL-17). */
export const faq: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'account',
    question: 'Do I need an account?',
    answer:
      'No. You can book with your name, email and phone number. Afterwards, you can set a password to see all your bookings in one place.',
  },
  {
    id: 'price',
    question: 'What will it cost?',
    answer:
      'Each profile shows the specialist’s prices, as one figure or a range, or says ‘Contact for pricing’. The specialist always agrees the final price with you before work begins, and the diagnosis is free.',
  },
  {
    id: 'pay',
    question: 'When do I pay?',
    answer: `Within ${quantity(PAYMENT_WINDOW_HOURS, 'hour')} after the specialist confirms. Sending a request is free.`,
  },
  {
    id: 'checked',
    question: 'Who comes to my door?',
    answer:
      'A specialist who is verified, DBS checked and liability insured. Before you book, you can read their profile: experience, reviews, certifications and areas.',
  },
  {
    id: 'wrong',
    question: 'What if it isn’t right?',
    answer: `Repairs have a ${WARRANTY_DAYS}-day warranty on parts and labour and our 100% satisfaction guarantee. Tell us and we’ll fix it.`,
  },
];
