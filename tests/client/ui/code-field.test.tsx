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

const box = (position: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${position} of 6` });
const code = () => screen.getByRole('status').textContent;
const type = (position: number, text: string) => fireEvent.change(box(position), { target: { value: text } });
const press = (position: number, key: string) => fireEvent.keyDown(box(position), { key });

describe('CodeField (AUTH-16, REG-17, JOIN-36)', () => {
  it('moves to the next box with each digit and ignores everything else', () => {
    render(<Code />);
    box(1).focus();
    type(1, 'x');
    expect([code(), box(1).value]).toEqual(['      ', '']);
    expect(document.activeElement).toBe(box(1));
    type(1, '4');
    expect(code()).toBe('4     ');
    expect(document.activeElement).toBe(box(2));
  });

  it('has one digit per box: a second digit replaces the first', () => {
    render(<Code start="4     " />);
    type(1, '47');
    expect([code(), box(1).value]).toEqual(['7     ', '7']);
    type(1, '77');
    expect(code()).toBe('7     ');
  });

  it.each([' 987-654 ', 'MW-48213: your code is 987654'])(
    'accepts a whole code from %j, pasted into any box',
    (text) => {
      render(<Code />);
      fireEvent.paste(box(4), { clipboardData: { getData: () => text } });
      expect(code()).toBe('987654');
      expect(document.activeElement).toBe(box(6));
    },
  );

  it('ignores a pasted text without digits', () => {
    render(<Code start="123   " />);
    fireEvent.paste(box(1), { clipboardData: { getData: () => 'hello' } });
    expect(code()).toBe('123   ');
  });

  it('accepts a whole code that is autofilled into the first box', () => {
    render(<Code />);
    expect([box(1).autocomplete, box(6).autocomplete]).toEqual(['one-time-code', 'one-time-code']);
    type(1, '135790');
    expect(code()).toBe('135790');
  });

  it('moves back with Backspace and removes that digit', () => {
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

  it('moves with the arrow keys, Home and End, within its ends', () => {
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

  it('moves to the next box when the same digit is typed again, with or without key names', () => {
    render(<Code start="123456" />);
    box(1).focus();
    press(1, 'Unidentified');
    fireEvent.input(box(1), { data: '1', target: { value: '1' } });
    expect(document.activeElement).toBe(box(2));
    expect(code()).toBe('123456');
    press(2, '2');
    expect(document.activeElement).toBe(box(3));
  });

  it('is a group with a legend, and describes every box with the error', () => {
    render(<Code error="Not this one." />);
    expect(screen.getByRole('group', { name: 'Code' })).toBeTruthy();
    for (const position of [1, 2, 3, 4, 5, 6]) {
      expect(box(position).getAttribute('aria-invalid')).toBe('true');
      const describedBy = box(position).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(describedBy)?.textContent).toBe('Not this one.');
    }
  });
});
