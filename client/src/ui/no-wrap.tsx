/** A range of minutes, such as '5-15 minutes'. */
const RANGE = /(\d+-\d+ minutes)/;

/** A text without line breaks inside ranges such as "5-15 minutes". */
export function NoWrap({ text }: { text: string }) {
  // Matches are at the odd indexes.
  return text.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="no-wrap">
        {part}
      </span>
    ),
  );
}
