import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { AvailabilityStep } from '~/features/application/steps/availability-step.tsx';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { completeDraft } from './complete-draft.ts';
import { renderStep } from './render-step.tsx';

afterEach(cleanup);

const times = Array.from({ length: 11 }, (_, index) => ({
  __typename: 'ApplicationOption' as const,
  value: `t${index + 8}`,
  label: `${String(index + 8).padStart(2, '0')}:00`,
}));
const from8To5 = times.slice(0, 9).map(({ value }) => value);

const open = (part: Partial<ApplicationDraft>, timeSlots: ApplicationOptions['timeSlots'] = times) =>
  renderStep(AvailabilityStep, completeDraft({ days: [], timeSlots: {}, ...part }), { timeSlots });
const select = (day: string, label: string, nth = 0) =>
  within(screen.getByRole('group', { name: `Times on ${day}` })).getAllByLabelText<HTMLSelectElement>(label)[nth];
const choose = (day: string, label: string, time: string, nth = 0) => {
  const field = select(day, label, nth);
  const option = [...(field?.options ?? [])].find(({ text }) => text === time);
  if (field && option) fireEvent.change(field, { target: { value: option.value } });
};
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the hours of an application (JOIN-22..25)', () => {
  it('are filled in for the working week in one press, without changing the weekend', async () => {
    const latest = open({ days: ['SUNDAY'], timeSlots: { SUNDAY: ['t10'] } });
    await press('Weekdays 8 to 5');
    expect(latest().days).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SUNDAY']);
    expect(latest().timeSlots).toMatchObject({ MONDAY: from8To5, FRIDAY: from8To5, SUNDAY: ['t10'] });
    expect(screen.getByRole('status').textContent).toContain('Monday to Friday from 08:00 to 17:00');
  });

  it('are any time at first, then a range with two ends, and any time again (C-104)', () => {
    const latest = open({ days: ['MONDAY'] });
    expect(select('Monday', 'From')?.selectedOptions[0]?.text).toBe('Any time');
    choose('Monday', 'From', '09:00');
    expect(latest().timeSlots.MONDAY).toEqual(from8To5.slice(1));
    choose('Monday', 'to', '11:00');
    expect(latest().timeSlots.MONDAY).toEqual(['t9', 't10']);
    choose('Monday', 'From', '18:00');
    expect(latest().timeSlots.MONDAY).toEqual(['t18']);
    choose('Monday', 'From', 'Any time');
    expect(latest().timeSlots.MONDAY).toEqual([]);
  });

  it('can have a break, which can be removed, and the focus stays with the hours', async () => {
    const latest = open({ days: ['MONDAY'], timeSlots: { MONDAY: ['t8', 't9'] } });
    await press(/^Add hours after a break/);
    expect(latest().timeSlots.MONDAY).toEqual(['t8', 't9', 't11', 't12', 't13', 't14', 't15', 't16', 't17', 't18']);
    expect(document.activeElement).toBe(select('Monday', 'From', 1));
    await press('Remove 08:00 on Monday');
    expect(latest().timeSlots.MONDAY?.[0]).toBe('t11');
    expect(document.activeElement).toBe(select('Monday', 'From'));
  });

  it('are copied to the other chosen days', async () => {
    const latest = open({ days: ['MONDAY', 'SATURDAY'], timeSlots: { MONDAY: ['t9'] } });
    await press(/^Copy Monday/);
    expect(latest().timeSlots.SATURDAY).toEqual(['t9']);
  });

  it('are chosen one by one if a host’s time slots are no hours, or one is no longer offered', () => {
    open({ days: ['MONDAY'] }, [
      { __typename: 'ApplicationOption', value: 'a', label: 'Morning' },
      { __typename: 'ApplicationOption', value: 'b', label: 'Afternoon' },
    ]);
    expect(screen.queryByRole('button', { name: 'Weekdays 8 to 5' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Morning' })).toBeTruthy();
    cleanup();
    open({ days: ['MONDAY'], timeSlots: { MONDAY: ['t9', 'gone'] } });
    expect(screen.getByRole('button', { name: 'A time we no longer offer' })).toBeTruthy();
  });
});
