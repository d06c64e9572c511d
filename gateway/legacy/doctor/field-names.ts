import { isDocumented } from '../wire/documented-fields.ts';

/** A field's name for a report: an undocumented one could hold personal data. */
export function documentedName(name: string): string {
  return isDocumented(name) ? name : '(another field)';
}

/** The documented names in a path such as `recentAppointments.status`; null without any. */
export function documentedPath(path: string): string | null {
  const names = path
    .split('.')
    .map((part) => part.split(' ')[0] ?? '')
    .filter(isDocumented);
  return names.length > 0 ? names.join('.') : null;
}
