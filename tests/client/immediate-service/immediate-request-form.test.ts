import { describe, expect, it } from 'vitest';
import { immediateRequestSchema } from '#shared/forms/immediate-service.ts';
import { immediateServiceNames, nextEmptyField } from '~/features/immediate-service/immediate-request-form.tsx';
import { schemaIssues } from '../support/schema-issues.ts';

describe('the immediate request form', () => {
  const values = {
    ...{ immediateServiceName: 'Towing', issueDetails: 'Car', issueDescription: 'Stuck', location: 'A46' },
    ...{ phone: '7723 123456', contactPreference: 'CALL' as const, declaration: true },
  };

  it('requires all fields (IMM-06)', () => {
    expect(schemaIssues(immediateRequestSchema, values)).toEqual([]);
    const blank = {
      ...{ immediateServiceName: ' ', issueDetails: ' ', issueDescription: ' ', location: ' ', phone: ' ' },
      ...{ contactPreference: 'TEXT', declaration: false },
    };
    expect(schemaIssues(immediateRequestSchema, blank)).toEqual([
      'immediateServiceName: Choose what you need help with',
      'issueDetails: Enter what is affected',
      'issueDescription: Enter what happened',
      'location: Enter where you are',
      'phone: Enter a phone number',
      'declaration: Please confirm that you agree',
    ]);
  });

  it('finds the next empty field, or else an earlier one', () => {
    expect(nextEmptyField(values, 'immediateServiceName')).toBeNull();
    expect(nextEmptyField({ ...values, immediateServiceName: ' ', location: '' }, 'issueDetails')).toBe('location');
    expect(nextEmptyField({ ...values, immediateServiceName: ' ' }, 'location')).toBe('immediateServiceName');
    expect(nextEmptyField({ ...values, declaration: false }, 'immediateServiceName')).toBe('declaration');
    expect(nextEmptyField({ ...values, location: '' }, 'location')).toBeNull();
  });
});

describe('the names of the immediate services (IMM-07, IMM-08)', () => {
  it('come from the call', () => {
    expect(immediateServiceNames([{ name: 'Burst Pipe' }])).toEqual(['Burst Pipe']);
  });

  it.each([[null], [undefined], [[]]])('are the six built-in ones if it returns %j', (loaded) => {
    const six = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];
    expect(immediateServiceNames(loaded)).toEqual(six);
  });
});
