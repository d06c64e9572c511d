import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { changeStep } from './change-step.ts';

export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A guest nobody has booked with before. */
export function newGuest(): Guest {
  const id = Math.random().toString(36).slice(2, 10);
  return { firstName: 'Priya', lastName: 'Nair', email: `priya.${id}@example.com`, phone: '7700 900123' };
}

let png: Promise<Buffer> | undefined;

/** A picture as a phone would send it. */
export async function photo(name = 'leak.png') {
  png ??= sharp({ create: { width: 320, height: 240, channels: 3, background: '#8aa' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer: await png };
}

/** What a radio is called, which is what a customer reads beside it. */
export async function nameOf(radio: Locator): Promise<string> {
  await radio.waitFor();
  const [name = ''] = await namesOf(radio);
  return name;
}

/** What these radios are called, as they are at this moment. */
export async function namesOf(radios: Locator): Promise<string[]> {
  return radios.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map(({ labels }) => labels?.[0]?.textContent?.trim() ?? ''),
  );
}

/** The guest booking wizard as a customer uses it: by what is written on the page. */
export class BookingWizard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 2 }).first();
  }

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: /^Continue/ });
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Send booking request' });
  }

  /** What has been written on the job sheet so far. */
  get jobSheet(): Locator {
    return this.page.getByRole('region', { name: /job sheet/i }).first();
  }

  async open(): Promise<void> {
    await this.page.goto('/appointment');
    await expect(this.service('Plumbing')).toBeVisible();
  }

  service(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  async continue(): Promise<void> {
    // A list that arrives during a click moves the button away from it.
    await expect(this.page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
    await changeStep(this.heading, this.continueButton);
  }

  async back(): Promise<void> {
    await changeStep(this.heading, this.page.getByRole('link', { name: 'Back', exact: true }));
  }

  async chooseService(name: string): Promise<void> {
    await this.service(name).check();
    await this.continue();
  }

  async describe(issue: string, files = ['leak.png']): Promise<void> {
    await this.page.getByLabel('What’s happening?').fill(issue);
    await this.page.getByLabel('Add photo').setInputFiles(await Promise.all(files.map((name) => photo(name))));
    await expect(this.page.getByRole('button', { name: `Remove ${files[0]}` })).toBeVisible();
  }

  async describeVehicle(): Promise<void> {
    await this.page.getByLabel('Model').fill('Ford Fiesta');
    await this.page.getByLabel('Year').fill('2021');
    await this.page.getByLabel('Number plate').fill('fn21ktr');
  }

  async choosePlace(name: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).first().check();
  }

  get workshops(): Locator {
    return this.page.getByRole('radio', { name: /^(?!Home Service|Different location)/ });
  }

  /**
   * The free days of the month that the calendar shows, but today: its next time may begin while
   * the test is under way.
   */
  get freeDays(): Locator {
    return this.page.getByRole('button', { name: /\d{4}, available/ });
  }

  /** Waits until the calendar knows which days are free. */
  async datesKnown(): Promise<void> {
    const calendar = this.page.getByRole('region', { name: 'Choose a date' });
    await expect(this.page.locator('[aria-busy]', { has: calendar })).toHaveAttribute('aria-busy', 'false');
  }

  /**
   * A free day, counted within its month; the month shown may be nearly over, and then one of the
   * next is taken.
   */
  async freeDay(at = 0): Promise<Locator> {
    await this.datesKnown();
    const next = this.page.getByRole('button', { name: 'Next month' });
    while ((await this.freeDays.count()) <= at) await next.click();
    return this.freeDays.nth(at);
  }

  async chooseFreeDay(at = 0): Promise<void> {
    await (await this.freeDay(at)).click();
  }

  /** Chooses the first free day and its first free time. */
  async chooseFirstTime(): Promise<void> {
    await this.chooseFreeDay();
    await this.page
      .getByRole('radio', { name: /^\d\d:\d\d/ })
      .first()
      .check();
  }

  async fillContact(guest: Guest): Promise<void> {
    await this.page.getByLabel('First name').fill(guest.firstName);
    await this.page.getByLabel('Last name').fill(guest.lastName);
    await this.page.getByLabel('Email').fill(guest.email);
    await this.page.getByLabel('Phone').fill(guest.phone);
    await this.page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  }

  /**
   * From the choice of a service to the question where: the vehicle when one is asked for, a
   * problem and a photo.
   */
  async fillUntilPlaces(service: string, issue = 'It makes a noise and then stops.'): Promise<void> {
    await this.chooseService(service);
    if (/vehicle/i.test(service)) await this.describeVehicle();
    await this.describe(issue);
    await this.continue();
  }

  /** As above, and on to the specialists who come home. */
  async fillUntilSpecialists(service: string, issue?: string): Promise<void> {
    await this.fillUntilPlaces(service, issue);
    await this.choosePlace(/^Home Service/);
    await this.continue();
  }

  /** From the first page to the review, for a workshop. */
  async fillUntilReview(service: string, guest: Guest): Promise<void> {
    await this.open();
    await this.fillUntilPlaces(service);
    await this.workshops.first().check();
    await this.continue();
    await this.chooseFirstTime();
    await this.continue();
    await this.fillContact(guest);
  }
}
