import { expect } from '@playwright/test';
import { londonDay } from '../../../shared/london/clock.ts';
import { addDays, weekdayOf } from '../../../shared/london/days.ts';
import { stop, story } from './story.ts';

const today = londonDay(new Date());
const nextSaturday = addDays(today, 7 + 6 - weekdayOf(today));

story('a visitor finds the best plumber for a Saturday near LE2, in the list itself', async ({ page }) => {
  await page.goto('/specialists');
  await page.getByLabel('Search').fill('plumber');
  await page.getByLabel('Location').fill('LE2');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ specialists? for LE2$/ })).toBeVisible();
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  const near = await names();
  await page.getByLabel('Free on').fill(nextSaturday);
  await page.getByLabel('Sort by').first().selectOption('Highest rated');
  await expect(page).toHaveURL(`/specialists?search=plumber&location=LE2&freeOn=${nextSaturday}&sort=rating`);
  await expect(page.getByRole('list').filter({ has: page.getByRole('article') })).toHaveAttribute('aria-busy', 'false');
  const free = await names();
  expect(near).toEqual(expect.arrayContaining(free));
  expect(free.length).toBeGreaterThan(0);
  const ratings = await page
    .getByRole('article')
    .getByRole('img', { name: /^Rated/ })
    .allTextContents();
  expect(ratings).toEqual([...ratings].sort().reverse());
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText(/travel.* to Leicester/);
  await stop(page);

  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Book now/ })
    .click();
  await expect(page).toHaveURL(/\/appointment/);
  await expect(page.getByText(/^You’re booking with/)).toContainText(free[0] ?? 'nobody');
});

story(
  'a visitor compares three electricians with travel before any form, and keeps one for later',
  async ({ page }) => {
    await page.goto('/specialists?serviceType=Electrical+Repair&location=LE2');
    const cards = page.getByRole('article');
    const first = (await cards.first().getByRole('heading').textContent()) ?? '';
    for (const at of [0, 1, 2])
      await cards
        .nth(at)
        .getByRole('button', { name: /^Compare/ })
        .click();
    await page.getByRole('button', { name: 'Compare 3' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare specialists' });
    await expect(dialog.getByRole('columnheader')).toHaveCount(3);
    for (const row of ['Rating', 'Price, with travel to LE2', 'Next free', 'Certificates'])
      await expect(dialog.getByRole('rowheader', { name: row })).toBeVisible();
    await expect(dialog.getByText(/travel.* to (Leicester|Oadby)/).first()).toBeVisible();
    await stop(page);
    await page.keyboard.press('Escape');

    await cards.first().getByRole('button', { name: /^Save/ }).click();
    await page.goto('/specialists');
    await page.getByRole('link', { name: 'Saved (1)' }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText(first);
    await cards.first().getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('link', { name: 'Saved (0)' }).click();
    await expect(page.getByRole('link', { name: /^Saved/ })).toHaveCount(0);
  },
);
