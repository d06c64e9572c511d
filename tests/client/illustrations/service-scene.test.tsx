import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
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

describe('ServiceScene', () => {
  it('has twelve different drawings, each small enough to inline', () => {
    const drawings = NAMES.map((name) => renderToStaticMarkup(<ServiceScene slug={serviceSlug(name)} />));
    expect(new Set(drawings).size).toBe(12);
    for (const drawing of drawings) expect(drawing.length).toBeLessThan(4096);
  });

  it('is hidden without a label, and an image with one', () => {
    expect(renderToStaticMarkup(<ServiceScene slug="towing" />)).toContain('aria-hidden="true"');
    const labelled = renderToStaticMarkup(<ServiceScene slug="towing" label="A car on a recovery truck" />);
    expect(labelled).toContain('role="img" aria-label="A car on a recovery truck"');
    expect(labelled).not.toContain('aria-hidden');
  });

  it('has a default for an unknown service', () => {
    expect(renderToStaticMarkup(<ServiceScene slug={null} />)).toContain('<path');
  });
});
