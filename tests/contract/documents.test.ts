import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '../backend/support/appointments.ts';
import { joan, startBackend, type TestBackend } from '../backend/support/backend.ts';
import { photoFile } from '../backend/support/booking.ts';
import { codeFor } from '../backend/support/codes.ts';
import { onEachEngine } from '../backend/support/engines.ts';
import { operate } from '../backend/support/operator.ts';
import { createDocumentsClient, type DocumentsClient, formDataOf, type Session } from './support/documents-client.ts';

const password = 'Wrench-and-9-bolts!';

const flags = ['reviewed', 'rescheduled', 'isHomeService', 'primaryVehicle', 'is_read', 'available'];
const numbers = [
  'total_pages',
  'average_rating',
  'base_price',
  'estimated_duration',
  'travel_fee',
  'completedRepairs',
  'pendingAppointments',
  'pendingReviews',
  'unread_count',
  'cost',
  'quantity',
  'price',
  'hours',
  'rate',
];

/**
 * Every value of a response under one of the names, at any depth; missing ones are left out.
 */
function valuesOf(body: unknown, names: readonly string[]): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    names.includes(name) && value !== null ? [value] : valuesOf(value, names),
  );
}

/** Values that JavaScript would misread: a flag of "0" is true. */
function expectTypes(body: unknown): void {
  for (const flag of valuesOf(body, flags)) expect(flag).toBeTypeOf('boolean');
  for (const number of valuesOf(body, numbers)) expect(number).toBeTypeOf('number');
}

onEachEngine('A client written from the documents alone (PHP-01, PHP-50)', (engine) => {
  let test: TestBackend;
  let client: DocumentsClient;
  let session: Session;
  beforeAll(async () => {
    test = await startBackend(engine);
    client = createDocumentsClient(test);
    session = await client.json('userLogin.php', { ...joan, rememberMe: true });
  });
  afterAll(() => test.stop());

  const userData = () => client.get('getUserData.php', {}, session);
  const appointmentOf = async (id: string) =>
    (await userData()).recentAppointments.find((appointment: { id: string }) => appointment.id === id);

  /** The choices of both wizards: a plumber at the customer's home. */
  async function chosenVisit() {
    const { services } = await client.get('services.php');
    const { id: serviceId } = services.find((service: { name: string }) => service.name === 'Plumbing');
    const { dates } = await client.get('getAvailableDates.php', { serviceId, isHomeService: 1 });
    const date = dates[2];
    const { slots } = await client.get('getAvailableTimeSlots.php', { date, serviceId, isHomeService: 1 });
    return {
      serviceType: 'Plumbing',
      serviceId,
      model: null,
      year: null,
      plateNo: null,
      vehicleDetails: 'Kitchen tap',
      appointmentDetails: 'Kitchen tap\nIt drips.',
      preferredLocation: 'Home Service',
      preferredLocationId: null,
      isHomeService: true,
      isDifferentLocation: false,
      customAddress: null,
      preferredSpecialist: null,
      preferredSpecialistId: null,
      preferredDate: date,
      preferredTime: slots[0].formatted_time,
      preferredTimeSlot: slots[0].slot_id,
    };
  }

  it('reads the directory, with real numbers (PHP-02, PHP-06, ENT-01, ENT-08)', async () => {
    const filters = { search: '', location: 'Leicester', per_page: 50, page: 1 };
    const { success, specialists, total_pages } = await client.get('specialists.php', filters);
    expect([success, total_pages]).toEqual([true, 1]);
    expectTypes(specialists);
    for (const { rating } of specialists.flatMap((specialist: { reviews: object[] }) => specialist.reviews))
      expect(rating).toBeTypeOf('number');
    expectTypes(await client.get('getSpecialistsByService.php', { serviceId: '3' }));
  });

  it('registers a customer, in both spellings (PHP-19, PHP-20)', async () => {
    const email = 'nell.ashdown@example.com';
    await client.json('userRegistration.php', {
      action: 'register_new',
      firstName: 'Nell',
      lastName: 'Ashdown',
      email,
      phoneNumber: '7700 900345',
      password,
      confirmPassword: password,
      first_name: 'Nell',
      last_name: 'Ashdown',
      phone_no: '7700 900345',
      confirm_password: password,
    });
    await client.json('userRegistration.php', { action: 'verify_email', email, code: await codeFor(test, email) });
    const answer = await client.json('userLogin.php', { email, password, rememberMe: false });
    expect(answer).toMatchObject({ success: true, userName: 'Nell Ashdown', accountType: expect.any(String) });
  });

  it('books as a guest, changes the email, sets a password and logs in (PHP-08, PHP-48, PHP-49)', async () => {
    const guest = { firstName: 'Ada', lastName: 'Marsh', phone: '7700 900321' };
    const fields = { ...(await chosenVisit()), reason: null, ...guest, email: 'ada@example.com', declaration: true };
    const form = formDataOf({ ...fields, specialist_id: undefined }, [photoFile(), photoFile()]);
    const booked = await client.multipart('appointment-form.php', form);
    expect(booked).toMatchObject({ success: true, userType: 'new', email: 'ada@example.com', ...guest });
    const [currentEmail, newEmail] = ['ada@example.com', 'ada.marsh@example.com'];
    await client.form('appointment-email-update.php', { currentEmail, newEmail, userId: booked.userId });
    const code = await codeFor(test, newEmail);
    const returning = { action: 'verify_returning_user', email: newEmail, code };
    const { token_id } = await client.json('userRegistration.php', returning);
    await client.json('userRegistration.php', { action: 'complete_returning_user', token_id, password });
    const { email: _email, success: _success, message: _message, ...about } = booked;
    await client.form('appointment-confirmation-email.php', { ...about, email: newEmail, serviceType: 'Plumbing' });
    const ada = await client.json('userLogin.php', { email: newEmail, password, rememberMe: false });
    expect((await client.get('getUserData.php', {}, ada)).recentAppointments).toHaveLength(1);
  });

  it('books as a customer, with a saved vehicle that has no plate (PHP-47, DBOOK-09)', async () => {
    const vehicle = { make: 'Mini', model: 'One', year: 2001, color: null, licensePlate: null, primaryVehicle: false };
    const added = await client.form('add-vehicle.php', vehicle, session);
    const query = { serviceId: '1', isHomeService: 1 };
    const { dates } = await client.get('getAvailableDates.php', query);
    const { slots } = await client.get('getAvailableTimeSlots.php', { ...query, date: dates[3] });
    const fields = {
      ...(await chosenVisit()),
      ...session,
      serviceType: 'Vehicle Repair',
      serviceId: '1',
      selectedVehicleId: added.vehicles.at(-1).vehicle_id,
      preferredDate: dates[3],
      preferredTimeSlot: slots[0].slot_id,
    };
    const booked = await client.multipart('user-appointment-form.php', formDataOf(fields, [photoFile()]), session);
    expect(booked.success).toBe(true);
    const plumbing = formDataOf({ ...(await chosenVisit()), selectedVehicleId: null }, [photoFile()]);
    expect((await client.multipart('user-appointment-form.php', plumbing, session)).success).toBe(true);
  });

  it('reads the dashboard, with real booleans (PHP-30, ENT-19..27)', async () => {
    const data = await userData();
    expectTypes(data);
    const { confirmed, reviewed } = seeded;
    expect(await appointmentOf(confirmed)).toMatchObject({ reviewed: false, rescheduled: false });
    expect(await appointmentOf(reviewed)).toMatchObject({ reviewed: true });
    for (const { rating } of data.submittedReviews) expect(rating).toBeTypeOf('number');
    for (const { year } of data.vehicles) expect(year).toBeTypeOf('number');
  });

  it('pays, reviews, cancels (PHP-35, PHP-37, PHP-39)', async () => {
    expect(await client.json(`/api/appointments/${seeded.confirmed}/pay`, undefined, session)).toBeTruthy();
    const [pending] = (await userData()).pendingReviewsData;
    const review = {
      review_id: pending.id,
      specialist_id: pending.specialist.id,
      appointment_id: pending.appointmentId,
      rating: 4,
      review_text: 'Neat work.',
    };
    expect((await client.json('submit-review.php', review, session)).success).toBe(true);
    const cancellation = { appointmentId: seeded.paid, reason: 'I am away.' };
    const { success } = await client.json('appointment-actions.php?action=cancel', cancellation, session);
    expect([success, (await appointmentOf(seeded.paid)).status]).toEqual([true, 'cancelled']);
  });

  it('reschedules with the data of the appointment, also at the customer’s home (PHP-36, PHP-38, C-46)', async () => {
    const fields = { ...(await chosenVisit()), selectedVehicleId: null };
    const { appointmentId } = await client.multipart(
      'user-appointment-form.php',
      formDataOf(fields, [photoFile()]),
      session,
    );
    for (const id of [seeded.pending, appointmentId]) {
      const { serviceId, specialistId, locationId } = await appointmentOf(id);
      const where = { serviceId, specialistId, locationId };
      const { dates } = await client.get('getAvailableDates.php', where, session);
      const query = { action: 'getTimeSlots', date: dates[5], ...where };
      const { timeSlots } = await client.get('appointment-actions.php', query, session);
      const move = { appointmentId: id, newDate: dates[5], newTimeSlot: timeSlots[0].slot_id, specialistId };
      const moved = await client.json('appointment-actions.php?action=reschedule', move, session);
      expect(moved).toMatchObject({ success: true, newDate: dates[5], newTime: timeSlots[0].formatted_start });
      expect(await appointmentOf(id)).toMatchObject({ status: 'pending', rescheduled: true });
    }
  });

  it('updates, selects and removes a vehicle (PHP-43..46)', async () => {
    const { vehicles } = await userData();
    const changed = { ...vehicles[1], color: 'Green' };
    const after = await client.form('update-vehicle-details.php', changed, session);
    expectTypes(after);
    expect(after.vehicles[1]).toEqual(changed);
    const vehicleId = vehicles[1].vehicle_id;
    const chosen = await client.form('update-vehicle.php', { vehicleId, action: 'primary' }, session);
    const primary = chosen.vehicles.filter((vehicle: { primaryVehicle: boolean }) => vehicle.primaryVehicle);
    expect(primary).toEqual([{ ...changed, primaryVehicle: true }]);
    const remaining = await client.form('update-vehicle.php', { vehicleId, action: 'delete' }, session);
    expect(remaining.vehicles).toHaveLength(2);
  });

  it('reads and marks notifications (PHP-31..33)', async () => {
    const { success, unread_count, notifications } = await client.get('getNotifications.php', {}, session);
    expect(success).toBe(true);
    expectTypes({ unread_count, notifications });
    const unread = notifications.filter((notification: { is_read: boolean }) => !notification.is_read);
    expect(unread).toHaveLength(unread_count);
    const { notification_id } = unread[0];
    const marked = await client.form('markNotificationRead.php', { notification_id }, session);
    expect(marked.unread_count).toBe(unread_count - 1);
    expect((await client.form('markAllNotificationsRead.php', {}, session)).success).toBe(true);
  });

  it('saves the whole profile, edited in either spelling, and a new password (PHP-40..42)', async () => {
    const before = await userData();
    const address = { street: '1 Castle Gate', city: 'Nottingham', state: null, zipCode: 'NG1 7AQ', country: 'UK' };
    const first = await client.json('update-account.php', { ...before, lastName: 'Price', address }, session);
    expect(first.user).toMatchObject({ user_id: before.user_id, created_at: expect.any(String) });
    const merged = { ...before, ...first.user };
    await client.json('update-account.php', { ...merged, firstName: 'Jo', phone_no: '7700 900777' }, session);
    expect(await userData()).toMatchObject({ firstName: 'Jo', lastName: 'Price', phone: '7700 900777' });
    expectTypes(await client.json('check-email.php', { email: 'free@example.com' }, session));
    const change = { currentPassword: joan.password, newPassword: password, confirmPassword: password };
    expect((await client.form('update-password.php', change, session)).message).toBeTruthy();
  });

  it('accepts a profile with years of appointments in it (PHP-41)', async () => {
    const profile = await userData();
    const recentAppointments = Array.from({ length: 1_000 }, () => profile.recentAppointments[0]);
    expect((await client.json('update-account.php', { ...profile, recentAppointments }, session)).user).toBeTruthy();
  });

  it('requests immediate service, in either encoding, and writes to the team (PHP-11, PHP-12)', async () => {
    const { services } = await client.get('immediate-services.php');
    const request = {
      serviceType: services[0].name,
      issueDetails: 'Blue Fiesta',
      issueDescription: 'It will not start.',
      location: '4 Welford Place, LE1 6XH',
      phoneNumber: '7700 900321',
      contactPreference: 'call',
    };
    for (const send of [client.json, client.form])
      expect((await send('submit-immediate-request.php', request)).referenceNumber).toMatch(/^IR-/);
    const message = { name: 'Petra', email: 'petra@example.com', message: 'Do you come to Oadby?' };
    expect((await client.form('contact-form.php', message)).success).toBe(true);
  });

  it('applies as a specialist with exactly the documented fields (PHP-29)', async () => {
    const email = 'ffion@example.com';
    const options = await client.get('formOptions.php');
    const prove = { email, type: 'specialist' };
    await client.json('emailVerification.php', { ...prove, action: 'send_code' });
    const code = await codeFor(test, email);
    await client.json('emailVerification.php', { ...prove, action: 'verify_code', code });
    const price = { base_price: 45.5, price_high: null, estimated_duration: 90, custom_description: null };
    const fields = {
      first_name: 'Ffion',
      last_name: 'Rees',
      email,
      phone_no: '7700 900346',
      bio: null,
      years_of_experience: '3-5',
      certified: 'Yes',
      liabilityInsurance: 'No',
      services: ['Plumbing', 'Carpentry'],
      customServices: [{ name: 'Wells', description: 'Deep ones' }],
      immediateServices: [options.immediateServices[0].name],
      customImmediateServices: [{ name: 'Floods', description: '' }],
      servicePricing: { Plumbing: price, Carpentry: price, Wells: price },
      locations: [options.locations[0].id],
      customLocations: ['Oadby', 'Wigston'],
      willingToTravel: '10',
      serviceModes: options.serviceModes[0].id,
      availability: ['Monday', 'Friday'],
      timeSlots: { Monday: [options.timeSlots[0].id] },
      companies: [],
      customCompanies: ['Guild of Plumbers'],
      workshops: [],
      customWorkshops: [{ name: 'Shed', address: '1 Mill Lane', city: null, state: null, postal_code: null }],
    };
    const form = new FormData();
    const append = (name: string, value: unknown) =>
      form.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
    for (const [name, value] of Object.entries(fields))
      for (const item of Array.isArray(value) ? value : [value]) append(name, item);
    form.append('profilePicture', photoFile());
    form.append('certifiedFiles[0]', photoFile());
    expect((await client.multipart('addSpecialist.php', form)).success).toBe(true);
  });

  it('shows the repair when the specialist has completed the work (ENT-23)', async () => {
    await operate(test, 'appointments', 'complete', seeded.confirmed);
    const { repairs } = await userData();
    const repair = repairs.find((repair: { id: string }) => repair.id === seeded.confirmed);
    const sum = (parts: { price: number; quantity: number }[], labor: { hours: number; rate: number }[]) =>
      parts.reduce((total, { price, quantity }) => total + price * quantity, 0) +
      labor.reduce((total, { hours, rate }) => total + hours * rate, 0);
    expect(sum(repair.parts, repair.labor)).toBeCloseTo(repair.cost, 1);
  });
});
