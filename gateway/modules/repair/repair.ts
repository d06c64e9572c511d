import { quantity } from '#shared/quantity.ts';
import { WARRANTY_DAYS } from '#shared/terms.ts';
import type { Repair, RepairLabour, RepairPart, RepairStatus } from '../../graphql/generated/schema.ts';
import type { RepairRecord } from '../../legacy/endpoints/customer-records.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { View } from '../../legacy/wire/record.ts';
import type { AppointmentModel } from '../appointment/appointment.ts';
import { exactMoney } from '../money/money.ts';
import { vehicleText } from '../vehicle/vehicle.ts';

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

/** REP-10. */
const WARRANTY = `${quantity(WARRANTY_DAYS, 'day')} on parts and labor`;

/** A repair. What is made from the appointments, which may be unreadable, has resolvers. */
export type RepairModel = Omit<Repair, 'appointment' | 'canReview'> & { readonly customer: CustomerRecord };

/** A repair of the host's list, with the documented defaults (ENT-23). */
export class RecordedRepair extends View<RepairRecord> implements RepairModel {
  readonly id = this.source.id;
  readonly reference = this.source.reference;
  readonly vehicle = this.source.vehicle;
  readonly serviceName = this.source.serviceName;
  readonly date = this.source.date;
  readonly status = repairStatus(this.source);
  readonly specialistName = this.source.specialistName;
  readonly appointmentId = this.source.appointmentId;
  readonly description = this.source.description;
  readonly notes = this.source.notes;
  readonly warranty = this.source.warranty ?? WARRANTY;
  readonly customer: CustomerRecord;
  #breakdown: CostBreakdown | undefined;

  constructor(record: RepairRecord, customer: CustomerRecord) {
    super(record);
    this.customer = customer;
  }

  get cost() {
    return exactMoney(this.source.costPence ?? 0);
  }
  get parts() {
    return [...this.breakdown.parts];
  }
  get labour() {
    return [...this.breakdown.labour];
  }
  get partsTotal() {
    return exactMoney(this.breakdown.partsPence);
  }
  get labourTotal() {
    return exactMoney(this.breakdown.labourPence);
  }
  get total() {
    return exactMoney(this.breakdown.totalPence);
  }

  private get breakdown(): CostBreakdown {
    this.#breakdown ??= costBreakdown(this.source);
    return this.#breakdown;
  }
}

export function repairStatus({ status }: RepairRecord): RepairStatus {
  return status?.toLowerCase() === 'completed' ? 'COMPLETED' : 'IN_PROGRESS';
}

/** C-54: a completed appointment, with the customer's first vehicle and without a cost. */
export class AppointmentRepair extends View<AppointmentModel> implements RepairModel {
  readonly id: string;
  readonly reference = this.source.reference;
  readonly serviceName = this.source.serviceName;
  readonly date = this.source.scheduledDate;
  readonly status = 'COMPLETED';
  readonly specialistName = this.source.specialistName;
  readonly appointmentId = this.source.isIdentified ? this.source.id : null;
  readonly description = this.source.details;
  readonly notes = null;
  readonly cost = exactMoney(0);
  readonly parts = [];
  readonly labour = [];
  readonly partsTotal = this.cost;
  readonly labourTotal = this.cost;
  readonly total = this.cost;
  readonly warranty = WARRANTY;
  readonly customer: CustomerRecord;

  constructor(appointment: AppointmentModel, customer: CustomerRecord) {
    super(appointment);
    this.id = `appointment-${appointment.id}`;
    this.customer = customer;
  }

  get vehicle() {
    const [first] = this.customer.vehicles() ?? [];
    return first ? vehicleText(first) : null;
  }
}
