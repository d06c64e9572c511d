/** A range of prices, whole units or times: '£40 - £60', '3-5 years', '09:00 AM - 11:00 AM'. */
const RANGE =
  /(£[\d.,]+ - £[\d.,]+|\d+-\d+\s(?:minute|year)s|\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?\s?[-–]\s?\d{1,2}(?:[:.]\d{2}(?:\s?[ap]m)?|\s?[ap]m))/i;

/** A text whose ranges don't break across lines, and which screen readers read with "to". */
export function RangeText({ text }: { text: string }) {
  // Matches are at the odd indexes.
  return text.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="no-wrap">
        <span aria-hidden="true">{part}</span>
        <span className="visually-hidden">{part.replace(/\s?[-–]\s?/, ' to ')}</span>
      </span>
    ),
  );
}
