import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { WeeklyDeal } from '~/app/layouts/weekly-deal.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const deal = () => render(<WeeklyDeal />, { wrapper: MemoryRouter });

it('offers 20% off repairs until it is closed, and then not again in this visit (SHELL-09)', () => {
  deal();
  expect(screen.getByRole('complementary', { name: 'Weekly deal' }).textContent).toContain('20% off repairs');
  fireEvent.click(screen.getByRole('button', { name: 'Close the weekly deal' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  deal();
  expect(screen.queryByRole('complementary')).toBeNull();
});
