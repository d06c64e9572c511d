import { describe, expect, it } from 'vitest';
import { emptyDraft } from '~/features/booking/guest/guest-flow.ts';
import { hasSpecialistStep } from '~/features/booking/shared/booking-answers.ts';
import { summaryLine, typedVehicleOf } from '~/features/booking/shared/booking-job-sheet.tsx';
import { offersService } from '~/features/booking/shared/use-price-guide.ts';

describe('the job sheet of a booking', () => {
  const service = { id: '1', name: 'Brake Repair', needsVehicle: true } as NonNullable<typeof emptyDraft.service>;
  const workshop = { kind: 'WORKSHOP', id: '1', name: 'Frog Island', address: null } as const;

  it('shows the vehicle of a vehicle service', () => {
    const draft = { ...emptyDraft, service, model: ' Ford Fiesta ', year: ' 2019 ', plate: ' fn19ktr ' };
    expect(typedVehicleOf(draft)).toEqual({ name: 'Ford Fiesta, 2019', plate: 'FN19 KTR' });
    expect(typedVehicleOf({ ...draft, year: ' ', plate: ' ' })).toEqual({ name: 'Ford Fiesta', plate: '' });
    expect(typedVehicleOf({ ...draft, service: { ...service, needsVehicle: false } })).toBeNull();
    expect(typedVehicleOf({ ...draft, service: null })).toBeNull();
  });

  it('has a specialist step unless the location is a workshop', () => {
    expect(hasSpecialistStep(emptyDraft)).toBe(true);
    expect(hasSpecialistStep({ ...emptyDraft, location: workshop })).toBe(false);
    expect(hasSpecialistStep({ ...emptyDraft, location: { kind: 'HOME_SERVICE', name: 'Home' } })).toBe(true);
  });

  it('is summarised by the service, the number plate and the time', () => {
    const summary = { draft: { ...emptyDraft, service }, vehicle: null, address: '' };
    expect(summaryLine(summary)).toBe('Brake Repair');
    expect(summaryLine({ ...summary, vehicle: { name: 'Ford', plate: 'FN19 KTR' } })).toBe('Brake Repair · FN19 KTR');
    const timeSlot = { id: '3', label: '10:00 AM', startsAt: '10:00' };
    expect(summaryLine({ ...summary, draft: { ...emptyDraft, service, date: '2099-11-24', timeSlot } })).toBe(
      'Brake Repair · Tue 24 Nov 2099, 10:00 AM',
    );
    expect(summaryLine({ ...summary, draft: emptyDraft })).toBe('');
  });
});

it('says whether a specialist offers a service, unless the list may be truncated', () => {
  const listed = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  expect(offersService(listed(49), '7')).toBe(true);
  expect(offersService(listed(49), '99')).toBe(false);
  expect(offersService(listed(50), '99')).toBe(true);
});
