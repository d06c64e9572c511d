import { addressId } from './ids.ts';

/** Letters that Unicode doesn't take apart into a base letter and a mark. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The name in a specialist's address: "Zoë O'Neill-Smith" becomes 'zoe-oneill-smith'. Empty without
 * Latin letters or digits.
 */
export function specialistSlug(name: string | null): string {
  return (name ?? '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The path of a specialist's page. The host's id alone identifies it; the name is for readers. */
export function specialistPath(id: string, name: string | null): string {
  const slug = specialistSlug(name);
  return `/specialists/${encodeURIComponent(addressId('Specialist', id))}${slug && `/${slug}`}`;
}
