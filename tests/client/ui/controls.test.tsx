import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from '~/ui/accordion.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Calendar } from '~/ui/calendar.tsx';
import { ChipButton } from '~/ui/chip.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { Switch } from '~/ui/switch.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('ignores clicks while busy, keeps the focus and shows the busy label', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Sending" onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    fireEvent.click(button);
    rerender(form(true));
    fireEvent.click(screen.getByRole('button', { name: 'Sending' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
  });

  it('can be a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/appointment">Book</ButtonLink>
        <ButtonLink href="tel:+441164960120">Call</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('/appointment');
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+441164960120');
  });
});

describe('small controls', () => {
  it('a chip exposes whether it is pressed, a switch reports changes', () => {
    const onChange = vi.fn();
    render(
      <>
        <ChipButton pressed>Plumbing</ChipButton>
        <Switch label="Analytics" checked={false} onChange={onChange} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Plumbing', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Analytics' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('an avatar falls back to initials if its photo fails to load, and tries a new photo', () => {
    const { container, rerender } = render(<Avatar name="Amara Okafor" src="/gone.webp" size={76} />);
    const photo = container.querySelector('img');
    expect(photo?.getAttribute('alt')).toBe('');
    if (photo) fireEvent.error(photo);
    expect(container.textContent).toBe('AO');
    rerender(<Avatar name="Amara Okafor" src="/new.webp" size={76} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.webp');
  });

  it('an avatar loads its photo in the size of its place, and another site’s as it is', () => {
    const { container, rerender } = render(<Avatar name="Amara" src="/media/uploads/specialists/7.webp" size={76} />);
    const attribute = (name: string) => container.querySelector('img')?.getAttribute(name) ?? null;
    const at = (width: number) => `/media/uploads/specialists/7.webp?width=${width}`;
    expect(attribute('src')).toBe(at(160));
    expect(attribute('srcset')).toBe(`${at(96)}, ${at(160)} 2x, ${at(240)} 3x`);
    expect([attribute('width'), attribute('height'), attribute('decoding')]).toEqual(['76', '76', 'async']);
    rerender(<Avatar name="Amara" src="/media/uploads/specialists/7.webp" size={112} />);
    expect(attribute('srcset')).toBe(`${at(160)}, ${at(240)} 2x, ${at(360)} 3x`);
    // As the server renders it, which knows the site's origin only afterwards.
    rerender(<Avatar name="Amara" src="https://www.mendwell.example/media/uploads/specialists/7.webp" size={44} />);
    expect(attribute('src')).toBe('https://www.mendwell.example/media/uploads/specialists/7.webp?width=96');
    rerender(<Avatar name="Amara" src="https://legacy.example/7.jpg" size={76} />);
    expect([attribute('src'), attribute('srcset')]).toEqual(['https://legacy.example/7.jpg', null]);
  });

  it('a load error is announced, and retries one at a time (C-82)', () => {
    const onRetry = vi.fn();
    const { rerender } = render(<LoadError message="Failed to fetch specialists" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch specialists');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<LoadError message="Failed to fetch specialists" onRetry={onRetry} retrying />);
    fireEvent.click(screen.getByRole('button', { name: 'Trying again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('Accordion', () => {
  it('has at most one open answer (SHELL-17)', () => {
    render(
      <Accordion
        name="faq"
        items={[
          { id: '1', question: 'One?', answer: 'First' },
          { id: '2', question: 'Two?', answer: 'Second' },
        ]}
      />,
    );
    const [first, second] = document.querySelectorAll('details');
    if (!first || !second) throw new Error('two entries expected');
    expect([first, second].map((entry) => entry.getAttribute('name'))).toEqual(['faq', 'faq']);
    first.open = true;
    fireEvent(first, new Event('toggle'));
    second.open = true;
    fireEvent(second, new Event('toggle'));
    expect([first.open, second.open]).toEqual([false, true]);
  });
});

describe('PageHeader', () => {
  it('has the h1, and its last crumb is not a link (SHELL-13)', () => {
    render(
      <MemoryRouter>
        <PageHeader
          title="Specialists"
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Specialists', to: '/specialists' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Specialists');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
  });
});

describe('Calendar (BOOK-25, C-15)', () => {
  const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('marks available days, allows others, disables past days, and reports YYYY-MM-DD', () => {
    const onSelect = vi.fn();
    render(
      <Calendar
        label="Day"
        from="2026-11-21"
        to="2027-01-21"
        selected="2026-11-24"
        available={new Set(['2026-11-22', '2026-11-23', '2026-11-24'])}
        onSelect={onSelect}
      />,
    );
    expect(day(/20 November 2026/).disabled).toBe(true);
    expect(day(/Saturday,? 21 November 2026, today/).disabled).toBe(false);
    expect(day(/23 November 2026/).getAttribute('aria-label')).toContain('available');
    expect(day(/24 November 2026/).getAttribute('aria-label')).toContain('selected');
    expect(day(/25 November 2026/).getAttribute('aria-label')).not.toContain('available');
    fireEvent.click(day(/25 November 2026/));
    expect(onSelect).toHaveBeenCalledWith('2026-11-25');
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(day(/21 January 2027/).disabled).toBe(false);
    expect(day(/22 January 2027/).disabled).toBe(true);
  });

  it('opens at the first week with an available day, and shows the days before it on request', () => {
    render(
      <Calendar
        label="Day"
        from="2026-11-21"
        to="2027-01-21"
        available={new Set(['2026-12-09', '2026-12-10'])}
        onSelect={() => {}}
      />,
    );
    const dayButtons = () => screen.getAllByRole('button', { name: /\d{4}/ });
    expect(screen.getByText('December 2026')).toBeTruthy();
    expect(dayButtons()[0]?.getAttribute('aria-label')).toBe('Monday, 7 December 2026');
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier days' }));
    expect(screen.getByText('November 2026')).toBeTruthy();
    expect(day(/21 November 2026, today/).disabled).toBe(false);
    expect(dayButtons()[0]?.getAttribute('aria-label')).toBe('Monday, 16 November 2026');
    expect(screen.queryByRole('button', { name: 'Show earlier days' })).toBeNull();
  });

  it('goes on with the days after the month, so that its last days aren’t alone', () => {
    render(
      <Calendar
        label="Day"
        from="2026-11-30"
        to="2027-01-30"
        available={new Set(['2026-11-30'])}
        onSelect={() => {}}
      />,
    );
    expect(screen.getByText('November 2026')).toBeTruthy();
    expect(day(/1 December 2026/).textContent).toBe('1\nDec');
  });

  it.each([
    ['PageDown', /^Saturday,? 16 January/, /21 January 2027/],
    ['PageDown', /^Monday,? 21 December/, /21 January 2027/],
    ['End', /^Tuesday,? 19 January/, /21 January 2027/],
    ['End', /^Tuesday,? 12 January/, /17 January 2027/],
    ['PageUp', /^Thursday,? 10 December/, / 9 December 2026/],
    ['Home', /^Thursday,? 10 December/, / 9 December 2026/],
  ])('moves the focus with %s from %s to a day that can be selected', (key, start, end) => {
    const days = { from: '2026-12-09', to: '2027-01-21' };
    render(<Calendar label="Day" {...days} available={new Set()} onSelect={() => {}} />);
    if (!screen.queryByRole('button', { name: start }))
      fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    act(() => day(start).focus());
    fireEvent.keyDown(day(start), { key });
    expect(document.activeElement).toBe(day(end));
  });
});

describe('Dialog', () => {
  function Page({
    open,
    dismissible = true,
    onClose = () => {},
  }: {
    open: boolean;
    dismissible?: boolean;
    onClose?: () => void;
  }) {
    return (
      <>
        <button type="button">View profile</button>
        <Dialog open={open} onClose={onClose} title="Amara Okafor" dismissible={dismissible}>
          <button type="button">Inside</button>
        </Dialog>
      </>
    );
  }

  it('focuses its heading and restores the focus', () => {
    const { rerender } = render(<Page open={false} />);
    const opener = screen.getByRole('button', { name: 'View profile' });
    opener.focus();
    rerender(<Page open />);
    expect(screen.getByRole('dialog', { name: 'Amara Okafor' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Amara Okafor');
    rerender(<Page open={false} />);
    return waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it.each([
    ['its card remains', { button: false, card: true }, 'View'],
    ['its card is removed too', { button: false, card: false }, 'View the next'],
  ])('focuses the nearest control if the action removed its button and %s', (_case, remaining, nearest) => {
    function List({ open, button, card }: { open: boolean; button: boolean; card: boolean }) {
      return (
        <main>
          <ul>
            {card && (
              <li>
                <a href="/1">View</a>
                {button && <button type="button">Cancel</button>}
              </li>
            )}
            <li>
              <a href="/2">View the next</a>
            </li>
          </ul>
          <Dialog open={open} onClose={() => {}} title="Cancel it">
            Sure?
          </Dialog>
        </main>
      );
    }
    const { rerender } = render(<List open={false} button card />);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    rerender(<List open button card />);
    expect(document.activeElement?.textContent).toBe('Cancel it');
    rerender(<List open {...remaining} />);
    rerender(<List open={false} {...remaining} />);
    return waitFor(() => expect(document.activeElement?.textContent).toBe(nearest));
  });

  it('calls onClose for its button and Escape, unless it is not dismissible', () => {
    const onClose = vi.fn();
    const { rerender } = render(<Page open onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(<Page open onClose={onClose} dismissible={false} />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
