import type { StructuredThing } from '~/site/structured-data.ts';

/**
 * What would end the element, begin another, or end a line in an old reader of JavaScript; as
 * `\u003c` it means the same in JSON.
 */
const UNSAFE = /[<>&\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Says to search engines, as data (JSON-LD), what the page says to people. */
export function StructuredData({ thing }: { thing: StructuredThing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(UNSAFE, escaped);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotation marks as entities, which are no JSON; what is unsafe is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
