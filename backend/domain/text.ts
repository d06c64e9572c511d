/** Control characters, half characters, and marks that turn the direction of what follows: nothing anybody types, and able to harm where a text is shown. */
const harmful = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

const mark = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Without the marks for the direction, and the space, that stand around it. */
export function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && mark.test(text.charAt(start))) start += 1;
  while (end > start && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

export function hasHarmfulCharacters(text: string): boolean {
  return harmful.test(text.replace(/[\n\t]/g, ''));
}

/** Line ends as `\n`, and no space around. */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** On one line. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ');
}

/** A file's name as it may be repeated to its owner: without path and harmful characters, and not long. */
export function shownFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = Array.from(base)
    .filter((character) => !harmful.test(character))
    .join('')
    .trim();
  if (clean === '') return 'the file';
  return clean.length > 60 ? `${clean.slice(0, 57)}...` : clean;
}
