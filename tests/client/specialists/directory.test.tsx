import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Component as DirectoryPage } from '~/features/specialists/directory-page.tsx';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { incompleteSpecialist, specialist } from './specialist-fixture.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const routes = [
  { path: '/specialists', Component: DirectoryPage },
  { path: '*', element: <p>Another page</p> },
];

const pageOf = (items: object[], overrides: object = {}) => ({
  data: {
    specialists: {
      __typename: 'SpecialistPage',
      items,
      page: 1,
      totalPages: 3,
      totalCount: 23,
      hasNextPage: true,
      searchSuggestions: [],
      locationSuggestions: [],
      ...overrides,
    },
  },
});

const nextAvailableDate = (date: string | null) => ({
  data: { specialist: { __typename: 'Specialist', id: 'specialist-5', nextAvailableDate: date } },
});

function graphWith(reply: Parameters<FakeGraph['answer']>[1]) {
  const services = ['Plumbing', 'Carpentry'].map((name, index) => ({ __typename: 'Service', id: `${index}`, name }));
  return new FakeGraph()
    .answer('Services', { data: { services } })
    .answer('SpecialistDirectory', reply)
    .answer('SpecialistProfile', { data: { specialist: specialist() } })
    .answer('NextAvailableDate', nextAvailableDate('2099-11-24'));
}

const open = (reply: Parameters<FakeGraph['answer']>[1], location = '/specialists') =>
  renderAt(location, routes, graphWith(reply));

const requested = (graph: FakeGraph) => graph.sentAs('SpecialistDirectory').map(({ variables }) => variables);

describe('the list in its four states (DIR-11..18)', () => {
  it('loads', () => {
    open(new Promise<never>(() => undefined));
    expect(screen.getByText('Loading specialists...')).toBeTruthy();
  });

  it('fails, and can be loaded again (DIR-12..14)', async () => {
    const failed = (message: string, extensions: object) => ({
      data: { specialists: null },
      errors: [{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE', ...extensions } }],
    });
    const replies = [
      failed('Down', { legacyStatus: 503 }),
      failed('X', { legacyStatus: 200 }),
      failed('Y', {}),
      pageOf([specialist()]),
    ];
    const { graph } = open(() => replies.shift() ?? new Error('no response'));
    for (const text of ['HTTP error! status: 503', 'X', 'Y']) {
      await screen.findByText(`Error loading specialists: ${text}`);
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    }
    expect(await screen.findByRole('article', { name: 'Amara Okafor' })).toBeTruthy();
    expect(requested(graph)).toHaveLength(4);
  });

  it.each([
    ['/specialists', 'No specialists available.'],
    ['/specialists?perPage=20&search=%20', 'No specialists available.'],
    [
      '/specialists?location=Nowhere',
      'No specialists available for the selected service and location. Please try a different location.',
    ],
  ])('is empty at %s (C-33)', async (location, text) => {
    open(pageOf([], { totalCount: 0, totalPages: 1 }), location);
    await screen.findByText(text);
  });

  it('says what was searched, and offers searches and areas that find something', async () => {
    const suggested = { searchSuggestions: ['plumber'], locationSuggestions: ['Oadby', 'Market Harborough'] };
    const { graph, path } = open(
      ({ filter }) => pageOf(JSON.stringify(filter).includes('plumber') ? [specialist()] : [], suggested),
      '/specialists?search=plummmer&location=Mars&page=2',
    );
    await screen.findByText('Nothing matches “plummmer” and location “Mars”.');
    const links = within(screen.getByRole('list', { name: 'Try instead' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Search for “plumber”', '/specialists?search=plumber&location=Mars'],
      ['Show Oadby', '/specialists?search=plummmer&location=Oadby'],
      ['Show Market Harborough', '/specialists?search=plummmer&location=Market+Harborough'],
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Search for “plumber”' }));
    await screen.findByRole('article');
    expect(path()).toBe('/specialists?search=plumber&location=Mars');
    expect(requested(graph).at(-1)).toMatchObject({ filter: { search: 'plumber' } });
  });

  it.each([
    ['search=gold', /^Nothing matches “gold”\. You haven’t set a location/],
    ['location=Mars', /^Nothing matches location “Mars”\.\s*$/],
    ['search=gold&serviceType=Plumbing', /^Nothing matches “gold” and service type “Plumbing”\. You haven’t/],
  ])('advises another location only where one is set: %s', async (params, text) => {
    open(pageOf([], { totalCount: 0, totalPages: 1 }), `/specialists?${params}`);
    expect((await screen.findByText(/^Nothing matches/)).textContent).toMatch(text);
    expect(screen.queryByRole('list', { name: 'Try instead' })).toBeNull();
  });

  it('is populated, with a count and pagination (DIR-10)', async () => {
    const { graph, path } = open(pageOf([specialist(), incompleteSpecialist]), '/specialists?page=2');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('23 specialists')).toBeTruthy();
    expect(requested(graph)).toEqual([expect.objectContaining({ page: 2, perPage: 8 })]);
    const next = screen.getByRole('link', { name: 'Next' });
    expect(next.getAttribute('href')).toBe('/specialists?page=3#results');
    fireEvent.click(next);
    await waitFor(() => expect(path()).toBe('/specialists?page=3'));
    const noNext = screen.getByRole('link', { name: 'Next' });
    expect([noNext.getAttribute('aria-disabled'), noNext.hasAttribute('href')]).toEqual(['true', false]);
    fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(path()).toBe('/specialists?page=2'));
  });
});

describe('an address that asks for what doesn’t exist', () => {
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

  it('shows the last page instead of one after it, and says so', async () => {
    const { graph } = open(
      ({ page }) => (page === 99 ? pageOf([], { page: 99 }) : pageOf([specialist()], { page })),
      '/specialists?page=99',
    );
    expect(await screen.findByText('There’s no page 99, so this is page 3.')).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
    expect(requested(graph).map(({ page }) => page)).toEqual([99, 3]);
    expect(screen.getByText('Page 3 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/specialists?page=2#results');
    expect(canonical()).toBe(`${window.location.origin}/specialists?page=3`);
    expect(document.title).toContain('Our specialists, page 3');
  });

  it('names an unknown service and shows how to clear it, or one of several filters', async () => {
    const { path } = open(pageOf([], { totalCount: 0, totalPages: 1 }), '/specialists?serviceType=Alchemy&search=gold');
    expect(await screen.findByText('We have no service called “Alchemy”.')).toBeTruthy();
    expect(canonical()).toBe(`${window.location.origin}/specialists`);
    const filters = within(screen.getByRole('list', { name: 'Remove a filter' }));
    expect(filters.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/specialists?serviceType=Alchemy',
      '/specialists?search=gold',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Show all services' }));
    await waitFor(() => expect(path()).toBe('/specialists?search=gold'));
    await waitFor(() => expect(screen.queryByText(/We have no service/)).toBeNull());
  });

  it('allows a specialist’s own name for a service', async () => {
    open(pageOf([specialist()]), '/specialists?serviceType=Clutch');
    await screen.findByRole('article');
    expect(screen.queryByText(/We have no service/)).toBeNull();
  });

  it('names an unknown business type, which filters nothing', async () => {
    const { path, graph } = open(pageOf([specialist()]), '/specialists?businessType=mobile');
    const text = '“mobile” isn’t a business type, so these are specialists of all types.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(requested(graph)[0]).toMatchObject({ filter: { serviceMode: null } });
    expect(screen.getByLabelText<HTMLSelectElement>('Business type').value).toBe('mobile');
    fireEvent.click(screen.getByRole('link', { name: 'Clear the business type' }));
    await waitFor(() => expect(path()).toBe('/specialists'));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
});

describe('filtering (DIR-04..08, C-34)', () => {
  it('sends one request 300 ms after the last of several changes, for page 1', async () => {
    vi.useFakeTimers();
    const { graph, path } = open(pageOf([specialist()]), '/specialists?page=2');
    const search = screen.getByLabelText('Search');
    for (const text of ['l', 'le', 'lea', 'leak']) fireEvent.change(search, { target: { value: text } });
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Oadby' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(requested(graph)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(requested(graph)).toHaveLength(2);
    expect(requested(graph)[1]).toMatchObject({ page: 1, filter: { search: 'leak', location: 'Oadby' } });
    expect(path()).toBe('/specialists?search=leak&location=Oadby');
  });

  it('drops a late response to an older request', async () => {
    const waiting: ((answer: ReturnType<typeof pageOf>) => void)[] = [];
    const { router } = open(() => new Promise((resolve) => waiting.push(resolve)));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(() => router.navigate('/specialists?search=new'));
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.(pageOf([specialist({ id: 'specialist-2', name: 'New Answer' })])));
    await act(async () => waiting[0]?.(pageOf([specialist({ id: 'specialist-1', name: 'Old Answer' })])));
    expect(screen.getByRole('article', { name: 'New Answer' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Old Answer' })).toBeNull();
  });

  it('filters by service, and shows all services again', async () => {
    const { path } = open(pageOf([specialist()]), '/specialists?location=Oadby&page=2');
    const carpentry = await screen.findByRole('link', { name: 'Carpentry' });
    expect(carpentry.getAttribute('href')).toBe('/specialists?location=Oadby&serviceType=Carpentry');
    fireEvent.click(carpentry);
    await waitFor(() => expect(path()).toBe('/specialists?location=Oadby&serviceType=Carpentry'));
    expect(screen.getByRole('link', { name: 'Carpentry' }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'All Services' }));
    await waitFor(() => expect(path()).toBe('/specialists?location=Oadby'));
  });

  it('is a form whose fields have the names of the parameters, and applies at once when it is submitted', async () => {
    const { path } = open(pageOf([specialist()]));
    const search = screen.getByLabelText<HTMLInputElement>('Search');
    fireEvent.change(search, { target: { value: 'tap' } });
    fireEvent.change(screen.getByLabelText('Per page'), { target: { value: '4' } });
    const form = search.form as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/specialists']);
    expect(Array.from(new FormData(form), (field) => field.join('='))).toEqual([
      'search=tap',
      'location=',
      'freeOn=',
      'specialization=',
      'serviceType=',
      'businessType=',
      'perPage=4',
    ]);
    fireEvent.submit(form);
    expect(path()).toBe('/specialists?search=tap&perPage=4');
  });

  it('clears the filters, but not the page size', async () => {
    const { path } = open(pageOf([specialist()]), '/specialists?search=tap&perPage=4');
    const clear = screen.getByRole('link', { name: 'Clear' });
    expect(clear.getAttribute('href')).toBe('/specialists?perPage=4');
    fireEvent.click(clear);
    await waitFor(() => expect(path()).toBe('/specialists?perPage=4'));
    expect(screen.getByRole('link', { name: 'Clear' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('restores the filters when the customer goes back', async () => {
    const { router } = open(pageOf([specialist()]), '/specialists?search=tap');
    await act(() => router.navigate('/specialists?search=boiler'));
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('tap');
  });

  it('announces the map (DIR-09)', async () => {
    const { path } = open(pageOf([specialist()]));
    fireEvent.click(screen.getByRole('link', { name: 'Map' }));
    expect(await screen.findByText('Map view coming soon')).toBeTruthy();
    expect(path()).toBe('/specialists?view=map');
  });
});

describe('a card (DIR-21..28)', () => {
  it('shows a specialist, with at most three services and two areas', async () => {
    open(pageOf([specialist()]));
    const card = within(await screen.findByRole('article', { name: 'Amara Okafor' }));
    for (const text of ['Certified Professional', 'Insured & Bonded', 'Brakes', 'Clutch', 'Service']) {
      expect(card.getByText(text), text).toBeTruthy();
    }
    expect(card.getAllByText('£40 - £60')).not.toHaveLength(0);
    expect(card.getAllByText('+1 more')).toHaveLength(2);
    expect(card.queryByText('Battery')).toBeNull();
    expect(card.getByText(/Leicester, Oadby/).textContent).toContain('+1 more');
    expect(card.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeTruthy();
    expect(card.getByText('(2 reviews)')).toBeTruthy();
  });

  it('shows defaults for missing values, and no badges (C-37)', async () => {
    open(pageOf([incompleteSpecialist]));
    const card = within(await screen.findByRole('article', { name: 'Not Provided' }));
    for (const text of ['Repair Specialist · 0 years', 'No reviews yet', 'Contact for pricing', 'Workshop']) {
      expect(card.getByText(text), text).toBeTruthy();
    }
    expect(card.queryByText('Certified Professional')).toBeNull();
    expect(card.queryByText('Insured & Bonded')).toBeNull();
  });

  it('preselects its specialist in the booking', async () => {
    const { router } = open(pageOf([specialist()]));
    fireEvent.click(await screen.findByRole('link', { name: /Book now/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointment'));
    expect(router.state.location.state).toMatchObject({
      bookingStart: { specialist: { id: 'specialist-5', name: 'Amara Okafor' } },
    });
  });
});

describe('choosing among what was found', () => {
  const area = (name: string, pence: number) => ({ name, travelFee: { pence } });
  const found = (id: number, overrides: object = {}) =>
    specialist({ id: `specialist-${id}`, name: `Person ${id}`, searchedService: null, ...overrides });

  function openFound(location: string, items: object[], days: (string | null)[] = []) {
    const graph = graphWith(pageOf(items, { sorts: ['RATING', 'SOONEST'] }))
      .answer(
        'DirectoryDays',
        pageOf(items.map((item, index) => ({ ...item, nextAvailableDate: days[index] ?? null }))),
      )
      .answer('CompareSpecialists', ({ specialistIds }) =>
        pageOf(items.filter((item) => (specialistIds as string[]).includes(Object(item).id))),
      );
    return renderAt(location, routes, graph);
  }
  const cardOf = async (id: number) => within(await screen.findByRole('article', { name: `Person ${id}` }));

  it('shows the price of what was searched first, the travel fee and the next free day (DIR-49)', async () => {
    const searchedService = { name: 'Battery', priceLabel: '£55' };
    const items = [
      found(1, { searchedService, serviceAreas: [area('Leicester', 500)] }),
      found(2, { serviceAreas: [] }),
    ];
    openFound('/specialists?search=battery&location=LE2', items, ['2099-11-24']);
    const first = await cardOf(1);
    expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Battery', 'Brakes', 'Clutch']);
    expect(first.getByText('Plus £5 travel to Leicester')).toBeTruthy();
    expect(await first.findByText('Next free Tue 24 Nov 2099')).toBeTruthy();
    const second = await cardOf(2);
    expect(second.queryByText(/travel to|Next free/)).toBeNull();
    expect(screen.getByText('23 specialists for LE2')).toBeTruthy();
  });

  it('requests the order and the day that are chosen, and offers only the orders that the list can have (DIR-47, DIR-48)', async () => {
    const { graph, path } = openFound('/specialists', [found(1)]);
    await cardOf(1);
    const [sort] = screen.getAllByLabelText<HTMLSelectElement>('Sort by');
    expect(Array.from(sort?.options ?? [], ({ text }) => text)).toEqual([
      'Recommended',
      'Highest rated',
      'Free soonest',
    ]);
    fireEvent.change(sort as HTMLElement, { target: { value: 'soonest' } });
    fireEvent.change(screen.getByLabelText('Free on'), { target: { value: '2099-12-05' } });
    await waitFor(() => expect(path()).toBe('/specialists?freeOn=2099-12-05&sort=soonest'));
    await waitFor(() => {
      expect(requested(graph).at(-1)).toMatchObject({ sort: 'SOONEST', filter: { freeOn: '2099-12-05' } });
    });
  });

  it('hands what was searched to the booking', async () => {
    const { router } = openFound('/specialists?serviceType=Plumbing&location=LE2', [found(1)]);
    fireEvent.click((await cardOf(1)).getByRole('link', { name: /Book now/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointment'));
    expect(router.state.location.state).toEqual({
      bookingStart: { specialist: { id: 'specialist-1', name: 'Person 1' }, serviceName: 'Plumbing', place: 'LE2' },
    });
  });

  it('saves specialists on the device, and lists those (DIR-50)', async () => {
    const { graph, path } = openFound('/specialists', [found(1), found(2)]);
    const save = (await cardOf(2)).getByRole('button', { name: 'Save Person 2 on this device' });
    expect(screen.queryByRole('link', { name: /Saved/ })).toBeNull();
    fireEvent.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    expect(JSON.parse(localStorage.getItem('savedSpecialists') ?? '')).toEqual(['specialist-2']);
    fireEvent.click(screen.getByRole('link', { name: 'Saved (1)' }));
    await waitFor(() => expect(path()).toBe('/specialists?saved=1'));
    await waitFor(() => expect(requested(graph).at(-1)?.filter).toMatchObject({ specialistIds: ['specialist-2'] }));
    fireEvent.click(save);
    expect(screen.getByRole('link', { name: 'Saved (0)' })).toBeTruthy();
    // The card with the focus stays.
    expect(requested(graph).at(-1)?.filter).toMatchObject({ specialistIds: ['specialist-2'] });
    expect(save.isConnected).toBe(true);
  });

  it('saves beside what another tab has saved meanwhile, and without storage', async () => {
    openFound('/specialists', [found(1), found(2)]);
    localStorage.setItem('savedSpecialists', JSON.stringify(['specialist-7']));
    const save = async (id: number) =>
      fireEvent.click((await cardOf(id)).getByRole('button', { name: `Save Person ${id} on this device` }));
    await save(1);
    expect(JSON.parse(localStorage.getItem('savedSpecialists') ?? '')).toEqual(['specialist-1', 'specialist-7']);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await save(2);
    await save(1);
    expect(screen.getByRole('link', { name: 'Saved (2)' })).toBeTruthy();
    setItem.mockRestore();
    await save(1);
    expect(JSON.parse(localStorage.getItem('savedSpecialists') ?? '')).toHaveLength(3);
  });

  it('says why the list of saved specialists is empty, and searches among all', async () => {
    localStorage.setItem('savedSpecialists', JSON.stringify(['specialist-9', 'another kind of id']));
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedSpecialists' }));
    const { graph, path, router } = openFound('/specialists?saved=1', []);
    await screen.findByText('Your saved specialists are no longer available');
    expect(requested(graph).at(-1)?.filter).toMatchObject({ specialistIds: ['specialist-9'] });
    fireEvent.change(screen.getByLabelText('Free on'), { target: { value: '2099-12-05' } });
    await screen.findByText('None of your saved specialists is free on Sat 5 Dec 2099');
    expect(path()).toBe('/specialists?freeOn=2099-12-05&saved=1');
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'tap' } });
    await waitFor(() => expect(path()).toBe('/specialists?search=tap&freeOn=2099-12-05'));
    await screen.findByText(/^Nothing matches “tap” and free on “Sat 5 Dec 2099”\./);
    await act(() => router.navigate('/specialists?saved=1&search=tap'));
    fireEvent.change(screen.getByLabelText('Free on'), { target: { value: '2099-12-06' } });
    await waitFor(() => expect(path()).toBe('/specialists?search=tap&freeOn=2099-12-06&saved=1'));
  });

  it.each(['/specialists?sort=soonest', '/specialists?freeOn=2099-12-05'])(
    'asks again who is free when the visitor comes back: %s',
    async (location) => {
      const { graph, router } = openFound(location, [found(1)]);
      await cardOf(1);
      await act(() => router.navigate('/elsewhere'));
      await act(() => router.navigate(-1));
      await waitFor(() => expect(requested(graph)).toHaveLength(2));
      await waitFor(() => expect(graph.sentAs('DirectoryDays')).toHaveLength(2));
    },
  );

  it('compares up to three side by side, with travel (DIR-51)', async () => {
    const price = { low: { pence: 4000 }, high: { pence: 6000 } };
    const items = [1, 2, 3, 4].map((id) =>
      found(id, { price, serviceAreas: id === 2 ? [] : [area('Leicester', 500)] }),
    );
    const { path } = openFound('/specialists?location=LE2', items);
    const compare = async (id: number) => (await cardOf(id)).getByRole('button', { name: `Compare Person ${id}` });
    fireEvent.click(await compare(2));
    expect(screen.getByText('Choose 1 or 2 more')).toBeTruthy();
    fireEvent.click(await compare(1));
    fireEvent.click(await compare(3));
    expect(path()).toBe('/specialists?location=LE2&compare=2%2C1%2C3');
    expect((await compare(4)).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Compare 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare specialists' }));
    const cellsOf = async (label: string) => {
      const head = await dialog.findByRole('rowheader', { name: label });
      const cells = head.closest('tbody')?.querySelectorAll('td') ?? [];
      return Array.from(cells, ({ textContent }) => textContent);
    };
    expect(await cellsOf('Price, with travel to LE2')).toEqual([
      '£45 - £65£45 to £65Including £5 travel to Leicester',
      '£40 - £60£40 to £60Doesn’t list LE2',
      '£45 - £65£45 to £65Including £5 travel to Leicester',
    ]);
    expect(await cellsOf('Certificates')).toEqual(['Bosch', 'Bosch', 'Bosch']);
  });

  it('says that those who are compared have left', async () => {
    openFound('/specialists?compare=8,9', [found(1)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Compare 2' }));
    await screen.findByText('These specialists are no longer available');
  });
});

describe('the profile (DIR-30..44)', () => {
  it('opens over the list with its own URL, and closes back to the list', async () => {
    const { path } = open(pageOf([specialist()]), '/specialists?search=a');
    fireEvent.click(await screen.findByRole('link', { name: /View profile/ }));
    await waitFor(() => expect(path()).toBe('/specialists?search=a&specialist=5'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amara Okafor' }));
    await dialog.findByText('I explain what I find before I fix it.');
    for (const text of ['Bosch', 'Highfields', 'Leicester', 'Oadby', 'Derby'])
      expect(dialog.getAllByText(text), text).not.toHaveLength(0);
    expect(dialog.getAllByText(/1h 30m/)).toHaveLength(2);
    for (const closer of dialog.getAllByRole('button', { name: 'Close' })) expect(closer).toBeTruthy();
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await waitFor(() => expect(path()).toBe('/specialists?search=a'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const brakes = specialist().services.slice(0, 1);

  it.each([
    ['the first service', '', specialist(), '0', 'Next free for Plumbing: Tue 24 Nov 2099'],
    ['the filtered service', '&serviceType=Carpentry', specialist(), '1', 'Next free for Carpentry: Tue 24 Nov 2099'],
    ['the only service', '', specialist({ services: [...brakes, ...brakes] }), '0', 'Next free Tue 24 Nov 2099'],
  ])('shows the first free day for %s (DIR-45)', async (_what, filter, profile, serviceId, text) => {
    const graph = graphWith(pageOf([])).answer('SpecialistProfile', { data: { specialist: profile } });
    renderAt(`/specialists?specialist=5${filter}`, routes, graph);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(graph.sentAs('NextAvailableDate').map(({ variables }) => variables)).toEqual([
      { specialistId: 'specialist-5', serviceId },
    ]);
  });

  it('shows no first free day when it is unknown, or no service is in the catalogue (DIR-45)', async () => {
    const unknown = graphWith(pageOf([])).answer('NextAvailableDate', nextAvailableDate(null));
    renderAt('/specialists?specialist=5', routes, unknown);
    await waitFor(() => expect(unknown.sentAs('NextAvailableDate')).toHaveLength(1));
    await screen.findByText('12 Oct 2026');
    expect(screen.queryByText(/^Next free/)).toBeNull();
    cleanup();

    const none = graphWith(pageOf([])).answer('SpecialistProfile', { data: { specialist: incompleteSpecialist } });
    renderAt('/specialists?specialist=9', routes, none);
    await screen.findByText('No reviews available yet.');
    expect(none.sentAs('NextAvailableDate')).toEqual([]);
  });

  it('expands and collapses four services', async () => {
    open(pageOf([]), '/specialists?specialist=5');
    const toggle = await screen.findByRole('button', { name: 'View 2 more services' });
    expect(screen.queryByText('Battery')).toBeNull();
    fireEvent.click(toggle);
    expect(screen.getByText('Battery')).toBeTruthy();
    expect(screen.getByText('Battery done well')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View fewer services' }));
    expect(screen.queryByText('Battery')).toBeNull();
  });

  it('shows each review with its date or number (DIR-29, DIR-43, C-30)', async () => {
    open(pageOf([]), '/specialists?specialist=5');
    await screen.findByText('12 Oct 2026');
    expect(screen.getByText('Review #2')).toBeTruthy();
  });

  it('shows more reviews on request, with the distribution of all', async () => {
    const page = (nodes: object[], endCursor: string | null) => ({
      __typename: 'ReviewConnection',
      nodes,
      totalCount: 3,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    });
    const review = { __typename: 'Review', rating: 5, comment: null, createdAt: null };
    const first = specialist({ reviews: page([review, review], 'c2') });
    const graph = graphWith(pageOf([]))
      .answer('SpecialistProfile', { data: { specialist: first } })
      .answer('MoreSpecialistReviews', {
        data: { specialist: { __typename: 'Specialist', id: 'specialist-5', reviews: page([review], null) } },
      });
    renderAt('/specialists?specialist=5', routes, graph);
    await screen.findByText('2 of 3 reviews');
    const rows = Array.from(document.querySelectorAll('dl > div'), ({ textContent }) => textContent);
    const bars = rows.filter((text) => /^\d star/.test(text ?? ''));
    expect(bars).toEqual(['5 stars1', '4 stars1', '3 stars0', '2 stars0', '1 star0']);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Review #3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(graph.sentAs('MoreSpecialistReviews').map(({ variables }) => variables)).toEqual([
      { id: 'specialist-5', after: 'c2' },
    ]);
  });

  it('says when there are no reviews, and hides an empty About section', async () => {
    const graph = graphWith(pageOf([])).answer('SpecialistProfile', { data: { specialist: incompleteSpecialist } });
    renderAt('/specialists?specialist=9', routes, graph);
    await screen.findByText('No reviews available yet.');
    expect(screen.getByText('Be the first to leave a review after your service!')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'About' })).toBeNull();
  });
});
