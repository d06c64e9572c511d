import { expect, it } from 'vitest';
import { twelveServices } from '../support/services.ts';
import { recordWith, useBackend, valuesOf } from './support/backend.ts';
import { onEachEngine } from './support/engines.ts';

onEachEngine('The catalogue scripts', (engine) => {
  const test = useBackend(engine);

  const all = async () => (await test.get('/php/specialists.php?per_page=50')).body.specialists;

  it('lists exactly the twelve services, each with its four fields as texts (PHP-03)', async () => {
    const { body } = await test.get('/php/services.php');
    expect(body.success).toBe(true);
    expect(valuesOf(body.services, 'name')).toEqual(twelveServices);
    for (const service of body.services) {
      expect(Object.keys(service).sort()).toEqual(['description', 'icon_class', 'id', 'name']);
      expect(service.id).toBeTypeOf('string');
      expect(service.icon_class).toMatch(/^[a-z0-9 -]+$/);
    }
  });

  it('lists the documented immediate services (PHP-10)', async () => {
    const { body } = await test.get('/php/immediate-services.php');
    expect(valuesOf(body.services, 'name')).toEqual([
      "Car Won't Start",
      'Flat Tire',
      'Engine Problem',
      'Accident Assistance',
      'Lockout Service',
      'Other',
    ]);
  });

  it('lists the workshops of a service, and none for an unknown one (PHP-04)', async () => {
    const known = await test.get('/php/getWorkshopLocations.php?serviceId=1');
    expect(known.body.locations.length).toBeGreaterThan(3);
    for (const location of known.body.locations) expect(Object.keys(location)).toEqual(['id', 'name', 'address']);
    for (const unknown of ['999', 'abc', '-1', '1%20or%201=1', '']) {
      const { status, body } = await test.get(`/php/getWorkshopLocations.php?serviceId=${unknown}`);
      expect([status, body]).toEqual([200, { success: true, locations: [] }]);
    }
  });

  it('pages the directory (PHP-02)', async () => {
    const first = await test.get('/php/specialists.php?page=1&per_page=8');
    const second = await test.get('/php/specialists.php?page=2&per_page=8');
    const beyond = await test.get('/php/specialists.php?page=99&per_page=8');
    const { total } = first.body;
    expect(total).toBeGreaterThanOrEqual(40);
    expect(first.body.total_pages).toBe(Math.ceil(total / 8));
    expect(first.body.specialists).toHaveLength(8);
    const ids = [...first.body.specialists, ...second.body.specialists].map((specialist) => specialist.specialist_id);
    expect(new Set(ids).size).toBe(16);
    expect(beyond.body).toEqual({
      success: true,
      specialists: [],
      total_pages: first.body.total_pages,
      total,
    });
  });

  it('treats invalid page numbers as the first page and limits its size', async () => {
    for (const query of ['page=0', 'page=-4', 'page=abc', 'page=1.5', 'per_page=0']) {
      const { status, body } = await test.get(`/php/specialists.php?${query}`);
      expect([query, status, body.specialists.length]).toEqual([query, 200, 8]);
    }
    expect((await test.get('/php/specialists.php?per_page=100000')).body.specialists.length).toBeLessThanOrEqual(50);
  });

  it('returns a specialist in the documented shape (ENT-01)', async () => {
    const specialists = await all();
    const gurpreet = recordWith(specialists, 'specialist_name', 'Gurpreet Sandhu');
    expect(gurpreet).toMatchObject({
      service_type: 'Vehicle Technician',
      base_price: 65,
      price_high: 420,
      price_formatted: '£65 - £420',
      years_of_experience: '16',
      certified: 'Yes',
      liabilityInsurance: 'Yes',
      estimated_duration: 90,
      willingToTravel: '10 miles',
      workshops: [{ workshop_id: '1', workshop_name: 'Frog Island Motors' }],
    });
    expect(gurpreet.locations[0]).toEqual({
      location_id: expect.any(String),
      location: 'Leicester',
      travel_fee: 0,
    });
    expect(gurpreet.availability).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({ day })),
    );
    const bare = recordWith(specialists, 'specialist_name', 'Stuart Pell');
    expect(bare).toMatchObject({
      bio: null,
      specialist_photo: null,
      average_rating: null,
      base_price: null,
      price_formatted: null,
      years_of_experience: null,
      reviews: [],
      companies: [],
    });
  });

  it('rounds the average of the reviews to one decimal (ENT-02)', async () => {
    for (const { average_rating, reviews } of await all()) {
      const mean = reviews.reduce((sum: number, { rating }: { rating: number }) => sum + rating, 0) / reviews.length;
      if (reviews.length === 0) expect(average_rating).toBeNull();
      else {
        expect(String(average_rating)).toMatch(/^\d(\.\d)?$/);
        expect(Math.abs(average_rating - mean)).toBeLessThanOrEqual(0.0500001);
      }
    }
  });

  it('uses both spellings of the service mode and both forms of services (ENT-03, ENT-04)', async () => {
    const specialists = await all();
    expect(specialists.some((specialist: object) => 'serviceMode' in specialist)).toBe(true);
    expect(specialists.some((specialist: object) => 'service_mode' in specialist)).toBe(true);
    const modes = new Set(
      specialists.map((specialist: Record<string, string>) => specialist.serviceMode ?? specialist.service_mode),
    );
    expect(modes).toEqual(new Set(['both', 'workshop', 'travel']));
    const asText = specialists.filter((specialist: { services: unknown }) => typeof specialist.services === 'string');
    const asList = specialists.filter((specialist: { services: unknown }) => Array.isArray(specialist.services));
    expect(asText.length).toBeGreaterThan(5);
    expect(asList.length).toBeGreaterThan(5);
    for (const { services } of asText) {
      expect(services).toMatch(/^\[\{&quot;service_id&quot;:/);
      expect(services).not.toMatch(/["<>']/);
      const unescaped = services.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&');
      expect(Object.keys(JSON.parse(unescaped)[0])).toEqual(Object.keys(asList[0].services[0]));
    }
  });

  it('has profiles of every completeness', async () => {
    const specialists = await all();
    const count = (test: (one: Record<string, unknown>) => boolean) => specialists.filter(test).length;
    const offers = specialists.map(({ services }: { services: string | unknown[] }) =>
      typeof services === 'string' ? services.split('&quot;service_id&quot;').length - 1 : services.length,
    );
    expect(count((specialist) => specialist.specialist_photo === null)).toBeGreaterThan(5);
    expect(count((specialist) => specialist.specialist_photo !== null)).toBeGreaterThan(20);
    expect(count((specialist) => specialist.bio === null)).toBeGreaterThan(3);
    expect(count((specialist) => specialist.base_price === null)).toBeGreaterThan(2);
    expect(count((specialist) => (specialist.reviews as []).length === 0)).toBeGreaterThan(2);
    expect(offers).toEqual(expect.arrayContaining([1, 3, 6]));
    expect(specialists.flatMap((specialist: { reviews: unknown[] }) => specialist.reviews).length).toBeGreaterThan(300);
  });

  const names = async (query: string): Promise<string[]> =>
    valuesOf((await test.get(`/php/specialists.php?per_page=50&${query}`)).body.specialists, 'specialist_name');

  it('filters by text, specialism, location, service and service mode, and by all together (C-34)', async () => {
    expect(await names('search=gurpreet')).toEqual(['Gurpreet Sandhu']);
    expect(await names('search=SASH%20window')).toEqual(['Owen Thistlewood']);
    expect(await names('specialization=Brakes')).toEqual(expect.arrayContaining(['Marcus Delaney', 'Shabnam Malik']));
    expect(await names('location=hinckley')).toContain('Ryan Eastwood');
    expect(await names('serviceType=Tailoring')).toEqual(['Yusuf Demir', 'Joyce Appleby', 'Parvati Solanki']);
    expect(await names('serviceType=Tailoring&businessType=workshop')).toEqual(['Joyce Appleby']);
    expect(await names('search=brake&location=Leicester&businessType=travel')).toEqual(['Colin Braithwaite']);
    expect(await names('businessType=nonsense')).toEqual([]);
    expect((await names('search=&location=&serviceType=')).length).toBeGreaterThan(40);
  });

  it.each([
    ['search=plumbers', 'search=plumber'],
    ['search=electricians', 'search=electrician'],
    ['search=boilers', 'search=boiler'],
    ['search=gardeners', 'search=gardener'],
    ['search=siobh%C3%A1n', 'search=Siobhan'],
    ['search=plumer', 'search=plumber'],
    ['specialization=plumbers', 'specialization=plumbing'],
    ['location=LEICSTER', 'location=leicester'],
    ['location=le35xa', 'location=LE3%205XA'],
    ['location=LE3%209ZZ', 'location=LE3'],
    ['location=Leicester,%20UK', 'location=leicester'],
    ['location=12%20High%20Street,%20Leicester%20LE1%206XH', 'location=leicester'],
    ['location=Hinckley,%20England', 'location=hinckley'],
    ['location=Nottm', 'location=nottingham'],
    ['location=9%20Nowhere%20Lane%20LE3%205XA', 'location=LE3%205XA'],
  ])('finds the same with %s as with %s', async (query, other) => {
    const found = await names(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual((await names(other)).toSorted());
  });

  it('puts the best match first, on all pages, and keeps the documented order without a search', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => test.get(`/php/specialists.php?search=plumber&per_page=2&page=${page}`)),
    );
    const found = pages.flatMap(({ body }) => body.specialists);
    expect(valuesOf(found, 'specialist_name')).toEqual(await names('search=plumber'));
    // The trade by id, then other words for it.
    expect(valuesOf(found, 'service_type')).toEqual([
      'Plumber',
      'Bathroom Plumber',
      'Plumber',
      'Plumber',
      'Plumbing and Heating Engineer',
    ]);
    const ids = valuesOf(await all(), 'specialist_id').map(Number);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('suggests searches and areas only where nothing is found, and that find something', async () => {
    const suggested = async (query: string) => {
      const { suggestions, areas } = (await test.get(`/php/specialists.php?${query}`)).body;
      return [suggestions, areas];
    };
    expect(await suggested('search=plumber&location=Leicester')).toEqual([undefined, undefined]);
    expect(await suggested('search=plummmer')).toEqual([['plumber'], undefined]);
    const [suggestions, areas] = await suggested('search=tailor&location=Hinckley');
    expect(suggestions).toBeUndefined();
    expect(areas.length).toBeGreaterThan(0);
    for (const area of areas) expect(await names(`search=tailor&location=${encodeURIComponent(area)}`)).not.toEqual([]);
    // First those with a word of the location.
    expect((await suggested('location=Hinckley%20Nowhere'))[1][0]).toContain('Hinckley');
    expect(await suggested('search=zzz&location=Hinckley')).toEqual([undefined, undefined]);
  });

  it('treats wildcards, quotes and code in a filter as plain text', async () => {
    for (const text of ['%', '_', "' or 1=1 --", '\\', '%00', '"); drop table specialists;'])
      expect(await names(`search=${encodeURIComponent(text)}`)).toEqual([]);
    expect((await all()).length).toBeGreaterThan(40);
  });

  it('lists the specialists of a service, in the same shape as the directory (PHP-06)', async () => {
    const { body } = await test.get('/php/getSpecialistsByService.php?serviceId=12');
    const [yusuf] = body.specialists;
    expect(valuesOf(body.specialists, 'specialist_name')).toEqual(await names('serviceType=Tailoring'));
    expect(yusuf).toEqual(recordWith(await all(), 'specialist_name', 'Yusuf Demir'));
    expect((await test.get('/php/getSpecialistsByService.php?serviceId=77')).body).toEqual({
      success: true,
      specialists: [],
    });
  });

  it('serves its photos, and nothing else in their folder', async () => {
    const photographed = (await all()).find(
      (specialist: { specialist_photo: string | null }) => specialist.specialist_photo,
    );
    const photo = await fetch(`${test.backend.origin}/php/${photographed.specialist_photo}`);
    expect(photo.status).toBe(200);
    expect(photo.headers.get('content-type')).toBe('image/webp');
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await photo.arrayBuffer()).byteLength).toBe(Number(photo.headers.get('content-length')));
    for (const path of ['specialists/0.webp', 'specialists/..%2f..%2fbackend.sqlite', 'specialists/', 'x.webp'])
      expect((await test.get(`/php/uploads/${path}`)).status).toBe(404);
  });

  it('answers unknown scripts and wrong methods in the documented shape', async () => {
    const unknown = await test.get('/php/nothing.php');
    expect([unknown.status, unknown.body.success]).toEqual([404, false]);
    const wrong = await test.get('/php/userLogin.php');
    expect([wrong.status, wrong.headers.get('allow'), wrong.body.success]).toEqual([405, 'POST', false]);
  });
});
