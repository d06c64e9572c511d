import type { RepairLabour, RepairPart } from '../../graphql/generated/schema.ts';
import type { RepairRecord } from '../../legacy/endpoints/repair-record.ts';
import { exactMoney } from '../money/money.ts';

/** A repair's parts and labour, with their sums. */
export interface CostBreakdown {
  readonly parts: readonly RepairPart[];
  readonly labour: readonly RepairLabour[];
  readonly partsPence: number;
  readonly labourPence: number;
  readonly totalPence: number;
}

/**
 * MONEY-06..08: each line is price times quantity, rounded once to whole pence, and the subtotals
 * are the sums of the rounded lines. Without parts and labour the total is the cost (C-53). A
 * missing quantity means one.
 */
export function costBreakdown({
  parts: partRecords,
  labour: labourRecords,
  costPence,
}: Pick<RepairRecord, 'parts' | 'labour' | 'costPence'>): CostBreakdown {
  const parts = partRecords.map(({ name, quantity, pence }) => {
    const count = quantity ?? 1;
    const unitPence = pence ?? 0;
    return {
      name: name ?? 'Part',
      quantity: count,
      unitPrice: exactMoney(unitPence),
      total: exactMoney(count * unitPence),
    };
  });
  const labour = labourRecords.map(({ description, hours, ratePence }) => {
    const count = hours ?? 0;
    const rate = ratePence ?? 0;
    return { description, hours: count, rate: exactMoney(rate), total: exactMoney(count * rate) };
  });
  const partsPence = sumOf(parts);
  const labourPence = sumOf(labour);
  const isItemised = parts.length + labour.length > 0;
  const totalPence = isItemised ? partsPence + labourPence : (costPence ?? 0);
  return { parts, labour, partsPence, labourPence, totalPence };
}

const sumOf = (lines: readonly { readonly total: { readonly pence: number } }[]) =>
  lines.reduce((sum, { total }) => sum + total.pence, 0);
