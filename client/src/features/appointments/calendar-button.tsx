import { CalendarPlus } from 'lucide-react';
import { type CalendarEvent, calendarFile } from '~/lib/calendar-file.ts';
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

/** Long enough for the browser to start reading the file. */
const URL_LIFETIME_MS = 60_000;

/** Saves a text as a file, as if it had been downloaded. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
