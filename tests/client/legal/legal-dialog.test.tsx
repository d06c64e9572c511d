import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LegalDialog } from '~/features/legal/legal-dialog.tsx';

afterEach(cleanup);

const open = (title: string) => {
  render(<LegalDialog title={title} onClose={() => undefined} />);
  return within(screen.getByRole('dialog'));
};

describe('a legal text', () => {
  it.each(['Privacy Policy', 'Terms of Service', 'Terms and Conditions'])(
    '%s covers its topics (SHELL-14, SHELL-15)',
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

  it('of privacy names what is kept on the device, by its names there', () => {
    const dialog = open('Privacy Policy');
    const names = [...(dialog.getByText('cookieConsent').closest('dl')?.querySelectorAll('dt') ?? [])];
    const keys = names.flatMap(({ textContent }) => textContent?.split(', ') ?? []);
    expect(keys).toEqual(
      expect.arrayContaining(['userId', 'authToken', 'userName', 'accountType', 'theme', 'booking-draft']),
    );
    expect(dialog.getByText(/no analytics or marketing cookies today/)).toBeTruthy();
  });

  it.each(['Recipe Book', '', 'privacy policy', 'toString'])('%j is not there (SHELL-16)', (title) => {
    const dialog = open(title);
    expect(dialog.getByRole('heading', { name: 'Document Not Found' })).toBeTruthy();
    expect(dialog.getByText('No content available.')).toBeTruthy();
  });
});
