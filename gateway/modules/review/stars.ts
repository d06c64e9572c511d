/** A rating, limited to the scale of 0 to 5. */
export const stars = (rating: number) => Math.min(5, Math.max(0, rating));
