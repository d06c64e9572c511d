import { useEffect } from 'react';
import { appearances, formatScheduledTime, normaliseStatus } from '~/features/appointments/appointment.ts';
import { type OfflineAppointment, saveOfflineAppointments } from '~/features/session/offline-appointments.ts';
import { customerOf } from '~/features/session/session.ts';
import type { OfflineAppointmentsQuery } from '~/graphql/generated/graphql.ts';
import { useOfflineAppointmentsQuery } from '~/graphql/generated/operations/offline-appointments.ts';
import { formatLocalTime, formatShortDate } from '~/lib/format-date.ts';
import { fromLocalDate } from '~/lib/local-date.ts';
import { locationLabel, serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';

/** Keeps a copy of the customer's upcoming appointments, as long as the dashboard is open. */
export function OfflineCopy({ userId }: { userId: string }) {
  const { data } = useOfflineAppointmentsQuery();
  // Right after another customer has logged in, the cache still has the last one's.
  const nodes = data?.me?.id === customerOf({ userId }).id ? data.me.appointments?.nodes : undefined;
  useEffect(() => {
    if (nodes) saveOfflineAppointments(userId, savedAt(new Date()), offlineAppointments(nodes));
  }, [userId, nodes]);
  return null;
}

/** 'Saved at 14:05 on Sun 29 Nov. ...' */
export function savedAt(now: Date): string {
  const day = formatShortDate(fromLocalDate(now));
  return `Saved at ${formatLocalTime(now.getTime())} on ${day}. They may have changed since.`;
}

type Node = NonNullable<NonNullable<OfflineAppointmentsQuery['me']>['appointments']>['nodes'][number];

export function offlineAppointments(nodes: readonly Node[]): OfflineAppointment[] {
  return nodes.filter(({ isUpcoming }) => isUpcoming).map(toOffline);
}

function toOffline(appointment: Node): OfflineAppointment {
  const { reference, serviceName, status, scheduledDate, specialistName, workshopAddress } = appointment;
  const rows = [
    ['When', formatScheduledTime(appointment)],
    ['Specialist', specialistLabel(specialistName)],
    ['Where', [locationLabel(appointment), workshopAddress].filter(Boolean).join(', ')],
    ['Reference', reference ?? ''],
    ['Status', appearances[normaliseStatus(status)].label],
  ] as const;
  return {
    day: scheduledDate ?? '',
    title: serviceLabel(serviceName),
    facts: rows.filter(([, value]) => value !== ''),
  };
}
