import { expect, it } from 'vitest';
import { pageDocument } from '~/app/server.tsx';

it('the same data gives the same bytes, in whatever order its queries were answered', () => {
  const template = '<html><head></head><body><div id="root"></div></body></html>';
  const document = (state: object) =>
    pageDocument(template, { head: '', body: '<p>Services</p>', address: '/', state });
  expect(document({ services: [{ id: '1', name: 'Towing' }], specialists: [] })).toBe(
    document({ specialists: [], services: [{ name: 'Towing', id: '1' }] }),
  );
});
