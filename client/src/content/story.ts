import { PUBLIC_CALLBACK, promiseText } from '~/lib/callback-promise.ts';
import { product } from '~/lib/product.ts';
import type { ServiceSlug } from '~/lib/service-slug.ts';

/** What a reader wrote under a post, with what was answered. */
export interface Comment {
  id: string;
  author: string;
  content: string;
  /** `2025-03-02`. */
  date: string;
  /** The trade whose sign stands on their initials, since we have nobody's photo; a spanner when null. */
  avatar: ServiceSlug | null;
  replies: readonly Comment[];
}

interface Post {
  title: string;
  /** `2025-03-01`. */
  date: string;
  author: string;
  /** What the drawing shows. */
  image: string;
  category: string;
  sections: Record<SectionId, { heading: string; paragraphs: readonly string[] }>;
  comments: readonly Comment[];
}

type SectionId = 'intro' | 'backstory' | 'whatWeDo' | 'ourValues' | 'impact' | 'conclusion';

/** The founder story, our one post (INFO-13..15). */
export const story: Post = {
  title: 'The washing machine on the kerb',
  date: '2025-03-01',
  author: 'The founder',
  image: 'A washing machine on a kerb in the rain, with a note on it that says free',
  category: 'Our story',
  sections: {
    intro: {
      heading: 'It began with £14',
      paragraphs: [
        'On a wet Thursday in Leicester a washing machine stood on the kerb outside my house, waiting for the scrap van. There was a note on it: “Free. Does not spin.” I carried it in, took off the back and found a worn drive belt. The part cost £14.',
        'I could do that because I grew up with a toolbox. My neighbour could not, and she is no fool: she had telephoned two firms. One did not answer. The other would not name a price before coming, and would not say who would come.',
      ],
    },
    backstory: {
      heading: 'Two questions nobody answered',
      paragraphs: [
        'I asked up and down the street what people had thrown away in a year. A bicycle, two lamps, a good coat with a broken zip, a car that “was not worth it any more”. Each time I asked why it had not been mended, and each time it came down to two questions. Who can I let into my home? What will it cost me?',
        'Then I asked the people who mend things. A mechanic in Nottingham, a joiner, a seamstress above a chip shop. They had the skill, the papers and the insurance. What they lacked was a way to show that to a stranger before the doorbell rang.',
      ],
    },
    whatWeDo: {
      heading: 'What we do about it',
      paragraphs: [
        `${product.name} answers both questions first. Our specialists are verified, DBS checked and liability insured and, where it applies, certified by the brand that they repair. Their prices stand on their profile, or are agreed with you before work begins. You say what is wrong, add a photo, choose a workshop or your own front door, and pick a day. Nothing is paid until a specialist has confirmed.`,
        `And because a car never breaks down at a good time, there is help at once as well: ask for it, and a specialist contacts you within ${promiseText(PUBLIC_CALLBACK)}.`,
      ],
    },
    ourValues: {
      heading: 'What we will not do',
      paragraphs: [
        'We will not charge you for finding out what is wrong: diagnosis and brake checks are free. We will not make you open an account to book a plumber. We will not put a badge on a profile because it looks well there.',
        'And when a repair is not right, we will not send you round in circles. 100% satisfaction is guaranteed: it is put right.',
      ],
    },
    impact: {
      heading: 'What a belt is worth',
      paragraphs: [
        'That washing machine weighs about seventy kilograms. To make another takes steel, copper, concrete for the counterweight, and a ship. To keep it took a belt and half an hour. My neighbour has it back, and it spins.',
        'We are small and we are local: Leicester, Nottingham and the East Midlands. We do not claim to save the planet. We would like the scrap van to find the kerb empty a little more often.',
      ],
    },
    conclusion: {
      heading: 'Before you put it out',
      paragraphs: [
        'So before you carry it to the kerb, ask. Take a photo, tell us what it does and what it should do. Finding out is free, and the answer may be £14.',
      ],
    },
  },
  comments: [
    {
      id: 'priya',
      author: 'Priya N.',
      content:
        'I am the sort of person who puts things on the kerb. Is it really free to ask, even if I then decide against the repair?',
      date: '2025-03-02',
      avatar: 'electrical-repair',
      replies: [
        {
          id: 'priya-reply',
          author: 'The founder',
          content:
            'Yes. The diagnosis is free, and so is saying no. You keep what was found out, and may take it to anybody.',
          date: '2025-03-02',
          avatar: null,
          replies: [
            {
              id: 'priya-thanks',
              author: 'Priya N.',
              content: 'Then the toaster gets another chance.',
              date: '2025-03-03',
              avatar: 'electrical-repair',
              replies: [],
            },
          ],
        },
      ],
    },
    {
      id: 'walter',
      author: 'Walter H.',
      content:
        'Forty years a joiner in Loughborough. Half my work was undoing what somebody cheap had done. Checking the papers first is the right way round.',
      date: '2025-03-04',
      avatar: 'carpentry',
      replies: [],
    },
  ],
};

/** Everything that is written under the post, answers included: what the count says is what can be read (INFO-13, INFO-15). */
export function commentCount(comments: readonly Comment[]): number {
  return comments.reduce((count, { replies }) => count + 1 + commentCount(replies), 0);
}

/** What stands beside the post until there is more than one (INFO-16, INFO-17). */
export const blogExtras = {
  title: 'Blog',
  lead: `Why there is a ${product.name}, and what we learn while mending things.`,
  asideReason: 'One story so far. Search and categories open with the second.',
  categories: ['Our story', 'At the bench', 'On the road', 'In the house'],
  replyTitle: 'Leave a Reply - Coming Soon...',
  replyReason: 'Comments cannot be sent here yet. Until they can, write to us: we read everything.',
};
