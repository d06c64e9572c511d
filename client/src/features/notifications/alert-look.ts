import { CalendarCheck, Info, type LucideIcon, MessageSquare, PoundSterling, Star, Wrench } from 'lucide-react';
import type { NotificationKind } from '~/graphql/generated/graphql.ts';

/** How alerts of a type look (DASH-20): never by colour alone. */
interface AlertLook {
  Icon: LucideIcon;
  /** Read out before the heading. */
  label: string;
  tone: 'green' | 'carbon' | 'plate' | 'yellow' | 'band' | 'muted';
}

const SYSTEM: AlertLook = { Icon: Info, label: 'Notice', tone: 'muted' };

const looks: Record<NotificationKind, AlertLook> = {
  APPOINTMENT: { Icon: CalendarCheck, label: 'Appointment', tone: 'green' },
  REPAIR: { Icon: Wrench, label: 'Repair', tone: 'carbon' },
  REVIEW: { Icon: Star, label: 'Review', tone: 'plate' },
  PAYMENT: { Icon: PoundSterling, label: 'Payment', tone: 'yellow' },
  MESSAGE: { Icon: MessageSquare, label: 'Message', tone: 'band' },
  SYSTEM,
};

/** One that this version of the app does not know looks like a notice. */
export function alertLook(type: string): AlertLook {
  return Object.entries(looks).find(([known]) => known === type)?.[1] ?? SYSTEM;
}
