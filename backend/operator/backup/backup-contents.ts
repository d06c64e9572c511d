import { formatCount, formatSize } from '../output/format.ts';
import { filesTable, type Manifest } from './format.ts';

/** For example `3,540 rows and 30 files (194.1 KB)`. Rows that list the files do not count. */
export function backupContents({ tables, files }: Manifest): string {
  const rows = Object.entries(tables).filter(([table]) => table !== filesTable);
  const count = rows.reduce((sum, [, table]) => sum + table.rows, 0);
  return `${formatCount(count, 'row')} and ${formatCount(files.count, 'file')} (${formatSize(files.bytes)})`;
}
