import { expect } from '@playwright/test';
import { expectEveryTextToFit } from './checks.ts';
import { logInAs, newCustomer } from './customers.ts';
import { faultTest } from './fixtures.ts';

/** Browsers only break it if CSS lets them. */
const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A customer whose texts are all one long word, from a host without limits. */
const customer = {
  firstName: WORD,
  lastName: WORD,
  email: `${WORD}@${WORD}.example`,
  phone: '7700900123',
  address: { street: WORD, street2: WORD, city: WORD, state: WORD, zipCode: 'LE2 3PL', country: WORD },
  appointments: ['pending', 'confirmed', 'completed', 'cancelled'].map((status, at) => ({
    id: at + 1,
    appointment_reference: WORD,
    service: WORD,
    details: WORD,
    status,
    specialist: WORD,
    location: WORD,
    firstChoiceDate: '2027-01-12',
    firstChoiceTime: '09:00 AM',
    confirmedAt: '2026-11-20 10:00:00',
    amount: '65.00',
  })),
  repairs: [
    {
      id: 1,
      reference: WORD,
      vehicle: WORD,
      serviceType: WORD,
      date: '2026-10-02',
      status: 'completed',
      specialist: WORD,
      cost: '120.00',
      description: WORD,
      parts: [{ name: WORD, quantity: 2, price: '30.00' }],
      labor: [{ description: WORD, hours: 1.5, rate: '40.00' }],
      notes: WORD,
      warranty: WORD,
    },
  ],
  pendingReviewsData: [{ id: 3, serviceType: WORD, date: '2026-10-02', specialist: WORD, appointmentId: 3 }],
  submittedReviews: [
    { id: 4, serviceType: WORD, specialist: WORD, rating: 4, comment: WORD, reviewDate: '2026-10-03 10:00:00' },
  ],
  vehicles: [{ vehicle_id: 5, make: WORD, model: WORD, year: 2019, color: WORD, licensePlate: 'FN19 KTR', vin: WORD }],
};

faultTest.describe('very long words', () => {
  faultTest.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });
  faultTest('fit every page and dialog', async ({ page, request, backend, php }) => {
    faultTest.slow();
    const session = await newCustomer(request, backend.origin);
    php.fail('getUserData.php', { kind: 'answer', body: { user_id: session.userId, ...customer } });
    await logInAs(page, session);
    const dialog = page.getByRole('dialog');
    const open = async (path: string) => {
      await page.goto(`/dashboard${path}`);
      await expect(page.getByRole('main').getByText(WORD).first()).toBeAttached();
    };
    for (const path of [
      '',
      '/appointments',
      '/repairs',
      '/reviews',
      '/reviews?tab=submitted',
      '/profile',
      '/profile?tab=vehicles',
    ]) {
      await open(path);
      await expectEveryTextToFit(page);
    }
    for (const id of ['1', '2', '3', '4']) {
      await page.goto(`/dashboard/appointments?appointment=${id}`);
      await expect(dialog.getByText(WORD).first()).toBeVisible();
      await expectEveryTextToFit(page);
    }
    for (const [path, name] of [
      ['/repairs', /^View Details/],
      ['/reviews', 'Write Review'],
    ] as const) {
      await open(path);
      await page.getByRole('button', { name }).click();
      await expect(dialog.getByText(WORD).first()).toBeVisible();
      await expectEveryTextToFit(page);
    }
  });
});
