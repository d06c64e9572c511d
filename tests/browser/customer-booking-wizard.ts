import { expect, type Locator } from '@playwright/test';
import { BookingWizard } from './booking-wizard.ts';

/** The booking wizard inside the dashboard, as a customer who is logged in uses it. */
export class CustomerBookingWizard extends BookingWizard {
  override get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Book appointment', exact: true });
  }

  /** What is to be read on the tape, in its order. */
  get markers(): Locator {
    return this.page.getByRole('navigation', { name: 'Booking steps' }).getByRole('listitem');
  }

  override async open(): Promise<void> {
    await this.page.goto('/dashboard/book-appointment');
    await expect(this.service('Plumbing')).toBeVisible();
  }

  /** What is the matter with something that is no vehicle, with a picture. */
  async describeItem(item = 'Kitchen tap', issue = 'It drips all night.'): Promise<void> {
    await this.page.getByLabel('Details of Item').fill(item);
    await this.describe(issue);
  }

  /** From the first page to the last, for a tap that is brought to a workshop. */
  async fillUntilConfirm(): Promise<void> {
    await this.open();
    await this.chooseService('Plumbing');
    await this.describeItem();
    await this.continue();
    await this.workshops.first().check();
    await this.continue();
    await this.chooseFirstTime();
    await this.continue();
    await expect(this.submitButton).toBeVisible();
  }
}
