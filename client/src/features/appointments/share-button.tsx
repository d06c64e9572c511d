import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { type Appointment, formatScheduledTime } from './appointment.ts';
import { calendarAttachment } from './calendar-button.tsx';
import styles from './details-dialog.module.css';

interface ShareButtonProps {
  appointment: Appointment;
  event: CalendarEvent;
}

/**
 * Shares what, when and where, as a text and an .ics file: by the device's own menu, or else the
 * clipboard. The reference, the price and the problem are the customer's own business.
 */
export function ShareButton({ appointment, event }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  const text = [event.title, formatScheduledTime(appointment), event.location].filter(Boolean).join('\n');
  const share = async () => {
    try {
      if (navigator.share) await navigator.share(shareData(event, text));
      else {
        await navigator.clipboard.writeText(text);
        setMessage('Copied');
      }
    } catch (error) {
      // Closing the sharing menu is an error too, which needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(text);
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={message === 'Copied' ? <Check aria-hidden /> : <Share2 aria-hidden />}
        onClick={() => void share()}
      >
        Share
      </Button>
      <span role="status" className={styles.shared}>
        {message}
      </span>
    </>
  );
}

/** With a calendar file where the device accepts one. */
function shareData(event: CalendarEvent, text: string): ShareData {
  const notes = [`${product.name}: ${product.phones.leicester.formatted}`];
  const day = event.start.toISOString().slice(0, 10);
  const files = [calendarAttachment({ ...event, notes, url: siteOrigin }, day)];
  const data = { title: event.title, text };
  return navigator.canShare?.({ files }) ? { ...data, files } : data;
}
