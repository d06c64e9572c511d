import type { Queries } from '../database/database.ts';

export interface NewReview {
  specialist_id: number;
  appointment_id: number;
  rating: number;
  review_text: string;
  created_at: string;
}

export async function insertReview(db: Queries, review: NewReview): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

/** A customer's reviews, the newest first. */
export function listCustomerReviews(db: Queries, accountId: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('appointments', 'appointments.id', 'reviews.appointment_id')
    .where('appointments.account_id', '=', accountId)
    .select([
      'reviews.id',
      'reviews.rating',
      'reviews.review_text',
      'reviews.created_at',
      'appointments.id as appointment_id',
    ])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute();
}

export type CustomerReview = Awaited<ReturnType<typeof listCustomerReviews>>[number];
