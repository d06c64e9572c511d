/** A range of prices or of whole units, such as '£40 - £60', '5-15 minutes' and '3-5 years'. */
const RANGE = /(£[\d.,]+ - £[\d.,]+|\d+-\d+\s(?:minute|year)s)/;

/** A text whose ranges don't break across lines, and which screen readers read with "to". */
export function RangeText({ text }: { text: string }) {
  // Matches are at the odd indexes.
  return text.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="no-wrap">
        <span aria-hidden="true">{part}</span>
        <span className="visually-hidden">{part.replace(/ ?- ?/, ' to ')}</span>
      </span>
    ),
  );
}
