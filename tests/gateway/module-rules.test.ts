import { describe, expect, it } from 'vitest';
import type { VehicleRecord } from '../../gateway/legacy/endpoints/vehicles.ts';
import { readTimeOfDay } from '../../gateway/modules/availability/inputs.ts';
import { photoUrl } from '../../gateway/modules/files/photo-url.ts';
import { localPath } from '../../gateway/modules/lib/local-path.ts';
import { toVehicles } from '../../gateway/modules/vehicle/vehicle.ts';

describe('the start of a time slot', () => {
  it.each([
    ['09:00', '09:00'],
    ['9.30', '09:30'],
    ['14:30:00', '14:30'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['12:00 AM', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['1:05 am', '01:05'],
    ['11:30PM', '23:30'],
    ['09:00 AM - 10:00 AM', '09:00'],
    ['from 2:30 pm', '14:30'],
    ['00:30 AM', null],
    ['13:00 PM', null],
    ['24:00', null],
    ['10:60', null],
    ['morning', null],
    ['', null],
  ])('is read from %j as %s', (label, time) => {
    expect(readTimeOfDay(label)).toBe(time);
  });
});

describe('the URL of a photo', () => {
  const hosts = new Set(['images.example.org', 'images.example.org:8443']);
  const longest = 'x'.repeat(100);

  it.each([
    [null, null],
    ['', null],
    ['uploads/a.jpg', 'https://www.example.org/media/uploads/a.jpg'],
    ['/uploads/people/a_1.jpg', 'https://www.example.org/media/uploads/people/a_1.jpg'],
    ['./php/uploads/a.jpg', 'https://www.example.org/media/uploads/a.jpg'],
    ['php/uploads/1/2/3/4/5/a.jpg', 'https://www.example.org/media/uploads/1/2/3/4/5/a.jpg'],
    ['php/uploads/1/2/3/4/5/6/a.jpg', null],
    [`uploads/${longest}`, `https://www.example.org/media/uploads/${longest}`],
    [`uploads/${longest}x`, null],
    ['uploads/../secret.php', null],
    ['uploads/.htaccess', null],
    ['uploads', null],
    ['other/uploads/a.jpg', null],
    ['uploads/a.jpg?x=1', null],
    ['https://images.example.org/a.jpg', 'https://images.example.org/a.jpg'],
    ['HTTPS://images.example.org:8443/a.jpg', 'https://images.example.org:8443/a.jpg'],
    ['http://images.example.org/a.jpg', null],
    ['https://images.example.org:9000/a.jpg', null],
    ['https://elsewhere.example.org/a.jpg', null],
    ['https://ann@images.example.org/a.jpg', null],
    ['https://:secret@images.example.org/a.jpg', null],
    ['https://', null],
    ['javascript:alert(1)//https://images.example.org/a.jpg', null],
    ['//images.example.org/a.jpg', null],
  ])('sent by the host as %j is %j', (photo, address) => {
    expect(photoUrl(photo, { hosts, origin: () => 'https://www.example.org' })).toBe(address);
  });
});

describe('the next page according to the host (C-12, C-68)', () => {
  const longest = `/${'x'.repeat(199)}`;

  it.each([
    [null, null],
    ['/login', '/login'],
    ['/dashboard?tab=1&x=%20#top', '/dashboard?tab=1&x=%20#top'],
    ['/', '/'],
    [longest, longest],
    [`${longest}x`, null],
    ['', null],
    ['login', null],
    ['//elsewhere.example.org', null],
    ['/\\elsewhere.example.org', null],
    ['/a//elsewhere.example.org', null],
    ['https://elsewhere.example.org/', null],
    ['/login\n', null],
    ['/log in', null],
    [' /login', null],
  ])('%j leads to %j', (redirect, path) => {
    expect(localPath(redirect)).toBe(path);
  });
});

describe('a customer’s vehicles', () => {
  const record = (part: Partial<VehicleRecord>): VehicleRecord => ({
    ...{ id: '1', make: 'Ford', model: 'Fiesta', year: 2019, color: null, licensePlate: null, vin: null },
    primaryVehicle: false,
    ...part,
  });

  it.each([
    [1000, 1000],
    [9999, 9999],
    [999, null],
    [10_000, null],
    [2019.5, null],
    [null, null],
  ])('made in %s have the year %s', (year, displayed) => {
    expect(toVehicles([record({ year })])[0]?.year).toBe(displayed);
  });

  it('have the primary one first, and the others in the host’s order', () => {
    const vehicles = toVehicles([record({ id: '3' }), record({ id: '1' }), record({ id: '2', primaryVehicle: true })]);
    expect(vehicles.map(({ id }) => id)).toEqual(['2', '3', '1']);
  });
});
