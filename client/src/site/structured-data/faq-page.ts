import type { StructuredThing } from './structured-thing.ts';

export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredThing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
