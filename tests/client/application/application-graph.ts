import { FakeGraph } from '../support/fake-graph.ts';

const option = (value: string, label: string) => ({ __typename: 'ApplicationOption', value, label });

/** The options of an application. The values of each list begin at 1, as a legacy host's do. */
export const options = {
  __typename: 'SpecialistApplicationOptions',
  services: [option('1', 'Vehicle Repair'), option('2', 'Plumbing')],
  immediateServices: [option('1', "Car Won't Start"), option('2', 'Lockout Service')],
  locations: [option('1', 'Leicester'), option('2', 'Nottingham')],
  timeSlots: [option('1', '08:00 AM'), option('2', '09:00 AM')],
  serviceModes: [
    { __typename: 'ServiceModeOption', value: '1', label: 'Travel only', description: 'At the customer’s.' },
  ],
  companies: [
    { ...option('1', 'ECA'), serviceNames: ['Electrical'] },
    { ...option('2', 'Gas Safe Register'), serviceNames: ['Plumbing'] },
  ],
  workshops: [option('1', 'Canal Bank Garage')],
};

/** A graph that responds with all options. */
export function applicationGraph(): FakeGraph {
  return new FakeGraph().answer('ApplicationOptions', { data: { specialistApplicationOptions: options } });
}
