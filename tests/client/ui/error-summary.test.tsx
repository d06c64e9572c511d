import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { TextField } from '~/ui/text-field.tsx';

afterEach(cleanup);

const year = { message: 'Enter a year', fieldId: 'year' };
const title = 'Please resolve the following issues';

function Form({ errors, attempt }: { errors: { message: string; fieldId?: string }[]; attempt?: number }) {
  return (
    <>
      <ErrorSummary title={title} errors={errors} attempt={attempt} />
      <TextField id="year" label="Year" />
      <button type="submit">Continue</button>
    </>
  );
}

describe('ErrorSummary', () => {
  it('takes the focus when it appears or changes, and not otherwise', () => {
    const { rerender } = render(<Form errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();

    rerender(<Form errors={[year]} />);
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: title }));

    screen.getByRole('button').focus();
    rerender(<Form errors={[{ ...year }]} />);
    expect(document.activeElement).toBe(screen.getByRole('button'));

    rerender(<Form errors={[year, { message: 'Enter a model' }]} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('takes the focus again after another attempt with the same errors', () => {
    const { rerender } = render(<Form errors={[year]} attempt={1} />);
    screen.getByRole('button').focus();
    rerender(<Form errors={[year]} attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('focuses the field without changing the URL', () => {
    render(<Form errors={[year, { message: 'The server is down' }]} />);
    const before = window.location.href;
    fireEvent.click(screen.getByRole('link', { name: 'Enter a year' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Year'));
    expect(window.location.href).toBe(before);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
