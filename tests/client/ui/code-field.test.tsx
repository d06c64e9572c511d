import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CodeField } from '~/ui/code-field.tsx';

afterEach(cleanup);

function Code({ start = '      ', error }: { start?: string; error?: string }) {
  const [code, setCode] = useState(start);
  return (
    <>
      <CodeField legend="Code" hint="Six digits" value={code} onChange={setCode} {...(error && { error })} />
      <output>{code}</output>
    </>
  );
}

const box = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 6` });
const code = () => screen.getByRole('status').textContent;
const type = (place: number, text: string) => fireEvent.change(box(place), { target: { value: text } });
const press = (place: number, key: string) => fireEvent.keyDown(box(place), { key });

describe('CodeField (AUTH-16, REG-17, JOIN-36)', () => {
  it('moves on with each digit and refuses everything else', () => {
    render(<Code />);
    box(1).focus();
    type(1, 'x');
    expect([code(), box(1).value]).toEqual(['      ', '']);
    expect(document.activeElement).toBe(box(1));
    type(1, '4');
    expect(code()).toBe('4     ');
    expect(document.activeElement).toBe(box(2));
  });

  it('holds one digit a box: a second one takes the place of the first', () => {
    render(<Code start="4     " />);
    type(1, '47');
    expect([code(), box(1).value]).toEqual(['7     ', '7']);
    type(1, '77');
    expect(code()).toBe('7     ');
  });

  it('takes a whole code that is pasted anywhere, with what stands around it', () => {
    render(<Code />);
    fireEvent.paste(box(4), { clipboardData: { getData: () => ' 987-654 ' } });
    expect(code()).toBe('987654');
    expect(document.activeElement).toBe(box(6));
  });

  it('leaves what is there when something without digits is pasted', () => {
    render(<Code start="123   " />);
    fireEvent.paste(box(1), { clipboardData: { getData: () => 'hello' } });
    expect(code()).toBe('123   ');
  });

  it('takes a whole code that a phone fills into the first box', () => {
    render(<Code />);
    expect(box(1).autocomplete).toBe('one-time-code');
    type(1, '135790');
    expect(code()).toBe('135790');
  });

  it('goes back with Backspace, taking the digit there along', () => {
    render(<Code start="12    " />);
    box(3).focus();
    press(3, 'Backspace');
    expect(code()).toBe('1     ');
    expect(document.activeElement).toBe(box(2));
    box(1).focus();
    type(1, '');
    press(1, 'Backspace');
    expect(code()).toBe('      ');
    expect(document.activeElement).toBe(box(1));
  });

  it('moves with the arrows, Home and End, and not beyond its ends', () => {
    render(<Code start="123456" />);
    box(2).focus();
    for (const [from, key, to] of [
      [2, 'ArrowLeft', 1],
      [1, 'ArrowLeft', 1],
      [1, 'ArrowRight', 2],
      [2, 'End', 6],
      [6, 'ArrowRight', 6],
      [6, 'Home', 1],
    ] as const) {
      press(from, key);
      expect(document.activeElement).toBe(box(to));
    }
    expect(code()).toBe('123456');
  });

  it('moves on when the digit that stands there is typed over itself, whatever the keyboard tells of its keys', () => {
    render(<Code start="123456" />);
    box(1).focus();
    press(1, 'Unidentified');
    fireEvent.input(box(1), { data: '1', target: { value: '1' } });
    expect(document.activeElement).toBe(box(2));
    expect(code()).toBe('123456');
    press(2, '2');
    expect(document.activeElement).toBe(box(3));
  });

  it('is one group with its legend, and ties the error to every box', () => {
    render(<Code error="Not this one." />);
    expect(screen.getByRole('group', { name: 'Code' })).toBeTruthy();
    for (const place of [1, 2, 3, 4, 5, 6]) {
      expect(box(place).getAttribute('aria-invalid')).toBe('true');
      const described = box(place).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described)?.textContent).toBe('Not this one.');
    }
  });
});
