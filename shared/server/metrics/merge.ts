/** Merges the metrics of several processes; the series of each metric must be consecutive. */
export function mergeMetrics(texts: readonly string[]): string {
  const families = new Map<string, { head: string; series: string }>();
  for (const text of texts) {
    for (const block of text.split(/^(?=# HELP )/m)) {
      const [, head = '', name = '', series = ''] =
        /^((?:# HELP (\S+).*\n)(?:# TYPE .*\n)?)([\s\S]*)$/.exec(block) ?? [];
      const family = families.get(name) ?? { head, series: '' };
      const body = series.trim();
      families.set(name, { ...family, series: body === '' ? family.series : `${family.series}${body}\n` });
    }
  }
  families.delete('');
  return [...families.values()].map(({ head, series }) => head + series).join('\n');
}
