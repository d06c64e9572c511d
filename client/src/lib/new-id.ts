/**
 * A random text of 32 hexadecimal digits. Not crypto.randomUUID, which browsers keep from pages
 * served without TLS.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
