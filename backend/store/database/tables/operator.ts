import type { Generated } from 'kysely';

interface OperatorLogTable {
  id: Generated<number>;
  at: string;
  /** Who ran the command. */
  operator: string;
  /** For example `specialists edit`. */
  command: string;
  subject_kind: string;
  subject_id: string;
  /** JSON: for each field that changed, what it was and what it became. Never secrets. */
  changes: string;
}

/** The log of operators' changes. */
export interface OperatorTables {
  operator_log: OperatorLogTable;
}
