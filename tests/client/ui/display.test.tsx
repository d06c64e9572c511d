import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { RatingBars } from '~/ui/rating-bars.tsx';
import { Stars } from '~/ui/stars.tsx';
import { UploadButton } from '~/ui/upload-button.tsx';

afterEach(cleanup);

describe('JobSheet', () => {
  it('is a section labelled by its heading, with a term and a value for each row', () => {
    render(
      <JobSheet
        label="Job sheet"
        reference="MW-48213"
        headingLevel={3}
        rows={[
          {
            id: 'service',
            label: 'Service',
            value: 'Vehicle repair',
            detail: '1h 30m',
            action: <a href="/s">Change</a>,
          },
          { id: 'when', label: 'When', value: 'to choose', pending: true },
        ]}
      />,
    );
    const sheet = screen.getByRole('region', { name: 'Job sheet' });
    expect(within(sheet).getByRole('heading', { level: 3 }).textContent).toBe('Job sheet');
    expect(
      within(sheet)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Service1h 30m', 'When']);
    expect(
      within(sheet)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['Vehicle repair', 'Change', 'to choose']);
    expect(sheet.querySelector('dl')?.contains(screen.getByRole('link', { name: 'Change' }))).toBe(true);
  });
});

describe('ProgressBar', () => {
  it('marks the current step, links completed steps only, and marks skipped ones', () => {
    render(
      <MemoryRouter>
        <ProgressBar
          label="Booking"
          steps={[
            { id: 'a', label: 'Service', status: 'completed', to: '/appointment/service' },
            { id: 'b', label: 'Location', status: 'skipped', to: '/appointment/location' },
            { id: 'c', label: 'Date & time', status: 'current', to: '/appointment/when' },
            { id: 'd', label: 'Review', status: 'upcoming', to: '/appointment/review' },
          ]}
        />
      </MemoryRouter>,
    );
    const progressBar = screen.getByRole('navigation', { name: 'Booking' });
    expect(progressBar.textContent).toContain('Step 3 of 4');
    expect(within(progressBar).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(progressBar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/appointment/service']);
    expect(progressBar.querySelector('[aria-current="step"]')?.textContent).toContain('Date & time');
    expect(within(progressBar).getByText('Location').parentElement?.textContent).toContain('skipped');
  });
});

describe('RangeText', () => {
  it.each([
    ['09:00 AM - 11:00 AM', '09:00 AM to 11:00 AM'],
    ['09:00-11:00', '09:00 to 11:00'],
    ['9 – 11 am', '9 to 11 am'],
    ['£40 - £60 + £5 travel', '£40 to £60 + £5 travel'],
    ['Plumber · 5-10 years', 'Plumber · 5 to 10 years'],
    ['10:00 AM', '10:00 AM'],
    ['LE1-5, 24-hour', 'LE1-5, 24-hour'],
  ])('shows %s, and reads %s', (text, announced) => {
    render(
      <button type="button">
        <RangeText text={text} />
      </button>,
    );
    const button = screen.getByRole('button', { name: announced });
    for (const hidden of button.querySelectorAll('.visually-hidden')) hidden.remove();
    expect(button.textContent).toBe(text);
  });
});

describe('UploadButton', () => {
  it.each([
    [0, '0'],
    [0.615, '62'],
    [1, '100'],
  ])('shows the sent fraction %s as %s per cent', (progress, percent) => {
    render(
      <UploadButton progress={progress} progressLabel="Photos sent" busyLabel="Sending...">
        Send
      </UploadButton>,
    );
    expect(screen.getByRole('progressbar', { name: 'Photos sent' }).getAttribute('aria-valuenow')).toBe(percent);
  });
});

describe('Stars', () => {
  it.each([
    [4.9, '100%'],
    [4.7, '90%'],
    [4.3, '90%'],
    [4.2, '80%'],
    [0, '0%'],
    [7, '100%'],
  ])('rounds %s to the nearest half: %s', (rating, width) => {
    render(<Stars rating={rating} label={`${rating} out of 5`} />);
    const stars = screen.getByRole('img', { name: `${rating} out of 5` });
    expect(stars.querySelector('span')?.style.width).toBe(width);
  });
});

describe('RatingBars', () => {
  it('lists five star ratings with their counts', () => {
    render(<RatingBars counts={[3, 1, 0, 0, 0].map((count, index) => ({ stars: 5 - index, count }))} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '5 stars',
      '4 stars',
      '3 stars',
      '2 stars',
      '1 star',
    ]);
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['3', '1', '0', '0', '0']);
  });
});
