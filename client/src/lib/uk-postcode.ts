const POSTCODE =
  /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})$/;

/** 'LE1 7RH': capitals and one space before the last three characters. */
export function formatPostcode(typed: string): string {
  const tidy = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return tidy.length > 3 ? `${tidy.slice(0, -3)} ${tidy.slice(-3)}` : tidy;
}

export function isPostcode(typed: string): boolean {
  return POSTCODE.test(formatPostcode(typed));
}
