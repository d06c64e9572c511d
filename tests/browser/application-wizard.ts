import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { labelled, type photo } from './booking-wizard.ts';
import { codeFor } from './outbox.ts';
import { changeStep, digit, enterCode, fill } from './page.ts';

type FilePayload = Awaited<ReturnType<typeof photo>>;

/** A new email address. */
export function newAddress(): string {
  return `tom.${Math.random().toString(36).slice(2, 10)}@example.com`;
}

/** A photo as a phone would send it. */
async function profilePhoto(name = 'me.jpg') {
  const buffer = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#a87' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A certificate as a scanner would save it. */
export function certificate(name = 'gas-safe.pdf') {
  const text = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** The specialist's application, by its visible texts. */
export class ApplicationWizard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get question(): Locator {
    return this.page.getByRole('main').getByRole('form').getByRole('heading', { level: 2 }).first();
  }

  get nextButton(): Locator {
    return this.page.getByRole('button', { name: /^Next/ });
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Submit Application' });
  }

  get summary(): Locator {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('heading') });
  }

  get sheet(): Locator {
    return this.page.getByRole('region', { name: 'Application sheet' });
  }

  get confirmation(): Locator {
    return this.page.getByRole('heading', { name: 'We’ve received your application' });
  }

  get verification(): Locator {
    return this.page.getByRole('region', { name: 'Verify your email' });
  }

  async open(): Promise<void> {
    await this.page.goto('/joinUs');
  }

  async next(to: RegExp): Promise<void> {
    await changeStep(this.question, this.nextButton);
    await expect(this.page).toHaveURL(to);
  }

  async back(): Promise<void> {
    await changeStep(this.question, this.page.getByRole('link', { name: 'Previous' }));
  }

  async fillBasics(email: string): Promise<void> {
    await fill(this.page, labelled({ firstName: 'Tom', lastName: 'Bexley', email, phone: '7700 900456' }));
    await this.page.getByLabel('Add profile photo').setInputFiles(await profilePhoto());
    await expect(this.page.getByText('Replace profile photo')).toBeVisible();
    await this.page.getByLabel(/^About you/).fill('Boilers and bathrooms since 2009.');
  }

  async fillBackground(files: FilePayload[] = [certificate()]): Promise<void> {
    for (const [name, option] of [
      [/experience/i, '5-10'],
      [/certified/i, 'Yes'],
      [/insurance/i, 'Not sure'],
    ] as const)
      await this.page.getByRole('group', { name }).getByRole('radio', { name: option }).check();
    if (files.length > 0) await this.page.locator('input[type=file]').setInputFiles(files);
  }

  async chooseService(name: string): Promise<void> {
    await this.page
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .check();
  }

  async price(base: string): Promise<void> {
    await this.page
      .getByLabel(/Base price/)
      .first()
      .fill(base);
  }

  area(name: string): Locator {
    return this.page
      .getByRole('group', { name: 'Which areas do you serve?' })
      .getByRole('button', { name, exact: true });
  }

  async fillLocation(): Promise<void> {
    await this.area('Leicester').click();
    await this.page.getByRole('radio', { name: '15 miles' }).check();
    await this.page.getByRole('radio', { name: 'Workshop and travel' }).check();
  }

  day(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  /** From the first step to the review, with files, a price and two days. */
  async fillUntilReview(email: string): Promise<void> {
    await this.open();
    await this.fillBasics(email);
    await this.next(/background/);
    await this.fillBackground();
    await this.next(/services/);
    await this.chooseService('Plumbing');
    await this.next(/pricing/);
    await this.price('45.50');
    await this.next(/location/);
    await this.fillFromLocationToReview();
  }

  /** From the location step to the review, with two days. */
  async fillFromLocationToReview(): Promise<void> {
    await this.fillLocation();
    await this.next(/availability/);
    await this.day('Monday').check();
    await this.day('Saturday').check();
    await this.next(/companies/);
    await this.next(/review/);
  }

  /** Reads the code from the outbox and enters it. */
  async verify(email: string, origin = ''): Promise<void> {
    await expect(digit(this.page, 1)).toBeVisible();
    await enterCode(this.page, await codeFor(this.page.request, email, origin));
    await expect(this.verification).toContainText('Email verified successfully! You can now submit your application.');
  }

  async consent(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await this.page.getByRole('checkbox', { name: /GDPR/ }).check();
  }
}
