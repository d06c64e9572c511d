import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../../client/src/styles/tokens.css'), 'utf8');
const [normalCss = '', rest = ''] = css.split('@media (prefers-contrast: more)');
const moreCss = rest.split('@media')[0] ?? '';

type Theme = 'light' | 'dark';

/** The colours of one theme, as `--name` to `#rrggbb`. */
function coloursOf(text: string, theme: Theme): Map<string, string> {
  const declarations = text.matchAll(/(--[\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g);
  return new Map(
    [...declarations].map(([, name = '', light = '', dark = light]) => [name, theme === 'light' ? light : dark]),
  );
}

/** Relative luminance, as in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const BACKGROUNDS = ['--paper', '--surface', '--sheet', '--sunken', '--quiet'];
const TINTS = ['--green-100', '--plate-100', '--carbon-100', '--flare-100'];

const TEXTS: [string, string[]][] = [
  ['--ink', [...BACKGROUNDS, ...TINTS]],
  ['--ink-soft', [...BACKGROUNDS, ...TINTS]],
  ['--ink-muted', ['--paper', '--surface', '--sheet', '--sunken', '--quiet']],
  ['--green-700', ['--paper', '--surface', '--sheet', '--green-100']],
  ['--green-800', ['--paper', '--surface']],
  ['--on-action', ['--green-700', '--green-800']],
  ['--plate-800', ['--surface', '--plate-100']],
  ['--flare', ['--paper', '--surface']],
  ['--flare-700', ['--paper', '--surface', '--flare-100']],
  ['--on-flare', ['--flare']],
  ['--carbon', ['--surface', '--carbon-100']],
  ['--on-plate', ['--plate', '--plate-hover']],
  ['--on-band', ['--green-900', '--flare-band']],
  ['--on-band-soft', ['--green-900']],
  ['--flare-on-band', ['--green-900']],
];

/** Of controls, and of what has a meaning. */
const BORDERS: [string, string[]][] = [
  ['--line-strong', ['--paper', '--surface', '--sheet']],
  ['--star', ['--paper', '--surface']],
];

/** Of cards and rows: decoration, unless the visitor asks for more contrast. */
const DECORATIVE_BORDERS: [string, string[]][] = [
  ['--line', ['--paper', '--surface']],
  ['--line-sheet', ['--sheet']],
];

/** What is below the minimum, with its ratio. A colour without a value counts as none. */
function tooFaint(palette: Map<string, string>, pairs: [string, string[]][], minimum: number): string[] {
  return pairs.flatMap(([front, backgrounds]) =>
    backgrounds.flatMap((background) => {
      const ratio = contrast(palette.get(front) ?? '#000000', palette.get(background) ?? '#000000');
      return ratio >= minimum ? [] : [`${front} on ${background}: ${ratio.toFixed(2)}`];
    }),
  );
}

describe.each<Theme>(['light', 'dark'])('the contrast of the %s theme', (theme) => {
  const normal = coloursOf(normalCss, theme);
  const more = new Map([...normal, ...coloursOf(moreCss, theme)]);

  it('is 4.5:1 for text and 3:1 for controls', () => {
    expect(tooFaint(normal, TEXTS, 4.5)).toEqual([]);
    expect(tooFaint(normal, BORDERS, 3)).toEqual([]);
  });

  it('is 7:1 for text and 4.5:1 for all borders if the visitor asks for more', () => {
    expect(tooFaint(more, TEXTS, 7)).toEqual([]);
    expect(tooFaint(more, [...BORDERS, ...DECORATIVE_BORDERS], 4.5)).toEqual([]);
  });
});
