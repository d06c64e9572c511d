/** What a mail about an appointment says of it, in words. */
export interface BookingFacts {
  firstName: string;
  reference: string;
  serviceName: string;
  /** For example `Tuesday 24 November 2026`. */
  day: string;
  /** For example `10:00 AM`. */
  time: string;
  /** A workshop's name and address, or where the specialist comes to. */
  where: string;
  specialistName: string | null;
  publicUrl: string;
}

/** The job's sheet in a mail: a line for each fact. `nobody` stands for a specialist who is not known yet. */
export function particulars(facts: BookingFacts, nobody: string): string {
  const { reference, serviceName, day, time, where, specialistName } = facts;
  return `  Reference    ${reference}
  Service      ${serviceName}
  Day          ${day}
  Time         ${time}
  Where        ${where}
  Specialist   ${specialistName ?? nobody}`;
}
