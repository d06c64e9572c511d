/** The five questions of the FAQ (SHELL-17). */
export const faq: readonly { id: string; question: string; answer: string }[] = [
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
      'Profiles show each specialist’s prices, as one figure or a range, or say ‘Contact for pricing’. In each case the specialist agrees the final price with you before work begins, and the diagnosis is free.',
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
