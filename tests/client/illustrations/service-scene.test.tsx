import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { serviceSlug } from '~/site/service-slug.ts';

const NAMES = [
  'Vehicle Repair',
  'Brake Repair',
  'Plumbing Repair',
  'Electrical Repair',
  'Electrical Diagnostics',
  'HVAC Repair',
  'Carpentry',
  'Cleaning Service',
  'Couriers',
  'Landscaping',
  'Towing',
  'Tailoring',
];

// As on the server, which draws the inside too.
vi.stubGlobal('window', undefined);
const { ServiceScene } = await import('~/illustrations/service-scene.tsx');
afterAll(() => vi.unstubAllGlobals());

/** With the inside, which is loaded separately. */
async function draw(scene: ReactNode): Promise<string> {
  const { prelude } = await prerender(scene, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

describe('ServiceScene', () => {
  it('has twelve different drawings and a default, each small enough to inline', async () => {
    const slugs = [...NAMES.map((name) => serviceSlug(name)), null];
    const drawings = await Promise.all(slugs.map((slug) => draw(<ServiceScene slug={slug} />)));
    expect(new Set(drawings).size).toBe(13);
    for (const drawing of drawings) expect(drawing.length).toBeLessThan(4096);
  });

  it('is hidden without a label, and an image with one', () => {
    expect(renderToStaticMarkup(<ServiceScene slug="towing" />)).toContain('aria-hidden="true"');
    const labelled = renderToStaticMarkup(<ServiceScene slug="towing" label="A car on a recovery truck" />);
    expect(labelled).toContain('role="img" aria-label="A car on a recovery truck"');
    expect(labelled).not.toContain('aria-hidden');
  });
});
