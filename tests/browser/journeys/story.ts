import { expectAccessible } from '../checks.ts';
import { faultTest, test } from '../fixtures.ts';
import { Records } from './records.ts';

interface StoryFixtures {
  /** What lies in the database and the outbox. After each story no booking is lost or double. */
  records: Records;
}

async function useSoundRecords(dataDir: string, use: (records: Records) => Promise<void>): Promise<void> {
  const records = new Records(dataDir);
  await use(records);
  records.expectSound();
}

/** A test that tells a person's way through the product from end to end. */
export const story = test.extend<StoryFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  records: ({ product }, use) => useSoundRecords(product.dataDir, use),
});

/** A story in which `/php` is slow or fails. */
export const faultStory = faultTest.extend<StoryFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  records: ({ backend }, use) => useSoundRecords(backend.dataDir, use),
});

/** A main stop of a story, where axe must find nothing. */
export const stop = expectAccessible;
