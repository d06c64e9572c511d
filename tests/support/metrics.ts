/**
 * Parses the Prometheus format. Returns the values by name and labels. Labels are sorted, and
 * `service` is left out.
 */
export function readSeries(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
        .filter(([, label]) => label !== 'service')
        .map(([pair]) => pair)
        .sort();
      return [pairs.length === 0 ? name : `${name}{${pairs}}`, Number(value)];
    }),
  );
}
