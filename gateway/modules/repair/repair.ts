import type { Repair, RepairStatus } from '../../graphql/generated/resolvers.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { RepairRecord } from '../../legacy/endpoints/repair-record.ts';
import type { VehicleRecord } from '../../legacy/endpoints/vehicle-record.ts';
import { appointmentsOf } from '../appointment/customers-appointments.ts';
import { readable } from '../customer/readable.ts';
import { latestFirst } from '../latest-first.ts';
import { exactMoney } from '../money/money.ts';
import { canBeReviewed } from '../review/reviewable.ts';
import { describedVehicle } from '../vehicle/described.ts';
import { costBreakdown } from './cost.ts';

/** REP-10. */
const WARRANTY = '90 days on parts and labor';

/** All of a customer's repairs, the latest day first; when there are none, the completed appointments (ENT-23). */
export function repairsOf(customer: CustomerRecord): Repair[] {
  const repairs = readable(customer.repairs);
  if (repairs.length === 0) return standIns(customer);
  return latestFirst(
    repairs.map((record) => toRepair(record, customer)),
    ({ date }) => date,
  );
}

function toRepair(record: RepairRecord, customer: CustomerRecord): Repair {
  const { costPence, appointmentId } = record;
  const cost = costBreakdown(record);
  const status = repairStatus(record);
  return {
    id: record.id,
    reference: record.reference,
    vehicle: record.vehicle,
    serviceName: record.serviceName ?? 'Service',
    date: record.date,
    status,
    specialistName: record.specialistName ?? 'Not assigned',
    appointmentId,
    cost: exactMoney(costPence ?? 0),
    description: record.description,
    notes: record.notes,
    parts: [...cost.parts],
    labour: [...cost.labour],
    partsTotal: exactMoney(cost.partsPence),
    labourTotal: exactMoney(cost.labourPence),
    total: exactMoney(cost.totalPence),
    warranty: record.warranty ?? WARRANTY,
    canBeReviewed: status === 'COMPLETED' && appointmentId !== null && canBeReviewed(customer, appointmentId),
  };
}

function repairStatus({ status }: RepairRecord): RepairStatus {
  return status?.toLowerCase() === 'completed' ? 'COMPLETED' : 'IN_PROGRESS';
}

/** C-54: with the first vehicle, whatever was repaired, and without a cost. */
function standIns(customer: CustomerRecord): Repair[] {
  const vehicle = vehicleText(customer.vehicles?.[0]);
  const nothing = exactMoney(0);
  return appointmentsOf(customer)
    .filter(({ status }) => status === 'COMPLETED')
    .map((appointment, index) => ({
      id: `appointment-${appointment.id ?? `without-id-${index + 1}`}`,
      reference: appointment.reference ?? null,
      vehicle,
      serviceName: appointment.serviceName,
      date: appointment.scheduledDate ?? null,
      status: 'COMPLETED',
      specialistName: appointment.specialistName,
      appointmentId: appointment.id ?? null,
      cost: nothing,
      description: appointment.details ?? null,
      notes: null,
      parts: [],
      labour: [],
      partsTotal: nothing,
      labourTotal: nothing,
      total: nothing,
      warranty: WARRANTY,
      canBeReviewed: !!appointment.id && canBeReviewed(customer, appointment.id),
    }));
}

function vehicleText(vehicle: VehicleRecord | undefined): string | null {
  if (!vehicle) return null;
  const { model, year, plate } = describedVehicle(vehicle);
  return [model, year, plate].filter((part) => part !== '').join(', ') || null;
}

/** Those with the status whose vehicle, service, reference or specialist contains the text (REP-01, REP-02). */
export function pickRepairs(
  repairs: readonly Repair[],
  status: RepairStatus | null | undefined,
  search: string | null | undefined,
): Repair[] {
  const wanted = search?.trim().toLowerCase();
  return repairs.filter((repair) => {
    if (status && repair.status !== status) return false;
    const { vehicle, serviceName, reference, specialistName } = repair;
    return (
      !wanted || [vehicle, serviceName, reference, specialistName].some((text) => text?.toLowerCase().includes(wanted))
    );
  });
}

/** C-52: the cost of what is completed, or parts and labour where no cost is named; what stands for an appointment has cost nothing known. */
export function spentPence({ repairs }: CustomerRecord): number {
  return readable(repairs)
    .filter((record) => repairStatus(record) === 'COMPLETED')
    .reduce((sum, record) => sum + (record.costPence ?? costBreakdown(record).totalPence), 0);
}
