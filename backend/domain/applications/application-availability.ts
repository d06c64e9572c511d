import { fieldMessages } from '#shared/field-messages.ts';
import { WEEKDAYS } from '#shared/london/days.ts';
import type { Form } from '../forms/form.ts';
import { parseObject } from '../forms/json-text.ts';
import type { ApplicationOptions } from './application-options.ts';
import type { ApplicationParts } from './application-parts.ts';

/** A day on which the applicant works; without times, all day (C-94). */
export interface Availability {
  day: (typeof WEEKDAYS)[number];
  /** For example `10:00`, in order. */
  times: string[];
}

/** At least one day of the week, and times of the chosen days only (JOIN-22, JOIN-25). */
export function readAvailability(
  form: Form,
  { fields, lists }: ApplicationParts,
  { timeSlots }: ApplicationOptions,
): Availability[] {
  const names = lists.get('availability') ?? [];
  const days = WEEKDAYS.filter((day) => names.includes(day));
  if (!names.every((name) => WEEKDAYS.some((day) => day === name)))
    form.add('availability', 'Choose days from Monday to Sunday');
  if (days.length === 0) form.add('availability', fieldMessages.workingDays);
  const times = parseObject(fields.get('timeSlots') ?? '');
  const timeSlotIds = new Set(timeSlots.map(({ id }) => String(id)));
  const isKnown = ([day, ids]: [string, unknown]) =>
    days.some((chosen) => chosen === day) && Array.isArray(ids) && ids.every((id) => timeSlotIds.has(String(id)));
  if (times === null || ![...times].every(isKnown)) {
    form.add('availability', 'Choose times from the list, on the days when you work');
    return [];
  }
  return days.map((day) => {
    const ids = times.get(day);
    const chosen = new Set(Array.isArray(ids) ? ids.map(String) : []);
    return {
      day,
      times: timeSlots.filter(({ id }) => chosen.has(String(id))).map(({ starts_at }) => starts_at),
    };
  });
}
