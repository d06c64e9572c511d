/** A rating inside the scale. */
export const stars = (rating: number) => Math.min(5, Math.max(0, rating));
