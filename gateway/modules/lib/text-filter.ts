type Text = string | null | undefined;

/** A filter for lists of texts: one of them must contain the search text, in any case. */
export function textFilter(search: Text): (texts: readonly Text[]) => boolean {
  const needle = search?.trim().toLowerCase();
  if (!needle) return () => true;
  return (texts) => texts.some((text) => text?.toLowerCase().includes(needle));
}
