/** How a code stands in a mail: alone on its line, to be found at a glance and copied. */
export function codeLine(code: string): string {
  return `Your code: ${code}`;
}

/** The mail's text when its code is good for nothing any more. */
export function codeIsDead(body: string): string {
  return body.replace(/^Your code: \d{6}$/m, 'Your code: no longer valid');
}
