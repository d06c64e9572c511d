import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';

afterEach(cleanup);

function Places({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioCards legend="Where?" name="place" value={value} onChange={setValue} error={error}>
      <RadioCard value="home" title="At home" description="We come to you" aside="travel £8" />
      <RadioCard value="workshop" title="Highfields workshop" />
      <RadioCard value="other" title="Another address" disabled />
    </RadioCards>
  );
}

describe('RadioCards', () => {
  it('is one named group of real radios, of which one is chosen', () => {
    render(<Places />);
    expect(screen.getByRole('group', { name: 'Where?' })).toBeTruthy();
    const home = screen.getByRole<HTMLInputElement>('radio', { name: 'At home' });
    const workshop = screen.getByRole<HTMLInputElement>('radio', { name: 'Highfields workshop' });
    fireEvent.click(home);
    expect(home.checked).toBe(true);
    fireEvent.click(screen.getByText('Highfields workshop'));
    expect([home.checked, workshop.checked]).toEqual([false, true]);
    // One name makes them one set to the browser's arrow keys.
    expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name))).toEqual(
      new Set(['place']),
    );
  });

  it('reads description and aside with the radio, not as its name', () => {
    render(<Places />);
    const ids = screen.getByRole('radio', { name: 'At home' }).getAttribute('aria-describedby') ?? '';
    expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'We come to you',
      'travel £8',
    ]);
  });

  it('cannot choose a disabled one, and ties the error to the group', () => {
    render(<Places error="Choose a place" />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Another address' }).disabled).toBe(true);
    const group = screen.getByRole('group', { name: 'Where?' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose a place');
    expect(screen.getByRole('radio', { name: 'At home' }).getAttribute('aria-invalid')).toBe('true');
  });
});
