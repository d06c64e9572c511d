/** Shows `2025-03-01` as `1 March 2025`. */
export function PostDate({ date }: { date: string }) {
  const formatted = new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{formatted}</time>;
}
