import { useState } from 'react';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import type { StructuredThing } from '~/site/structured-data/structured-thing.ts';

/**
 * Characters that would end the element, start another, or end a line in old JavaScript parsers.
 * JSON allows them as `\u003c`.
 */
const UNSAFE = /[<>&\u2028\u2029]/g;
const escapeUnsafe = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Describes the page to search engines, as JSON-LD. Only the server writes it: search engines load
 * each page, and the browser's policy allows no text to become a script's.
 */
export function StructuredData({ thing }: { thing: StructuredThing }) {
  const isInteractive = useIsInteractive();
  const [json] = useState(() => !isInteractive && serialise(thing));
  if (json === false) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotation marks as entities, which is invalid JSON; unsafe characters are escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const serialise = (thing: StructuredThing) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(UNSAFE, escapeUnsafe);
