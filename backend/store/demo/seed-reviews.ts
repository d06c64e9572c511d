import type { Queries } from '../database/database.ts';
import { insertAll } from '../database/insert.ts';
import { specialistId } from './catalogue-ids.ts';
import { createRandom } from './random.ts';
import { craftReviews } from './reviews/crafts.ts';
import { electricalReviews } from './reviews/electrics.ts';
import { homeReviews } from './reviews/homes.ts';
import { vehicleReviews } from './reviews/vehicles.ts';
import type { Calendar } from './schedule.ts';

const reviews = { ...vehicleReviews, ...homeReviews, ...electricalReviews, ...craftReviews };

export async function seedReviews(db: Queries, calendar: Calendar): Promise<void> {
  const random = createRandom(1885);
  const rows = Object.entries(reviews).flatMap(([name, list]) => {
    let age = 2 + random.below(12);
    return list.map(([rating, text]) => {
      const created = new Date(
        `${calendar.day(-age)}T${String(9 + random.below(11)).padStart(2, '0')}:${String(10 + random.below(49))}:00Z`,
      );
      age += 4 + random.below(70);
      return {
        specialist_id: specialistId(name),
        rating,
        review_text: text ?? null,
        created_at: created.toISOString(),
      };
    });
  });
  await insertAll(db, 'reviews', rows);
}
