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
  it('draws twelve different drawings, each light enough to stand in the page', () => {
    const drawings = NAMES.map((name) => renderToStaticMarkup(<ServiceScene slug={serviceSlug(name)} />));
    expect(new Set(drawings).size).toBe(12);
    for (const drawing of drawings) expect(drawing.length).toBeLessThan(4096);
  });

  it('is hidden beside the name and named where it stands alone', () => {
    expect(renderToStaticMarkup(<ServiceScene slug="towing" />)).toContain('aria-hidden="true"');
    const alone = renderToStaticMarkup(<ServiceScene slug="towing" label="A car on a recovery truck" />);
    expect(alone).toContain('role="img" aria-label="A car on a recovery truck"');
    expect(alone).not.toContain('aria-hidden');
  });

  it('has something to show for a service it does not know', () => {
    expect(renderToStaticMarkup(<ServiceScene slug={null} />)).toContain('<path');
  });
});
