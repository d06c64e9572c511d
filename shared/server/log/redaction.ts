/** Email addresses, query strings and long secrets in free text, such as an error's message. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, '[email]'],
  [/\?[^\s"'<>]+/g, '?[query]'],
  [/\b[\w-]{32,}\b/g, '[secret]'],
  [/\+?\d[\d ]{8,14}\d/g, '[number]'],
];

const MAX_LENGTH = 4_000;

export function redact(text: string): string {
  return SECRETS.reduce((result, [pattern, mark]) => result.replace(pattern, mark), text.slice(0, MAX_LENGTH));
}

interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  /** Of a system, PostgreSQL or SMTP error, such as `ECONNREFUSED`. */
  readonly code?: string;
}

/**
 * An error without personal data, for the log. Other properties are left out: those of a database
 * error contain the customer's data.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: 'NonError', message: redact(String(error)) };
  return {
    name: error.name,
    message: redact(error.message),
    ...(error.stack && { stack: redact(error.stack) }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
  };
}
