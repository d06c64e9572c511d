import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { WeeklyDealBanner } from '~/app/layouts/weekly-deal-banner.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const renderBanner = () => render(<WeeklyDealBanner />, { wrapper: MemoryRouter });

it('has terms, which say that prices are shown without the discount', async () => {
  renderBanner();
  fireEvent.click(screen.getByRole('button', { name: 'Terms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Weekly deal: 20% off repairs' });
  expect(dialog.textContent).toContain('are before the discount');
  fireEvent.click(screen.getByRole('link', { name: 'Get repaired' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers 20% off repairs, and stays closed for the visit once closed (SHELL-09)', () => {
  renderBanner();
  expect(screen.getByRole('complementary', { name: 'Weekly deal' }).textContent).toContain('20% off repairs');
  fireEvent.click(screen.getByRole('button', { name: 'Close the weekly deal' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  renderBanner();
  expect(screen.queryByRole('complementary')).toBeNull();
});
