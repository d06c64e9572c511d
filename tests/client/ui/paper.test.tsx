import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { ProgressBar, UploadBar } from '~/ui/progress-bar.tsx';
import { RatingBars } from '~/ui/rating-bars.tsx';
import { Stars } from '~/ui/stars.tsx';

afterEach(cleanup);

describe('JobSheet', () => {
  it('is a section named by its label, with each row as term and value', () => {
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
  it('marks the current step, links only done steps, and says what was skipped', () => {
    render(
      <MemoryRouter>
        <ProgressBar
          label="Booking"
          steps={[
            { id: 'a', label: 'Service', state: 'done', to: '/appointment/service' },
            { id: 'b', label: 'Location', state: 'skipped', to: '/appointment/location' },
            { id: 'c', label: 'Date & time', state: 'current', to: '/appointment/when' },
            { id: 'd', label: 'Review', state: 'todo', to: '/appointment/review' },
          ]}
        />
      </MemoryRouter>,
    );
    const tape = screen.getByRole('navigation', { name: 'Booking' });
    expect(tape.textContent).toContain('Step 3 of 4');
    expect(within(tape).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(tape)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/appointment/service']);
    expect(tape.querySelector('[aria-current="step"]')?.textContent).toContain('Date & time');
    expect(within(tape).getByText('Location').parentElement?.textContent).toContain('skipped');
  });

  it.each([
    [62, 100, '62'],
    [0, 0, '0'],
    [300, 200, '100'],
  ])('shows %s of %s as %s per cent', (value, max, shown) => {
    render(<UploadBar label="Sending photos" value={value} max={max} />);
    expect(screen.getByRole('progressbar', { name: 'Sending photos' }).getAttribute('aria-valuenow')).toBe(shown);
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
  ])('draws %s to the nearest half: %s', (rating, width) => {
    render(<Stars rating={rating} label={`${rating} out of 5`} />);
    const stars = screen.getByRole('img', { name: `${rating} out of 5` });
    expect(stars.querySelector('span')?.style.width).toBe(width);
  });
});

describe('RatingBars', () => {
  it('reads as five lines of stars and counts', () => {
    render(<RatingBars counts={[3, 1, 0, 0, 0]} />);
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
