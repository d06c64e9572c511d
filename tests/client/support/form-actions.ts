import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

/** Clicks a button, and waits for what follows at once, or when the form's schemas are loaded. */
export const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });

/** The messages that the error summary with this title lists. */
export async function listed(title: string) {
  const summary = within(await screen.findByRole('alert', { name: title }));
  return summary.getAllByRole('listitem').map((item) => item.textContent);
}

/** The box of a digit of a code. */
export const box = (position: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Digit ${position} of 6` });

export async function enterCode(code = '123456') {
  fireEvent.change(await box(1), { target: { value: code } });
  await press('Verify');
}
