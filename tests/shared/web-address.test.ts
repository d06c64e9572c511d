import { expect, it } from 'vitest';
import { hasWebAddress, isUnsafeName } from '../../shared/web-address.ts';

it.each([
  'Your account is locked. Unlock: https://evil.example',
  'HTTPS://evil.example',
  'http：//evil.example',
  'http:／／evil.example',
  'http:\u2215\u2044evil.example',
  'http\u200b:\u2060/\u00ad/evil.example',
  'ht tp : // evil.example',
  'http:\\\\evil.example',
  'www.evil.example',
  'ｗｗｗ．evil.example',
  'WWW。evil.example',
  'w\u200bw\u200dw.evil.example',
  'wẅw.evil.example'.replace('ẅ', 'w\u0308'),
  'www\u2024evil.example',
])('%j holds a web address', (text) => {
  expect([hasWebAddress(text), isUnsafeName(text)]).toEqual([true, true]);
});

it.each(['joan@evil.example', 'joan＠evil', 'joan\ufe6bevil', 'evil.example/a', 'a／b', 'a\u2215b', 'a\\b'])(
  '%j is no name, but can be part of an address',
  (text) => {
    expect([hasWebAddress(text), isUnsafeName(text)]).toEqual([false, true]);
  },
);

it.each([
  "O'Brien",
  'O’Brien',
  'Anne-Marie',
  'J. R. Smith',
  'Łukasz',
  'Ngũgĩ wa Thiong’o',
  'Siân Llŷr',
  'محمد',
  '王小明',
  'Владимир',
  'Wwwilliams',
  'Smith (née Jones), Jr.',
])('%j is a name', (name) => {
  expect(isUnsafeName(name)).toBe(false);
});

it.each(['Flat 3/1, 12 High Street', 'c/o Mrs O’Brien, 2 Mill Lane', 'Unit A: ring twice', '½ Mill Lane'])(
  '%j is an address',
  (address) => {
    expect(hasWebAddress(address)).toBe(false);
  },
);
