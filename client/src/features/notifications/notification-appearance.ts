import { CalendarCheck, Info, type LucideIcon, MessageSquare, PoundSterling, Star, Wrench } from 'lucide-react';
import type { NotificationKind } from '~/graphql/generated/graphql.ts';

/** How a kind of notification is shown (DASH-20): never by colour alone. */
interface NotificationAppearance {
  Icon: LucideIcon;
  /** For screen readers, before the title. */
  label: string;
  tone: 'green' | 'carbon' | 'plate' | 'yellow' | 'band' | 'muted';
}

const SYSTEM: NotificationAppearance = { Icon: Info, label: 'Notice', tone: 'muted' };

const appearances: Record<NotificationKind, NotificationAppearance> = {
  APPOINTMENT: { Icon: CalendarCheck, label: 'Appointment', tone: 'green' },
  REPAIR: { Icon: Wrench, label: 'Repair', tone: 'carbon' },
  REVIEW: { Icon: Star, label: 'Review', tone: 'plate' },
  PAYMENT: { Icon: PoundSterling, label: 'Payment', tone: 'yellow' },
  MESSAGE: { Icon: MessageSquare, label: 'Message', tone: 'band' },
  SYSTEM,
};

/** A kind that this version of the app doesn't know appears as a system notice. */
export function notificationAppearance(kind: string): NotificationAppearance {
  return Object.entries(appearances).find(([name]) => name === kind)?.[1] ?? SYSTEM;
}
