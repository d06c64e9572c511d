import { expect, type Locator } from '@playwright/test';
import { BookingWizard } from './booking-wizard.ts';

/** Drives the booking wizard of the dashboard. */
export class CustomerBookingWizard extends BookingWizard {
  override get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Book appointment', exact: true });
  }

  /** The steps on the progress bar. */
  get progressSteps(): Locator {
    return this.page.getByRole('navigation', { name: 'Booking steps' }).getByRole('listitem');
  }

  override async open(): Promise<void> {
    await this.page.goto('/dashboard/book-appointment');
    await expect(this.service('Plumbing')).toBeVisible();
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
    await this.workshops.first().check();
    await this.continue();
    await this.chooseFirstTimeSlot();
    await this.continue();
    await expect(this.submitButton).toBeVisible();
  }
}
