/** Spans of minutes, as promises name them. */
const SPAN = /(\d+-\d+ minutes)/;

/** A text in which no "5-15 minutes" is torn at its hyphen when lines are broken. */
export function NoWrap({ text }: { text: string }) {
  // What the expression finds stands at the odd places.
  return text.split(SPAN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
}
