import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
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
