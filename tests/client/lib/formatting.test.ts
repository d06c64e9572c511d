import { describe, expect, it } from 'vitest';
import { formatDuration } from '~/lib/format-duration.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { product } from '~/site/product.ts';
import { serviceSlug } from '~/site/service-slug.ts';
import { initials } from '~/ui/avatar.tsx';
import { remainingMessage } from '~/ui/field.tsx';

describe('formatDuration (DIR-40)', () => {
  it.each([
    [45, '45m'],
    [59, '59m'],
    [60, '1h'],
    [90, '1h 30m'],
    [120, '2h'],
    [null, 'Duration varies'],
    [undefined, 'Duration varies'],
    [0, 'Duration varies'],
    [0.4, 'Duration varies'],
    [-30, 'Duration varies'],
    [Number.NaN, 'Duration varies'],
    [Number.POSITIVE_INFINITY, 'Duration varies'],
  ])('formats %s minutes as %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [640_000, '640 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [4_200_000, '4.2 MB'],
    [25_000_000, '25.0 MB'],
  ])('formats %s bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('initials', () => {
  it.each([
    ['Amara Okafor', 'AO'],
    ['Mary-Jane van der Berg', 'MB'],
    ['Cher', 'C'],
    ['  siân  o’neill ', 'SO'],
    ['Łukasz Żak', 'ŁŻ'],
    ['', ''],
    ['42', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('remainingMessage', () => {
  it.each([
    [7_999, ''],
    [8_000, '2,000 characters left'],
    [9_999, '1 character left'],
    [10_000, '0 characters left'],
    [10_001, '1 character too many'],
  ])('of %s characters of 10,000 is %j, from 80 %% of the limit', (length, message) => {
    expect(remainingMessage(length, 10_000)).toBe(message);
  });
});

describe('serviceSlug', () => {
  it.each([
    ['Vehicle Repair', 'vehicle-repair'],
    ['Brake Repair', 'brake-repair'],
    ['Plumbing Repair', 'plumbing-repair'],
    ['Electrical Repair', 'electrical-repair'],
    ['Electrical Diagnostics', 'electrical-diagnostics'],
    ['HVAC Repair', 'hvac-repair'],
    ['Carpentry', 'carpentry'],
    ['Cleaning Service', 'cleaning-service'],
    ['Couriers', 'couriers'],
    ['Landscaping', 'landscaping'],
    ['Towing', 'towing'],
    ['Tailoring', 'tailoring'],
    ['Vehicle technician', 'vehicle-repair'],
    ['Flat Tire', 'vehicle-repair'],
    ['Plumber', 'plumbing-repair'],
    ['Electrician', 'electrical-repair'],
    ['Carpet cleaning', 'cleaning-service'],
    ['vehicle_repair', 'vehicle-repair'],
    ['air--con', 'hvac-repair'],
    ['man_and_van', 'vehicle-repair'],
    ['Window tinting', null],
    ['', null],
  ])('%j is %s', (name, slug) => {
    expect(serviceSlug(name)).toBe(slug);
  });
});

describe('product', () => {
  it('links the phone numbers it shows', () => {
    for (const { formatted, href } of Object.values(product.phones)) {
      expect(href).toMatch(/^tel:\+44\d{9,10}$/);
      expect(href.replace('tel:+44', '0')).toBe(formatted.replace(/ /g, ''));
    }
  });
});
