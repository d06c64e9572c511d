/*
 * Names and addresses may end up in emails that we sign, so none may hold a web address. A bare
 * domain is allowed: companies and surnames have dots.
 */

/** Letters and signs that look like those of a web address, and that NFKD doesn't replace. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2044\u2215\u27cb\u29f8\u29f9\u2571\\]/g, '/'],
  [/[\u2236\ua789\u02d0\u0589\u05c3]/g, ':'],
  [/[\u3002\u06d4\ua4f8]/g, '.'],
  [/[\u051d\u051c\u0461\u0460\u1d21]/g, 'w'],
];

/** Without invisible characters and spaces, which some email programs skip. */
function bare(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Mn}\s]/gu, '');
  return LOOKALIKES.reduce((result, [pattern, sign]) => result.replace(pattern, sign), plain).toLowerCase();
}

/** Whether a text holds `://` or `www.`, in any spelling. */
export function hasWebAddress(text: string): boolean {
  return /:\/\/|www\./.test(bare(text));
}

/** Whether a person's name holds `://`, `www.`, `@` or a slash, in any spelling. */
export function isUnsafeName(name: string): boolean {
  return hasWebAddress(name) || /[@/]/.test(bare(name));
}
