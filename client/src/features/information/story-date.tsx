/** A day of the story, `2025-03-01`, as `1 March 2025`. */
export function StoryDate({ date }: { date: string }) {
  const shown = new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{shown}</time>;
}
