import type { Resource } from '../store/availability/resources.ts';
import type { Queries } from '../store/database/database.ts';

/** Calendar arithmetic in London time, which the store doesn't have itself. */
export interface Calendar {
  now: Date;
  /** The day that many days from today. */
  day(offset: number): string;
  /** 1 is Monday. */
  weekday(date: string): number;
}

/** Working hours, and the time slots taken while seeding. */
export interface Schedule {
  /**
   * Takes the first time slot, from that day and `fromTimeSlot`, at which all of these are free;
   * undefined when there is none within four weeks.
   */
  take(resources: Resource[], fromDay: number, fromTimeSlot: number): { date: string; timeSlotId: number } | undefined;
}

const maxDaysAhead = 28;

export async function openSchedule(db: Queries, calendar: Calendar): Promise<Schedule> {
  const hours = await db.selectFrom('working_hours').selectAll().orderBy('slot_id').execute();
  const works = new Set(hours.map(({ resource, weekday, slot_id }) => `${resource} ${weekday} ${slot_id}`));
  const timeSlots = [...new Set(hours.map(({ slot_id }) => slot_id))].sort((a, b) => a - b);
  const taken = new Set<string>();
  return {
    take(resources, fromDay, fromTimeSlot) {
      for (let offset = fromDay; offset < fromDay + maxDaysAhead; offset += 1) {
        const date = calendar.day(offset);
        const weekday = calendar.weekday(date);
        const timeSlotId = timeSlots.find(
          (timeSlot) =>
            timeSlot >= fromTimeSlot &&
            resources.every(
              (resource) =>
                works.has(`${resource} ${weekday} ${timeSlot}`) && !taken.has(`${resource} ${date} ${timeSlot}`),
            ),
        );
        if (timeSlotId === undefined) continue;
        for (const resource of resources) taken.add(`${resource} ${date} ${timeSlotId}`);
        return { date, timeSlotId };
      }
      return undefined;
    },
  };
}
