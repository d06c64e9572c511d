import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LegalDialog } from '~/features/legal/legal-dialog.tsx';
import { product } from '~/site/product.ts';

afterEach(cleanup);

const open = (title: string) => {
  render(<LegalDialog title={title} onClose={() => undefined} />);
  return within(screen.getByRole('dialog'));
};

const keysIn = (dialog: ReturnType<typeof open>) =>
  [...(dialog.getByText('cookieConsent').closest('dl')?.querySelectorAll('dt') ?? [])].flatMap(
    ({ textContent }) => textContent?.split(', ') ?? [],
  );

describe('a legal text', () => {
  it.each(['Privacy Policy', 'Terms of Service', 'Terms and Conditions'])(
    '%s covers its topics (SHELL-14, SHELL-15, C-72)',
    (title) => {
      const dialog = open(title);
      expect(dialog.getByRole('heading', { name: title })).toBeTruthy();
      for (const topic of [
        'Data we collect',
        'How we use it',
        'How we protect it',
        'Third-party sharing',
        'Your rights',
      ]) {
        expect(dialog.getByRole('heading', { name: topic })).toBeTruthy();
      }
      expect(dialog.getByText(/Governing law: Jurisdiction\./)).toBeTruthy();
    },
  );

  it('of privacy lists the storage keys of what is kept on the device', () => {
    const dialog = open('Privacy Policy');
    const keys = keysIn(dialog);
    expect(keys).toEqual(
      expect.arrayContaining(['userId', 'authToken', 'userName', 'accountType', 'theme', 'draft/device/guest-booking']),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(dialog.getByText(/don’t use analytics or marketing cookies today/)).toBeTruthy();
  });

  it('of privacy links to the phone numbers and the email it names', () => {
    const links = open('Privacy Policy').getAllByRole('link');
    const { supportHref, phones } = product;
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([supportHref, phones.leicester.href, phones.nottingham.href]),
    );
  });

  it('of privacy lists no key that the site does not use (SHELL-14)', () => {
    const source = join(import.meta.dirname, '../../../client/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:app|features|forms|lib)\/.*\.tsx?$/.test(file))
      .map((file) => readFileSync(join(source, file), 'utf8'))
      // Only these files can define a storage key.
      .filter((text) => /storage|define(?:\w*Draft|Booking)|createStore|_KEY\b|_DRAFT\b/i.test(text))
      .join('\n');
    const unknown = keysIn(open('Privacy Policy')).filter(
      // A draft's key starts with its owner.
      (key) => !files.includes(`'${key.replace(/^draft\/(?:device|customer-…)\//, '')}'`),
    );
    // Workbox names the first, the host sets the second, a cookie, a booking's step has its draft's
    // key in its own, and the router names the last.
    expect(unknown).toEqual([
      'workbox-precache-v2-…',
      'mendwell_device',
      'draft/device/guest-booking/step',
      'draft/customer-…/booking/step',
      'react-router-scroll-positions',
    ]);
  });

  it.each(['Recipe Book', '', 'privacy policy', 'toString'])('%j is not found (SHELL-16)', (title) => {
    const dialog = open(title);
    expect(dialog.getByRole('heading', { name: 'Document Not Found' })).toBeTruthy();
    expect(dialog.getByText('No content available.')).toBeTruthy();
  });
});
