import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form, useForm } from '~/forms/form.tsx';
import { AddressField } from '~/ui/address-field.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { NumberPlateField } from '~/ui/number-plate-field.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';

afterEach(cleanup);

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('fields', () => {
  it('ties label, hint and error to the control', () => {
    render(<TextField label="Year" hint="Four digits" error="Enter a year" />);
    const input = screen.getByLabelText('Year');
    expect(described(input)).toBe('Four digits | Enter a year');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
  });

  it('says when it is optional, and is not in error by itself', () => {
    render(<TextArea label="Notes" optional />);
    const area = screen.getByLabelText('Notes (optional)');
    expect(area.hasAttribute('required')).toBe(false);
    expect(area.hasAttribute('aria-invalid')).toBe(false);
    expect(area.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps the line of the message when there is none, so that nothing below moves', () => {
    const { container, rerender } = render(<TextField label="Year" />);
    const lines = container.querySelectorAll('p').length;
    rerender(<TextField label="Year" error="Enter a year" />);
    expect(container.querySelectorAll('p').length).toBe(lines);
  });

  it('says how much room is left from 80 % of the limit on, and how much is too many, but cuts nothing', () => {
    vi.useFakeTimers();
    const view = (length: number) => <TextArea label="Notes" count={{ length, limit: 10_000 }} />;
    const { rerender } = render(view(7_999));
    const area = screen.getByLabelText('Notes');
    expect(described(area)).toBe('');
    for (const [length, text] of [
      [8_000, '2,000 characters left'],
      [9_999, '1 character left'],
      [10_000, '0 characters left'],
      [10_001, '1 character too many'],
    ] as const) {
      rerender(view(length));
      expect(described(area)).toBe(text);
    }
    expect(area.hasAttribute('maxlength')).toBe(false);
    vi.useRealTimers();
  });

  it('reads the room that is left out only once no one types', () => {
    vi.useFakeTimers();
    const view = (length: number) => <TextArea label="Notes" count={{ length, limit: 100 }} />;
    const { rerender } = render(view(0));
    for (const length of [90, 91, 92]) {
      rerender(view(length));
      act(() => vi.advanceTimersByTime(300));
      expect(screen.getByRole('status').textContent).toBe('');
    }
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('status').textContent).toBe('8 characters left');
    vi.useRealTimers();
  });

  it('passes ref, name and handlers on', () => {
    const ref = vi.fn();
    const onBlur = vi.fn();
    render(
      <SelectField label="Area" name="area" ref={ref} onBlur={onBlur} id="area">
        <option>Leicester</option>
      </SelectField>,
    );
    const select = screen.getByLabelText('Area');
    fireEvent.blur(select);
    expect(ref).toHaveBeenCalledWith(select);
    expect(onBlur).toHaveBeenCalledOnce();
    expect(select.id).toBe('area');
    expect(select.getAttribute('name')).toBe('area');
  });

  it('ticks a box by its label, and ties its error', () => {
    render(<CheckboxField label="I agree" error="Tick the box" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    fireEvent.click(screen.getByText('I agree'));
    expect(box.checked).toBe(true);
    expect(described(box)).toBe('Tick the box');
  });
});

describe('PhoneField (REG-06)', () => {
  it('shows and reports the formatted number', () => {
    const seen: string[] = [];
    render(<PhoneField label="Phone" onChange={(event) => seen.push(event.target.value)} />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    fireEvent.change(input, { target: { value: '07723123456789abc' } });
    expect(input.value).toBe('7723 123456');
    expect(seen).toEqual(['7723 123456']);
  });

  it('leaves the caret after the digit it was after', () => {
    render(<PhoneField label="Phone" />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    fireEvent.change(input, { target: { value: '77239 12345', selectionStart: 5, selectionEnd: 5 } });
    expect(input.value).toBe('7723 912345');
    expect(input.selectionStart).toBe(6);
  });
});

describe('PostcodeField', () => {
  it('is tidied when it is left, and tells who holds the value before that it was left', () => {
    const seen: string[] = [];
    function Held() {
      const [value, setValue] = useState('');
      return (
        <PostcodeField
          label="Postcode"
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onBlur={({ target }) => seen.push(target.value)}
        />
      );
    }
    render(<Held />);
    const input = screen.getByLabelText<HTMLInputElement>('Postcode');
    fireEvent.change(input, { target: { value: 'le16xh' } });
    expect(input.value).toBe('le16xh');
    fireEvent.blur(input);
    expect(input.value).toBe('LE1 6XH');
    expect(seen).toEqual(['LE1 6XH']);
    expect(input.getAttribute('autocomplete')).toBe('postal-code');
  });

  it('is tidied in a form, sent with Enter too', async () => {
    const send = vi.fn().mockResolvedValue(null);
    function Sent() {
      const [values, setValues] = useState({ postcode: '' });
      const form = useForm({
        id: 'sent',
        values,
        change: (change) => setValues({ ...values, ...change }),
        validate: () => [],
        send,
        messages: { refused: '', noResponse: '' },
      });
      return (
        <Form form={form} errorTitle="Not sent">
          <PostcodeField label="Postcode" {...form.text('postcode')} />
        </Form>
      );
    }
    const { container } = render(<Sent />);
    const input = screen.getByLabelText<HTMLInputElement>('Postcode');
    fireEvent.change(input, { target: { value: 'le1o1aa' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ postcode: 'LE10 1AA' }));
  });
});

describe('NumberPlateField', () => {
  it('is the customer’s while it is typed on, and reads as it hangs on the car when it is left', () => {
    render(<NumberPlateField label="Number plate" />);
    const input = screen.getByLabelText<HTMLInputElement>('Number plate');
    fireEvent.change(input, { target: { value: 'fni9k' } });
    expect(input.value).toBe('fni9k');
    fireEvent.change(input, { target: { value: 'fni9ktr' } });
    fireEvent.blur(input);
    expect(input.value).toBe('FN19 KTR');
  });

  it('is not tidied by the Enter that picks a suggestion of an input method', () => {
    render(<NumberPlateField label="Number plate" />);
    const input = screen.getByLabelText<HTMLInputElement>('Number plate');
    fireEvent.change(input, { target: { value: 'fn19ktr' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(input.value).toBe('fn19ktr');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(input.value).toBe('FN19 KTR');
  });
});

describe('AddressField (BOOK-15)', () => {
  it('writes the postcode at the end properly', () => {
    render(<AddressField label="Address" />);
    const input = screen.getByLabelText<HTMLInputElement>('Address');
    fireEvent.change(input, { target: { value: '1 high st le16xh' } });
    fireEvent.blur(input);
    expect(input.value).toBe('1 high st LE1 6XH');
    expect(described(input)).toBe('');
  });

  it('asks kindly for a missing postcode, in no way as for an error, and not twice', () => {
    render(<AddressField label="Address" hint="Street address and postcode." />);
    const input = screen.getByLabelText<HTMLInputElement>('Address');
    fireEvent.blur(input);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(input, { target: { value: 'Lay-by on the A46' } });
    fireEvent.blur(input);
    expect(screen.getByRole('status').textContent).toMatch(/postcode/);
    expect(described(input)).toMatch(/^Street address and postcode\. \| Do you know the postcode\?/);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.change(input, { target: { value: 'Lay-by on the A46, LE7 3QX' } });
    fireEvent.blur(input);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says what is wrong instead, when something is', () => {
    render(<AddressField label="Address" error="Enter the street address and postcode" />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(described(screen.getByLabelText('Address'))).toBe('Enter the street address and postcode');
  });
});
