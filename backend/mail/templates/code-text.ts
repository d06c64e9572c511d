/** The code on a separate line, so that it is easy to find and copy. */
export function codeLine(code: string): string {
  return `Your code: ${code}`;
}

/**
 * The subject of an email with a code, for example `586 473 is your code to confirm your email`.
 */
export function codeSubject(code: string, purpose: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)} is your code ${purpose}`;
}

/** Removes an invalid code from an email's subject or body. */
export function withoutCode(text: string): string {
  return text
    .replace(/^\d{3} \d{3} is your code/, 'Your code')
    .replace(/^Your code: \d{6}$/m, 'Your code: no longer valid');
}
