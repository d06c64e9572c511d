import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../gateway/legacy/contract.ts';
import type { Credentials } from '../../gateway/legacy/transport/caller.ts';
import { examineHost } from '../../gateway/programs/doctor/doctor.ts';
import { joan, startBackend, type TestBackend } from '../backend/support/backend.ts';
import { codeFor, handleIn, mailsTo, pass } from '../backend/support/codes.ts';
import { onEachEngine } from '../backend/support/engines.ts';
import { operate } from '../backend/support/operator.ts';
import { CALLS, causeOf } from '../examples/all.ts';
import { startWorld } from '../gateway/world.ts';
import { twelveServices } from '../support/services.ts';
import { type Caller, createCaller } from './support/caller.ts';
import { applicationForm, atHome, bookingForm, guest, plumbing } from './support/forms.ts';

const password = 'Wrench-and-9-bolts!';

/**
 * A customer's whole journey through the product, from the gateway's endpoints to the real backend.
 * Asserts the parsed responses.
 */
onEachEngine('The /php contract between gateway and backend (PHP-01)', (engine) => {
  let test: TestBackend;
  let caller: Caller;
  beforeAll(async () => {
    test = await startBackend(engine);
    caller = createCaller(() => test.backend.origin);
  });
  afterAll(async () => {
    await caller.close();
    await test.stop();
  });

  const logIn = async (email: string, secret = password): Promise<Credentials> => {
    const { userId, authToken } = await caller.write(contract.logInCustomer, {
      email,
      password: secret,
      rememberMe: false,
    });
    return { userId, authToken };
  };

  const freeTimeSlot = async (specialistId: string | null = null) => {
    const query = { serviceId: plumbing, location: atHome, specialistId };
    const { dates } = await caller.read(contract.listAvailableDates, query);
    const date = dates[1] ?? '';
    const { slots } = await caller.read(contract.listTimeSlots, { ...query, date });
    return { date, timeSlot: slots[0] ?? { id: '', label: '' } };
  };

  const booking = async () => {
    const { specialists } = await caller.read(contract.listSpecialistsByService, { serviceId: plumbing });
    const travelling = specialists.find(({ serviceMode }) => serviceMode !== 'workshop');
    const specialist = { id: travelling?.id ?? '', name: travelling?.name ?? '' };
    return bookingForm({ specialist, ...(await freeTimeSlot(specialist.id)) });
  };

  it('says that it keeps idempotency keys, and has nothing that the doctor minds (FAULT-11)', async () => {
    const { keepsIdempotencyKeys, findings } = await examineHost(test.backend.origin, null);
    expect(keepsIdempotencyKeys).toBe(true);
    expect(findings.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
  });

  it('reads the catalogue, the directory and the availability (C-25)', async () => {
    const { services, dropped } = await caller.read(contract.listServices, {});
    expect(services.map(({ name }) => name)).toEqual(twelveServices);
    expect(dropped).toEqual([]);
    expect((await caller.read(contract.listImmediateServices, {})).services[0]).toEqual({
      id: '1',
      name: "Car Won't Start",
    });
    const { workshops } = await caller.read(contract.listWorkshops, { serviceId: '1' });
    expect(workshops[0]).toEqual({ id: expect.any(String), name: expect.any(String), address: expect.any(String) });
    const page = await caller.read(contract.listSpecialists, { page: 1, perPage: 50, location: 'Leicester' });
    expect(page.dropped).toEqual([]);
    expect(page.total).toBeGreaterThanOrEqual(page.specialists.length);
    for (const specialist of page.specialists) expect(specialist.hasUnreadableServices).toBe(false);
    const { timeSlot } = await freeTimeSlot();
    expect(timeSlot).toEqual({ id: expect.stringMatching(/^\d+$/), label: expect.stringMatching(/^\d\d:00$/) });
  });

  let ada: Credentials;

  it('books for a guest, who changes the email of the booking and claims the account', async () => {
    const wrongEmail = 'ada.mash@example.com';
    const email = 'ada.marsh@example.com';
    const booked = await caller.write(contract.submitGuestBooking, { ...(await booking()), ...guest(wrongEmail) });
    expect(booked).toMatchObject({ userType: 'new', reference: expect.stringMatching(/^MW-\d{5}$/) });
    expect(booked.userId).toMatch(/^g_[\w-]{22,}$/);
    const currentEmail = { currentEmail: wrongEmail, newEmail: email };
    const moved = await caller.write(contract.changeBookingEmail, { ...currentEmail, userId: booked.userId ?? '' });
    expect(moved.message).toBe(`Your email has been updated. A verification code has been sent to ${email}`);
    const [mail] = await mailsTo(test, email);
    const { booking: opened } = await caller.write(contract.openBookingLink, { handle: handleIn(mail) });
    expect(opened).toMatchObject({ reference: booked.reference, appointmentId: booked.appointmentId, userId: null });
    const wrong = await caller.refused(contract.verifyClaim, { email, code: '000000' });
    expect([wrong.status, wrong.message]).toEqual([422, 'Invalid verification code. Please try again.']);
    const { token } = await caller.write(contract.verifyClaim, { email, code: await codeFor(test, email) });
    const weak = await caller.refused(contract.completeClaim, { token: token ?? '', password: 'weak' });
    expect(weak.status).toBe(422);
    const done = await caller.write(contract.completeClaim, { token: token ?? '', password });
    expect(done.message).toBe('Registration successful! You will be redirected to login.');
    await caller.write(contract.sendAppointmentConfirmation, {
      ...guest(email),
      referenceNumber: booked.reference,
      serviceType: 'Plumbing',
      appointmentId: booked.appointmentId,
      userId: moved.userId,
    });
    expect((await mailsTo(test, email)).some((mail) => mail.includes(booked.reference))).toBe(true);
    ada = await logIn(email);
    const customer = await caller.read(contract.readCustomer, {}, ada);
    expect(customer).toMatchObject({ firstName: 'Ada', lastName: 'Marsh', email, phone: '7700 900321' });
    expect(customer.appointments()).toMatchObject([
      { reference: booked.reference, status: 'pending', serviceName: 'Plumbing', isHomeService: true },
    ]);
    expect(customer.dropped.found).toEqual([]);
  });

  it('notifies a verified customer of a booking made as a guest', async () => {
    const booked = await caller.write(contract.submitGuestBooking, { ...(await booking()), ...guest(joan.email) });
    expect(booked).toMatchObject({ userType: 'existing_verified', redirect: '/login', userId: null });
    await caller.write(contract.sendExistingUserConfirmation, {
      ...guest(joan.email),
      referenceNumber: booked.reference,
      serviceType: 'Plumbing',
      appointmentId: booked.appointmentId,
      userId: null,
    });
    expect((await mailsTo(test, joan.email))[0]).toContain(booked.reference);
    const session = await logIn(joan.email, joan.password);
    const { doubtfulBookings, otherSessionCount } = await caller.read(contract.readCustomer, {}, session);
    expect(doubtfulBookings()).toMatchObject([{ appointmentId: booked.appointmentId, serviceName: 'Plumbing' }]);
    const answer = { appointmentId: booked.appointmentId ?? '', isMine: true };
    expect((await caller.write(contract.answerForBooking, answer, session)).message).toContain('in your account');
    expect(otherSessionCount).toBe(0);
    await logIn(joan.email, joan.password);
    expect((await caller.write(contract.logOutOthers, null, session)).message).toContain('all other devices');
  });

  it('claims the account of earlier bookings', async () => {
    const email = 'sam.unverified@example.com';
    const sent = await caller.write(contract.requestClaim, { email });
    expect(sent.message).toBe(`A verification code has been sent to ${email}`);
    const soon = await caller.refused(contract.resendRegistrationCode, { email });
    expect(soon.status).toBe(429);
    expect(soon.retryAfterSeconds).toBe(60);
    pass(test, 61);
    const second = await caller.write(contract.resendRegistrationCode, { email });
    expect(second.message).toBe('A new verification code has been sent to your email.');
  });

  it('registers a customer, and resets the password', async () => {
    const email = 'new.customer@example.com';
    const sent = await caller.write(contract.registerCustomer, { ...guest(email), password });
    expect(sent.message).toBe('Please verify your email to complete registration.');
    const active = await caller.write(contract.verifyRegistration, { email, code: await codeFor(test, email) });
    expect(active.message).toBe('Email verified successfully! Your account is now active.');
    const customer = await caller.read(contract.readCustomer, {}, await logIn(email));
    expect([customer.email, customer.appointments()]).toEqual([email, []]);

    await caller.write(contract.requestPasswordReset, { email });
    pass(test, 61);
    await caller.write(contract.resendPasswordReset, { email });
    const { token } = await caller.write(contract.verifyPasswordReset, { email, code: await codeFor(test, email) });
    const reset = await caller.write(contract.resetPassword, { token: token ?? '', password: `${password}2` });
    expect(reset.message).toBe('Password reset successful! Redirecting to login...');
    const used = await caller.refused(contract.resetPassword, { token: token ?? '', password: `${password}3` });
    expect(used.status).toBe(410);
    const old = await caller.refused(contract.logInCustomer, { email, password, rememberMe: true });
    expect(old.errors).toMatchObject([{ message: 'Invalid email or password.' }]);
    await logIn(email, `${password}2`);
  });

  it('changes the profile and the password', async () => {
    const email = 'ada@marsh.example';
    const taken = await caller.write(contract.checkEmail, { email: joan.email }, ada);
    expect(taken).toEqual({
      available: false,
      message: 'This email is already registered to another account. Please use a different email.',
    });
    expect((await caller.write(contract.checkEmail, { email }, ada)).available).toBe(true);
    const address = {
      street: '12 Mill Lane',
      street2: '',
      city: 'Leicester',
      state: '',
      zipCode: 'LE2 7AB',
      country: 'UK',
    };
    const { profile: before } = await caller.read(contract.readCustomer, {}, ada);
    const profile = { before, firstName: 'Ada', lastName: 'Marsh-Bell', email, phone: '7700 900322', address };
    const unproved = await caller.refused(contract.updateAccount, profile, ada);
    expect(unproved.message).toBe('Please verify your new email address before saving changes.');
    const about = { email, type: 'profile_update' } as const;
    await caller.write(contract.sendEmailCode, about, ada);
    pass(test, 61);
    await caller.write(contract.resendEmailCode, about, ada);
    const verified = await caller.write(contract.verifyEmailCode, { ...about, code: await codeFor(test, email) }, ada);
    expect(verified.message).toBe('Email verified successfully!');
    expect((await caller.write(contract.updateAccount, profile, ada)).message).toBe('Profile updated successfully!');
    const changed = await caller.write(
      contract.updatePassword,
      { currentPassword: password, newPassword: `${password}2`, confirmPassword: `${password}2` },
      ada,
    );
    expect(changed.message).toBe('Password changed successfully!');
    const customer = await caller.read(contract.readCustomer, {}, ada);
    expect(customer).toMatchObject({ lastName: 'Marsh-Bell', email, phone: '7700 900322' });
    expect(customer.address).toEqual({ ...address, street2: null, state: null });
    ada = await logIn(email, `${password}2`);
  });

  it('adds, updates and removes vehicles', async () => {
    const mini = {
      make: 'Mini',
      model: 'Cooper',
      year: 2020,
      colour: 'Red',
      plate: 'FG20 HJK',
      vin: '',
      isPrimary: false,
    };
    const { vehicles } = await caller.write(contract.addVehicle, mini, ada);
    expect(vehicles).toEqual([
      {
        ...{ id: expect.any(String), make: 'Mini', model: 'Cooper', year: 2020, color: 'Red' },
        ...{ licensePlate: 'FG20 HJK', vin: null, primaryVehicle: true },
      },
    ]);
    const id = vehicles?.[0]?.id ?? '';
    const vin = 'WMWXP7C50K2A12345';
    expect((await caller.write(contract.updateVehicle, { ...mini, vehicleId: id, vin }, ada)).vehicles).toMatchObject([
      { id, vin },
    ]);
    const added = await caller.write(contract.addVehicle, { ...mini, make: 'Ford', isPrimary: true }, ada);
    expect(added.vehicles?.map(({ make, primaryVehicle }) => [make, primaryVehicle])).toEqual([
      ['Ford', true],
      ['Mini', false],
    ]);
    const chosen = await caller.write(contract.setPrimaryVehicle, { vehicleId: id }, ada);
    expect(chosen.vehicles?.map(({ make }) => make)).toEqual(['Mini', 'Ford']);
    const remaining = await caller.write(contract.removeVehicle, { vehicleId: id }, ada);
    expect(remaining.vehicles).toMatchObject([{ make: 'Ford', primaryVehicle: true }]);
    expect((await caller.read(contract.readCustomer, {}, ada)).vehicles()).toEqual(remaining.vehicles);
    const foreign = await caller.refused(contract.removeVehicle, { vehicleId: '1' }, ada);
    expect(foreign).toMatchObject({ code: 'NOT_FOUND', errors: [{ field: 'vehicleId' }] });
  });

  const appointmentOf = async (reference: string) => {
    const { appointments, dropped } = await caller.read(contract.readCustomer, {}, ada);
    const found = appointments()?.find((appointment) => appointment.reference === reference);
    expect(dropped.found).toEqual([]);
    return found;
  };
  let reference = '';

  it('books for a customer and reschedules the appointment', async () => {
    const booked = await caller.write(
      contract.submitCustomerBooking,
      { ...(await booking()), ...ada, vehicleId: null },
      ada,
    );
    reference = booked.reference ?? '';
    expect(reference).toMatch(/^MW-\d{5}$/);
    const appointment = await appointmentOf(reference);
    expect(appointment).toMatchObject({ id: booked.appointmentId, status: 'pending', details: expect.any(String) });
    expect(appointment?.details).toContain('It drips all night & day.');
    const location = {
      serviceId: appointment?.serviceId ?? null,
      locationId: null,
      specialistId: appointment?.specialistId ?? null,
      isHomeService: true,
      isDifferentLocation: false,
    };
    const { dates } = await caller.read(contract.listRescheduleDates, location, ada);
    const date = dates.find((day) => day > (appointment?.scheduledDate ?? '')) ?? '';
    const appointmentId = appointment?.id ?? '';
    const { isHomeService: _home, isDifferentLocation: _different, ...reschedule } = location;
    const { slots } = await caller.read(contract.listRescheduleTimeSlots, { ...reschedule, date }, ada);
    expect(slots[0]).toEqual({
      id: expect.any(String),
      start: expect.stringMatching(/^\d\d:00$/),
      end: expect.stringMatching(/^\d\d:00$/),
    });
    const request = { appointmentId, date, timeSlotId: slots[0]?.id ?? '', specialistId: location.specialistId };
    await caller.write(contract.rescheduleAppointment, request, ada);
    expect(await appointmentOf(reference)).toMatchObject({
      status: 'pending',
      isRescheduled: true,
      scheduledDate: date,
      scheduledTime: slots[0]?.start,
    });
    expect((await caller.refused(contract.rescheduleAppointment, request, ada)).status).toBe(422);
  });

  it('pays for it and reviews it after completion', async () => {
    expect((await caller.refused(contract.payForAppointment, { id: reference }, ada)).status).toBe(422);
    await operate(test, 'appointments', 'confirm', reference);
    expect(await appointmentOf(reference)).toMatchObject({ status: 'confirmed', isPaid: false });
    expect((await caller.write(contract.payForAppointment, { id: reference }, ada)).message).toBe(
      'Payment successful!',
    );
    expect((await caller.refused(contract.payForAppointment, { id: reference }, ada)).status).toBe(409);
    const paid = await appointmentOf(reference);
    expect(paid).toMatchObject({ status: 'confirmed', isPaid: true });
    await operate(test, 'appointments', 'complete', reference);
    const { pendingReviews, repairs, completedRepairCount } = await caller.read(contract.readCustomer, {}, ada);
    expect(completedRepairCount).toBe(1);
    expect(repairs()).toMatchObject([{ status: 'completed', serviceName: 'Plumbing', appointmentId: paid?.id }]);
    const [pending] = pendingReviews() ?? [];
    expect(pending).toMatchObject({ appointmentId: paid?.id, serviceName: 'Plumbing' });
    const review = {
      reviewId: pending?.id ?? null,
      specialistId: pending?.specialist.id ?? null,
      appointmentId: paid?.id ?? '',
      rating: 4,
      comment: 'No drip since.',
    };
    expect((await caller.write(contract.submitReview, review, ada)).message).toBe('Thank you for your review!');
    expect((await caller.refused(contract.submitReview, review, ada)).status).toBe(409);
    const after = await caller.read(contract.readCustomer, {}, ada);
    expect(after.pendingReviews()).toEqual([]);
    expect(after.submittedReviews()).toMatchObject([{ rating: 4, comment: 'No drip since.' }]);
    const { specialists } = await caller.read(contract.listSpecialistsByService, { serviceId: plumbing });
    const reviews = specialists.find(({ id }) => id === review.specialistId)?.reviews;
    expect(reviews?.[0]).toMatchObject({ rating: 4 });
  });

  it('cancels another appointment by id', async () => {
    const booked = await caller.write(
      contract.submitCustomerBooking,
      { ...(await booking()), ...ada, vehicleId: null },
      ada,
    );
    const cancellation = { appointmentId: booked.appointmentId ?? '', reason: 'Fixed it myself.' };
    const done = await caller.write(contract.cancelAppointment, cancellation, ada);
    expect(done.message).toBe('Your appointment has been cancelled.');
    expect((await caller.refused(contract.cancelAppointment, cancellation, ada)).status).toBe(409);
    expect(await appointmentOf(booked.reference ?? '')).toMatchObject({ status: 'cancelled' });
    const foreign = await caller.refused(contract.cancelAppointment, { ...cancellation, appointmentId: '1' }, ada);
    expect(foreign).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('notifies the customer of all these events', async () => {
    const { notifications, unreadCount, dropped } = await caller.read(contract.listNotifications, {}, ada);
    expect(dropped).toEqual([]);
    expect(unreadCount).toBe(notifications.length);
    expect(unreadCount).toBeGreaterThan(4);
    expect(new Set(notifications.map(({ type }) => type))).toEqual(
      new Set(['appointment', 'payment', 'review', 'system']),
    );
    for (const { actionUrl } of notifications) expect(actionUrl ?? '/').toMatch(/^\//);
    const notificationId = notifications[0]?.id ?? '';
    const marked = await caller.write(contract.markNotificationRead, { notificationId }, ada);
    expect(marked.unreadCount).toBe(unreadCount - 1);
    await caller.write(contract.markAllNotificationsRead, null, ada);
    expect((await caller.read(contract.listNotifications, {}, ada)).unreadCount).toBe(0);
  });

  it('accepts requests and messages without credentials', async () => {
    const request = {
      idempotencyKey: null,
      immediateServiceName: 'Flat Tire',
      issueDetails: 'Mini Cooper, FG20 HJK',
      issueDescription: 'Nail.',
      location: 'A46',
      phone: '07700 900321',
      contactPreference: 'call',
    } as const;
    for (const who of [undefined, ada])
      expect((await caller.write(contract.submitImmediateRequest, request, who)).reference).toMatch(/^IR-\d{5}$/);
    const secondRequest = { ...request, idempotencyKey: randomUUID() };
    const references = [await caller.write(contract.submitImmediateRequest, secondRequest)];
    references.push(await caller.write(contract.submitImmediateRequest, secondRequest, ada));
    expect(references[1]).toEqual(references[0]);
    const message = { name: 'Ada & Co', email: 'ada@marsh.example', message: 'Hello\n100% + more?' };
    expect((await caller.write(contract.submitContactMessage, message)).message).toBe(
      'Your message has been sent to us.',
    );
    expect((await mailsTo(test, 'support@mendwell.example'))[0]).toContain('Hello\n100% + more?');
  });

  it('accepts an application', async () => {
    const options = await caller.read(contract.readApplicationOptions, {});
    expect(options.dropped).toEqual([]);
    expect(options.services.map(({ label }) => label)).toEqual(twelveServices);
    expect(options.serviceModes.map(({ value }) => value)).toEqual(['both', 'workshop', 'travel']);
    for (const list of ['immediateServices', 'locations', 'timeSlots', 'companies', 'workshops'] as const)
      expect([list, options[list].length > 0]).toEqual([list, true]);
    const email = 'nell.ashdown@example.com';
    const application = applicationForm(email, options);
    const unproved = await caller.refused(contract.submitApplication, application);
    expect([unproved.status, unproved.error]).toEqual([422, 'Please verify your email address before submitting.']);
    await caller.write(contract.sendEmailCode, { email, type: 'specialist' });
    await caller.write(contract.verifyEmailCode, { email, type: 'specialist', code: await codeFor(test, email) });
    for (let time = 0; time < 2; time += 1)
      expect((await caller.write(contract.submitApplication, application)).message).toBe(
        'Thank you! Your application has been received. We’ll review it within 2-3 business days and email you.',
      );
    const second = await caller.refused(contract.sendEmailCode, { email, type: 'specialist' });
    expect([second.status, second.message]).toEqual([409, 'This email is already registered.']);
  });

  it('ends the session', async () => {
    await caller.write(contract.logOutCustomer, null, ada);
    await expect(caller.read(contract.readCustomer, {}, ada)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('undoes a change of the email by the link in the email about it', async () => {
    const email = 'new.customer@example.com';
    const session = await logIn(email, `${password}2`);
    const next = { email: 'next.customer@example.com', type: 'profile_update' as const };
    await caller.write(contract.sendEmailCode, next, session);
    await caller.write(contract.verifyEmailCode, { ...next, code: await codeFor(test, next.email) }, session);
    const { profile, address } = await caller.read(contract.readCustomer, {}, session);
    const person = { firstName: 'Ada', lastName: 'Marsh', phone: '7700 900321', email: next.email };
    const noAddress = { street: '', street2: '', city: '', state: '', zipCode: '', country: '' };
    await caller.write(contract.updateAccount, { before: profile, ...person, address: address ?? noAddress }, session);
    const [mail = ''] = await mailsTo(test, email);
    const undone = await caller.write(contract.undoEmailChange, { token: /#undo=([\w-]+)/.exec(mail)?.[1] ?? '' });
    expect(undone).toEqual({ message: expect.stringContaining('earlier email'), token: expect.any(String) });
  });

  it('has called every endpoint, or accepts the example of its mutation', async () => {
    const world = await startWorld(test);
    for (const call of CALLS.filter((name) => !caller.called.has(contract[name]))) {
      const by = causeOf(call);
      const { data, errors } = typeof by === 'string' ? await world.send(by) : await world.query(by[0]);
      expect([call, errors, typeof by === 'string' ? data[by].userErrors : []]).toEqual([call, undefined, []]);
    }
    await world.close();
  });
});
