import type { z } from 'zod';
import { innerList } from '../wire/inner-list.ts';
import { day } from '../wire/london-time.ts';
import { record } from '../wire/record.ts';
import { missing } from '../wire/required.ts';
import { id, number, pence, text } from '../wire/scalars.ts';
import { assignedSpecialistRecord } from './assigned-specialist-record.ts';

/** Pieces or hours; null when missing, negative or invalid. */
const count = number.transform((read) => (read !== null && read >= 0 ? read : null));

const part = record({ name: text, quantity: count, price: pence }, (wire) => ({
  name: wire.name,
  quantity: wire.quantity,
  pence: wire.price,
}));

const labour = record({ description: text, hours: count, rate: pence }, (wire) => ({
  description: wire.description,
  hours: wire.hours,
  ratePence: wire.rate,
}));

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
    cost: pence,
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
