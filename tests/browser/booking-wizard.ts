import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { changeStep, fill } from './page.ts';

export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A guest with an email address that no booking has used. */
export function newGuest(): Guest {
  const id = Math.random().toString(36).slice(2, 10);
  return { firstName: 'Priya', lastName: 'Nair', email: `priya.${id}@example.com`, phone: '7700 900123' };
}

/** What forms call the details of a person. */
export const labelled = ({ firstName, lastName, email, phone }: Guest) => ({
  ...{ 'First name': firstName, 'Last name': lastName, Email: email, Phone: phone },
});

let png: Promise<Buffer> | undefined;

/** A photo to upload. */
export async function photo(name = 'leak.png') {
  png ??= sharp({ create: { width: 320, height: 240, channels: 3, background: '#8aa' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer: await png };
}

/** The label of a radio button. */
export async function nameOf(radio: Locator): Promise<string> {
  return radio.evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim() ?? '');
}

/** Drives the guest booking wizard by its visible texts. */
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

  get jobSheet(): Locator {
    return this.page.getByRole('region', { name: /job sheet/i }).first();
  }

  async open(path = '/appointment'): Promise<void> {
    await this.page.goto(path);
    await expect(this.service('Plumbing')).toBeVisible();
  }

  service(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  async continue(): Promise<void> {
    // If a list loads during the click, the button moves away.
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
    await fill(this.page, { Model: 'Ford Fiesta', Year: '2021', 'Number plate': 'fn21ktr' });
  }

  async chooseLocation(name: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).first().check();
  }

  get workshops(): Locator {
    return this.page.getByRole('radio', { name: /^(?!Home Service|Different location)/ });
  }

  /** The shown month's free days without today, whose next time slot may pass during the test. */
  get freeDays(): Locator {
    return this.page.getByRole('button', { name: /\d{4}, available/ });
  }

  /** Waits until the available dates have loaded. */
  async waitForDates(): Promise<void> {
    const calendar = this.page.getByRole('region', { name: 'Choose a date' });
    await expect(this.page.locator('[aria-busy]', { has: calendar })).toHaveAttribute('aria-busy', 'false');
  }

  /** The nth free day of the shown month, or of a later one if that has too few. */
  async freeDay(index = 0): Promise<Locator> {
    await this.waitForDates();
    const next = this.page.getByRole('button', { name: 'Next month' });
    while ((await this.freeDays.count()) <= index) await next.click();
    return this.freeDays.nth(index);
  }

  async chooseFreeDay(index = 0): Promise<void> {
    await (await this.freeDay(index)).click();
  }

  /** Chooses the first free day and its first time slot. */
  async chooseFirstTimeSlot(): Promise<void> {
    await this.chooseFreeDay();
    await this.timeSlots.first().check();
  }

  get timeSlots(): Locator {
    return this.page.getByRole('radio', { name: /^\d\d:\d\d/ });
  }

  async fillContact(guest: Guest): Promise<void> {
    await fill(this.page, labelled(guest));
    await this.page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  }

  /** From the service step to the location step, with a vehicle if the service needs one. */
  async fillUntilLocation(service: string, issue = 'It makes a noise and then stops.'): Promise<void> {
    await this.chooseService(service);
    if (/vehicle/i.test(service)) await this.describeVehicle();
    await this.describe(issue);
    await this.continue();
  }

  /** From the service step to the specialist step, for home service. */
  async fillUntilSpecialist(service: string, issue?: string): Promise<void> {
    await this.fillUntilLocation(service, issue);
    await this.chooseLocation(/^Home Service/);
    await this.continue();
  }

  /** From the first step to the review, for a workshop. */
  async fillUntilReview(service: string, guest: Guest): Promise<void> {
    await this.open();
    await this.fillUntilLocation(service);
    await this.fillFromWorkshop();
    await this.fillContact(guest);
  }

  /** From the location step to the last, at the first workshop and time. */
  async fillFromWorkshop(): Promise<void> {
    await this.workshops.first().check();
    await this.continue();
    await this.chooseFirstTimeSlot();
    await this.continue();
  }
}

/** Drives the booking wizard of the dashboard. */
export class CustomerBookingWizard extends BookingWizard {
  override get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Send booking request', exact: true });
  }

  /** The steps on the progress bar. */
  get progressSteps(): Locator {
    return this.page.getByRole('navigation', { name: 'Booking steps' }).getByRole('listitem');
  }

  override open(): Promise<void> {
    return super.open('/dashboard/book-appointment');
  }

  /** Fills in the details of an item, with a photo. */
  async describeItem(item = 'Kitchen tap', issue = 'It drips all night.'): Promise<void> {
    await this.page.getByLabel('Details of Item').fill(item);
    await this.describe(issue);
  }

  /** From the first step to the last, for plumbing in a workshop. */
  async fillUntilConfirm(): Promise<void> {
    await this.open();
    await this.chooseService('Plumbing');
    await this.describeItem();
    await this.continue();
    await this.fillFromWorkshop();
    await expect(this.submitButton).toBeVisible();
  }
}
