/** When a review was written, or 'Review #2' for the second one without a date (DIR-43). */
export function reviewDate(createdAt: string | null, index: number): string {
  const date = createdAt ? new Date(createdAt) : null;
  if (!date || Number.isNaN(date.getTime())) return `Review #${index + 1}`;
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/London',
  });
}
