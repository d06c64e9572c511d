import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { TextField } from '~/ui/text-field.tsx';

afterEach(cleanup);

/** Resolves when everything has run that was deferred until now. */
const afterTasks = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const year = { message: 'Enter a year', fieldId: 'year' };
const title = 'Please resolve the following issues';

type Errors = { message: string; fieldId?: string }[];

function Form({ errors, current, attempt }: { errors: Errors; current?: Errors; attempt?: number }) {
  return (
    <>
      <ErrorSummary title={title} errors={errors} current={current} attempt={attempt} />
      <TextField id="year" label="Year" />
      <TextField id="model" label="Model" />
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

  it('removes a corrected error when its field is left, not while someone types', async () => {
    const model = { message: 'Enter a model', fieldId: 'model' };
    const { rerender } = render(<Form errors={[year, model]} attempt={1} />);
    const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

    screen.getByLabelText('Year').focus();
    await afterTasks();
    rerender(<Form errors={[year, model]} current={[model]} attempt={1} />);
    await afterTasks();
    expect(links()).toEqual(['Enter a year', 'Enter a model']);

    screen.getByLabelText('Model').focus();
    await waitFor(() => expect(links()).toEqual(['Enter a model']));
    expect(document.activeElement).toBe(screen.getByLabelText('Model'));

    rerender(<Form errors={[year, model]} current={[]} attempt={1} />);
    screen.getByRole('button').focus();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('stays while someone types who was quicker than the removal after the last press', async () => {
    const { rerender } = render(<Form errors={[year]} attempt={1} />);
    fireEvent.click(screen.getByRole('link'));
    rerender(<Form errors={[year]} current={[]} attempt={1} />);
    await afterTasks();
    expect(screen.queryByRole('link')).not.toBeNull();

    screen.getByRole('button').focus();
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('waits for the end of a press, so that a button does not move from under the pointer', async () => {
    const { rerender } = render(<Form errors={[year]} attempt={1} />);
    const button = screen.getByRole('button');
    screen.getByLabelText('Year').focus();
    await afterTasks();
    rerender(<Form errors={[year]} current={[]} attempt={1} />);
    fireEvent.pointerDown(button);
    button.focus();
    await afterTasks();
    expect(screen.queryByRole('alert')).not.toBeNull();
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows what is wrong with the field now, and stays while it has the focus', async () => {
    const { rerender } = render(<Form errors={[year]} attempt={1} />);
    const old = { message: 'Enter a year before 2027', fieldId: 'year' };
    screen.getByLabelText('Year').focus();
    await afterTasks();
    rerender(<Form errors={[year]} current={[old]} attempt={1} />);
    screen.getByLabelText('Model').focus();
    await screen.findByRole('link', { name: old.message });

    screen.getByRole('alert').focus();
    rerender(<Form errors={[year]} current={[]} attempt={1} />);
    fireEvent.click(screen.getByRole('alert'));
    await afterTasks();
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
