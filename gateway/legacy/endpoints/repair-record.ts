import { z } from 'zod';
import { innerList } from '../wire/inner-list.ts';
import { day } from '../wire/london-time.ts';
import { missing, record } from '../wire/record.ts';
import { id, MAX_WHOLE_NUMBER, number, text, unboundedPence } from '../wire/scalars.ts';
import { assignedSpecialistRecord } from './assigned-specialist-record.ts';

/** Pieces or hours; null when missing, negative or invalid. */
const count = number.transform((read) => (read !== null && read >= 0 ? read : null));

const part = record({ name: text, quantity: count, price: unboundedPence }, (wire) => ({
  name: wire.name,
  quantity: wire.quantity,
  pence: wire.price,
}));

const labour = record({ description: text, hours: count, rate: unboundedPence }, (wire) => ({
  description: wire.description,
  hours: wire.hours,
  ratePence: wire.rate,
}));

interface Costs {
  readonly cost: number | null;
  readonly parts: readonly z.output<typeof part>[];
  readonly labor: readonly z.output<typeof labour>[];
}

/** Whether its amounts and their sum fit into the graph, where none of them can be null. */
function hasReadableCost({ cost, parts, labor }: Costs): boolean {
  const lines = [
    ...parts.map(({ quantity, pence }) => (quantity ?? 1) * (pence ?? 0)),
    ...labor.map(({ hours, ratePence }) => (hours ?? 0) * (ratePence ?? 0)),
  ];
  return (
    Math.max(
      cost ?? 0,
      lines.reduce((sum, line) => sum + line, 0),
    ) <= MAX_WHOLE_NUMBER
  );
}

/** ENT-23: a repair of the user data. Invalid without an id or a reference. */
export const repairRecord = record(
  {
    id,
    reference: text,
    appointment_reference: text,
    vehicle: text,
    serviceType: text,
    service_type: text,
    date: day,
    status: text,
    specialist: assignedSpecialistRecord,
    cost: unboundedPence,
    description: text,
    parts: innerList(part),
    labor: innerList(labour),
    notes: text,
    warranty: text,
    appointmentId: id,
    appointment_id: id,
  },
  (wire, context) => {
    const reference = wire.reference ?? wire.appointment_reference;
    const repairId = wire.id ?? reference;
    if (repairId === null) return missing(context, 'id');
    if (!hasReadableCost(wire)) {
      context.addIssue({ code: 'custom', message: 'too large', path: ['cost'] });
      return z.NEVER;
    }
    return {
      id: repairId,
      reference,
      vehicle: wire.vehicle,
      serviceName: wire.serviceType ?? wire.service_type,
      date: wire.date,
      status: wire.status,
      specialistName: wire.specialist.name,
      costPence: wire.cost,
      description: wire.description,
      parts: wire.parts,
      labour: wire.labor,
      notes: wire.notes,
      warranty: wire.warranty,
      appointmentId: wire.appointmentId ?? wire.appointment_id,
    };
  },
);

export type RepairRecord = z.output<typeof repairRecord>;
