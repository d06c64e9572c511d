/** Where e-mail addresses, the queries of addresses and long secrets hide in free text, such as the message of an unforeseen error. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, '[e-mail]'],
  [/\?[^\s"'<>]+/g, '?[query]'],
  [/\b[\w-]{32,}\b/g, '[secret]'],
  [/\+?\d[\d ]{8,14}\d/g, '[number]'],
];

/** A text without what must never reach a log. */
export function redact(text: string): string {
  return SECRETS.reduce((result, [pattern, mark]) => result.replace(pattern, mark), text.slice(0, 4_000));
}

/** An error as a log line may hold it. */
export function describeError(error: unknown): { name: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: 'NonError', message: redact(String(error)) };
  return {
    name: error.name,
    message: redact(error.message),
    ...(error.stack && { stack: redact(error.stack) }),
  };
}
