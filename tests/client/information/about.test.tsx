import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as AboutPage } from '~/features/information/about-page.tsx';
import { product } from '~/site/product.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

const open = () => renderAt('/about', [{ path: '/about', Component: AboutPage }]);

describe('the about page', () => {
  it('states the mission, the goals and the area (INFO-01, SHELL-03)', () => {
    const { container } = open();
    const mission = screen.getByRole('region', { name: 'Our mission' });
    for (const claim of [/verified/, /DBS checked/, /liability insured/, /certified by the brand/]) {
      expect(within(mission).getByText(claim)).toBeTruthy();
    }
    const goals = screen.getByRole('region', { name: 'Sustainability goals' });
    expect(within(goals).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(3);
    expect(container.textContent).toContain(product.area);
  });

  it('shows the beta testers’ testimonials in a carousel (INFO-02)', () => {
    open();
    expect(screen.getByText(/Our beta testers/)).toBeTruthy();
    const carousel = screen.getByRole('region', { name: 'What our beta testers said' });
    expect(within(carousel).getAllByRole('article').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByText(/tried the site in January and February 2025/)).toBeTruthy();
  });

  it('has three value boxes, with the claims (INFO-03, SHELL-25)', () => {
    open();
    const values = within(screen.getByRole('region', { name: 'Our values' }));
    expect(values.getAllByRole('listitem')).toHaveLength(3);
    expect(values.getByText(/Diagnosis and brake checks are free/)).toBeTruthy();
    expect(values.getByText(/guarantee 100% satisfaction/)).toBeTruthy();
  });

  it('links to a phone number, a booking and the services (INFO-04, INFO-05)', () => {
    open();
    const band = within(screen.getByRole('region', { name: 'Something broken right now?' }));
    expect(band.getByRole('link', { name: product.phones.leicester.formatted }).getAttribute('href')).toBe(
      product.phones.leicester.href,
    );
    expect(band.getByRole('link', { name: 'Book an appointment' }).getAttribute('href')).toBe('/appointment');
    expect(screen.getByRole('link', { name: 'Our services' }).getAttribute('href')).toBe('/services');
  });
});
