/** The kinds of things that operators change. */
export const subjectKinds = [
  'account',
  'application',
  'appointment',
  'area',
  'backup',
  'company',
  'files',
  'migrations',
  'service',
  'specialist',
  'workshop',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The subject of a change, for example the specialist with the id 7. */
export interface Subject {
  kind: SubjectKind;
  id: number | string;
  /** For people; not stored in the log. */
  name?: string;
}

type Value = string | number | boolean | null | readonly string[];

/** A record as it is logged: field by field, amounts in pence. Never secrets. */
export type Snapshot = Record<string, Value>;

/** `before` is missing for a new record, `after` for a deleted one. */
export interface FieldChange {
  before?: Value;
  after?: Value;
}

export interface Change {
  subject: Subject;
  /** Only what has changed. */
  fields: Record<string, FieldChange>;
}

/** Null when nothing has changed. */
export function changeOf(subject: Subject, before: Snapshot | null, after: Snapshot | null): Change | null {
  const fields: Change['fields'] = {};
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const [old, current] = [before?.[name], after?.[name]];
    if (JSON.stringify(old) === JSON.stringify(current)) continue;
    fields[name] = { ...(old !== undefined && { before: old }), ...(current !== undefined && { after: current }) };
  }
  return Object.keys(fields).length > 0 ? { subject, fields } : null;
}
