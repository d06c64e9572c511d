const MAX_LENGTH = 100;

// Control characters, quotes, path separators of any system, and bidirectional marks.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const HOSTILE = /[\u0000-\u001f\u007f-\u009f"'`<>|:*?\\/\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g;

/** Without path, control characters, quotes and leading dots, cut to 100 characters. */
export function cleanFileName(claimed: string | undefined): string {
  const last = (claimed ?? '').split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replace(HOSTILE, '')
    .replace(/^[.\s]+/, '')
    .trim();
  if (name === '') return 'photo';
  if (name.length <= MAX_LENGTH) return name;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - extension.length) + extension;
}
