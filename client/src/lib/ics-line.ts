const MAX_OCTETS = 75;

/**
 * A content line as it may stand in a calendar file (RFC 5545, 3.1): no longer than 75 octets; what
 * follows begins with a space, which counts. Signs of several octets are kept whole.
 */
export function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
