import { describe, expect, it } from 'vitest';
import { immediateServiceNames } from '~/features/immediate-service/immediate-request-form.tsx';

describe('the names of the immediate services (IMM-07, IMM-08)', () => {
  it('come from the call', () => {
    expect(immediateServiceNames([{ name: 'Burst Pipe' }])).toEqual(['Burst Pipe']);
  });

  it.each([[null], [undefined], [[]]])('are the six built-in ones if it returns %j', (loaded) => {
    const six = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];
    expect(immediateServiceNames(loaded)).toEqual(six);
  });
});
