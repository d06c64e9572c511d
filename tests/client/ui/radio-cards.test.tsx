import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';

afterEach(cleanup);

function Locations({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioCards legend="Where?" name="location" value={value} onChange={setValue} error={error}>
      <RadioCard value="home" title="At home" description="We come to you" aside="travel £8" />
      <RadioCard value="workshop" title="Highfields workshop" />
      <RadioCard value="other" title="Another address" disabled />
    </RadioCards>
  );
}

describe('RadioCards', () => {
  it('is a labelled group of radios with one selected', () => {
    render(<Locations />);
    expect(screen.getByRole('group', { name: 'Where?' })).toBeTruthy();
    const home = screen.getByRole<HTMLInputElement>('radio', { name: 'At home' });
    const workshop = screen.getByRole<HTMLInputElement>('radio', { name: 'Highfields workshop' });
    fireEvent.click(home);
    expect(home.checked).toBe(true);
    fireEvent.click(screen.getByText('Highfields workshop'));
    expect([home.checked, workshop.checked]).toEqual([false, true]);
    // With the same name, the arrow keys move through all of them.
    expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name))).toEqual(
      new Set(['location']),
    );
  });

  it('describes the radio with description and aside, which are not part of its name', () => {
    render(<Locations />);
    const ids = screen.getByRole('radio', { name: 'At home' }).getAttribute('aria-describedby') ?? '';
    expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'We come to you',
      'travel £8',
    ]);
  });

  it('disables radios, and describes the group with the error', () => {
    render(<Locations error="Choose a location" />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Another address' }).disabled).toBe(true);
    const group = screen.getByRole('group', { name: 'Where?' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a location',
    );
    expect(screen.getByRole('radio', { name: 'At home' }).getAttribute('aria-invalid')).toBe('true');
  });
});
