import { tsImport } from 'tsx/esm/api';
import { table } from './markdown-table.mjs';

/** The section about limits, as paragraphs, from the constants that the gateway enforces. */
export async function limits() {
  const { LIMITS, RATE_LIMIT_ROWS } = await tsImport('../gateway/documented-limits.ts', import.meta.url);
  return [
    '## Limits',
    table(['What', 'At most', 'Beyond it'], LIMITS),
    "Fields that could be used to guess or flood are limited by network address. Fields in one row share a count. Beyond it they are refused with `RATE_LIMITED` and the seconds to wait, in `extensions.retryAfter`. Successful log-ins don't count.",
    table(['Field', 'From one address', 'In one operation'], RATE_LIMIT_ROWS),
  ];
}
