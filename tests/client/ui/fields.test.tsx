import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form } from '~/forms/form.tsx';
import { useForm } from '~/forms/use-form.ts';
import { AddressField } from '~/ui/address-field.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { NumberPlateField } from '~/ui/number-plate-field.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';

afterEach(cleanup);

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('fields', () => {
  it('connects label, hint and error with the control', () => {
    render(<TextField label="Year" hint="Four digits" error="Enter a year" />);
    const input = screen.getByLabelText('Year');
    expect(descriptionOf(input)).toBe('Four digits | Enter a year');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
  });

  it('aligns what people write by its language, but not emails and numbers', () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Email" type="email" />
        <TextArea label="Notes" />
      </>,
    );
    expect(['Name', 'Email', 'Notes'].map((label) => screen.getByLabelText(label).getAttribute('dir'))).toEqual([
      'auto',
      null,
      'auto',
    ]);
  });

  it('shows that it is optional, and has no error by default', () => {
    render(<TextArea label="Notes" optional />);
    const area = screen.getByLabelText('Notes (optional)');
    expect(area.hasAttribute('required')).toBe(false);
    expect(area.hasAttribute('aria-invalid')).toBe(false);
    expect(area.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps an empty line for the message, so that nothing below moves', () => {
    const { container, rerender } = render(<TextField label="Year" />);
    const lines = container.querySelectorAll('p').length;
    rerender(<TextField label="Year" error="Enter a year" />);
    expect(container.querySelectorAll('p').length).toBe(lines);
  });

  it('shows how many characters are too many, and never cuts the text', () => {
    render(<TextArea label="Notes" count={{ length: 101, limit: 100 }} />);
    const area = screen.getByLabelText('Notes');
    expect(descriptionOf(area)).toBe('1 character too many');
    expect(area.hasAttribute('maxlength')).toBe(false);
  });

  it('announces the remaining characters only after typing stops', () => {
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

  it('passes ref, name and handlers to the control', () => {
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

  it('ticks a box by its label, and describes it with its error', () => {
    render(<CheckboxField label="I agree" error="Tick the box" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    fireEvent.click(screen.getByText('I agree'));
    expect(box.checked).toBe(true);
    expect(descriptionOf(box)).toBe('Tick the box');
  });
});

describe('what is typed or pasted', () => {
  const paste = (control: HTMLInputElement | HTMLTextAreaElement, text: string) =>
    fireEvent.paste(control, { clipboardData: { getData: () => text } });

  it('is shown without invisible characters, with the caret where it was', () => {
    render(<TextField label="Name" />);
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    fireEvent.change(input, { target: { value: 'Jo\u200ban \u00a0P', selectionStart: 5, selectionEnd: 5 } });
    expect([input.value, input.selectionStart]).toEqual(['Joan  P', 4]);
  });

  it('keeps the spaces that are typed', () => {
    render(<TextField label="Name" />);
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    fireEvent.change(input, { target: { value: 'Mary ' } });
    expect(input.value).toBe('Mary ');
  });

  it('is cleaned before the limit cuts it', () => {
    const seen: string[] = [];
    render(<PostcodeField label="Postcode" maxLength={8} onChange={({ target }) => seen.push(target.value)} />);
    const input = screen.getByLabelText<HTMLInputElement>('Postcode');
    expect(paste(input, ' \u200b\n  LE1 6XH\u00a0 ')).toBe(false);
    expect([input.value, seen]).toEqual(['LE1 6XH', ['LE1 6XH']]);
    expect(paste(input, 'a clean text, which the browser pastes')).toBe(true);
  });

  it('has line breaks where a slide has vertical tabs, but none in a line', () => {
    render(
      <>
        <TextArea label="Message" />
        <TextField label="Address" />
      </>,
    );
    const [area, line] = [
      screen.getByLabelText<HTMLTextAreaElement>('Message'),
      screen.getByLabelText<HTMLInputElement>('Address'),
    ];
    for (const control of [area, line]) paste(control, ' One\u000btwo\u2028three ');
    expect([area.value, line.value]).toEqual(['One\ntwo\nthree', 'One two three']);
  });

  it('is refused at once if it has a character that can’t be used', () => {
    render(
      <>
        <TextField label="Name" value={'Mill\u0007'} readOnly />
        <TextArea label="Message" value={'\u0000Hello'} readOnly />
      </>,
    );
    expect(descriptionOf(screen.getByLabelText('Name'))).toBe(
      'Delete the character U+0007 after “Mill”: it can’t be used',
    );
    expect(descriptionOf(screen.getByLabelText('Message'))).toBe(
      'Delete the character U+0000 before “Hello”: it can’t be used',
    );
  });

  it('is an email without what came with it, once the field is left', () => {
    render(<TextField label="Email" type="email" />);
    const input = screen.getByLabelText<HTMLInputElement>('Email');
    fireEvent.change(input, { target: { value: 'Joan Pryce <joan\u200b@example.com>;' } });
    fireEvent.blur(input);
    expect(input.value).toBe('joan@example.com');
  });
});

describe('PhoneField (REG-06)', () => {
  it('shows and reports the formatted number', () => {
    const seen: string[] = [];
    render(<PhoneField label="Phone" onChange={(event) => seen.push(event.target.value)} />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    fireEvent.change(input, { target: { value: '07723123456abc' } });
    expect(input.value).toBe('7723 123456');
    expect(seen).toEqual(['7723 123456']);
  });

  it('refuses a digit too many at once: a pasted one is never cut, a typed one not added', () => {
    function ControlledField() {
      const [value, setValue] = useState('');
      return <PhoneField label="Phone" value={value} onChange={({ target }) => setValue(target.value)} />;
    }
    render(<ControlledField />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    expect(descriptionOf(input)).toBe('');
    fireEvent.change(input, { target: { value: '7723 1234567' } });
    expect(input.value).toBe('7723 1234567');
    expect(descriptionOf(input)).toBe('Enter a UK phone number of 9 or 10 digits after +44');
    fireEvent.change(input, { target: { value: '7723 123456' } });
    expect(descriptionOf(input)).toBe('');
    fireEvent.change(input, { target: { value: '7723 1234567' } });
    expect(input.value).toBe('7723 123456');
    expect(descriptionOf(input)).toBe(
      'A UK phone number has at most 10 digits after +44: the last one you typed wasn’t added.',
    );
  });

  it('keeps the caret after the same digit', () => {
    render(<PhoneField label="Phone" />);
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    fireEvent.change(input, { target: { value: '77239 12345', selectionStart: 5, selectionEnd: 5 } });
    expect(input.value).toBe('7723 912345');
    expect(input.selectionStart).toBe(6);
  });
});

describe('PostcodeField', () => {
  it('is formatted on blur, and reports the value before its onBlur', () => {
    const seen: string[] = [];
    function ControlledField() {
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
    render(<ControlledField />);
    const input = screen.getByLabelText<HTMLInputElement>('Postcode');
    fireEvent.change(input, { target: { value: 'le16xh' } });
    expect(input.value).toBe('le16xh');
    fireEvent.blur(input);
    expect(input.value).toBe('LE1 6XH');
    expect(seen).toEqual(['LE1 6XH']);
    expect(input.getAttribute('autocomplete')).toBe('postal-code');
  });

  it('is formatted when a form is submitted with Enter', async () => {
    const send = vi.fn().mockResolvedValue(null);
    function PostcodeForm() {
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
    const { container } = render(<PostcodeForm />);
    const input = screen.getByLabelText<HTMLInputElement>('Postcode');
    fireEvent.change(input, { target: { value: 'le1o1aa' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ postcode: 'LE10 1AA' }));
  });
});

describe('NumberPlateField', () => {
  it('is formatted on blur and not while typing', () => {
    render(<NumberPlateField label="Number plate" />);
    const input = screen.getByLabelText<HTMLInputElement>('Number plate');
    fireEvent.change(input, { target: { value: 'fni9k' } });
    expect(input.value).toBe('fni9k');
    fireEvent.change(input, { target: { value: 'fni9ktr' } });
    fireEvent.blur(input);
    expect(input.value).toBe('FN19 KTR');
  });

  it('is not formatted by Enter during IME composition', () => {
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
  it('joins pasted lines by commas, where the caret is', () => {
    render(<AddressField label="Address" defaultValue="To , please" />);
    const input = screen.getByLabelText<HTMLInputElement>('Address');
    input.setSelectionRange(3, 3);
    fireEvent.paste(input, { clipboardData: { getData: () => '12 High St,\r\nLeicester\r\n\r\nLE1 6XH\r\n' } });
    expect(input.value).toBe('To 12 High St, Leicester, LE1 6XH, please');
    expect(input.selectionStart).toBe('To 12 High St, Leicester, LE1 6XH'.length);
  });

  it('formats the postcode at the end', () => {
    render(<AddressField label="Address" />);
    const input = screen.getByLabelText<HTMLInputElement>('Address');
    fireEvent.change(input, { target: { value: '1 high st le16xh' } });
    fireEvent.blur(input);
    expect(input.value).toBe('1 high st LE1 6XH');
    expect(descriptionOf(input)).toBe('');
  });

  it('suggests a missing postcode, which is not an error, and removes the suggestion', () => {
    render(<AddressField label="Address" hint="Street address and postcode." />);
    const input = screen.getByLabelText<HTMLInputElement>('Address');
    fireEvent.blur(input);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(input, { target: { value: 'Lay-by on the A46' } });
    fireEvent.blur(input);
    expect(screen.getByRole('status').textContent).toMatch(/postcode/);
    expect(descriptionOf(input)).toMatch(/^Street address and postcode\. \| Do you know the postcode\?/);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.change(input, { target: { value: 'Lay-by on the A46, LE7 3QX' } });
    fireEvent.blur(input);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows an error instead of the suggestion', () => {
    render(<AddressField label="Address" error="Enter the street address and postcode" />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(descriptionOf(screen.getByLabelText('Address'))).toBe('Enter the street address and postcode');
  });
});
