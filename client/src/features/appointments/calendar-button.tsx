import { CalendarPlus } from 'lucide-react';
import { type CalendarEvent, calendarFile } from '~/lib/calendar-file.ts';
import { saveFile } from '~/lib/save-file.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';

interface CalendarButtonProps {
  event: CalendarEvent;
  /** Part of the file's name. */
  reference: string;
  variant: 'ghost' | 'outline';
}

/** Downloads an appointment as an .ics file. */
export function CalendarButton({ event, reference, variant }: CalendarButtonProps) {
  const save = () => {
    const name = `${product.name}-${reference}`.replace(/[^\w-]+/g, '-').toLowerCase();
    const file = calendarFile(event, { author: product.name, now: new Date() });
    saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', file);
  };
  return (
    <Button variant={variant} icon={<CalendarPlus aria-hidden />} onClick={save}>
      Add to calendar
    </Button>
  );
}
