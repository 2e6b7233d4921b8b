import { expect, test } from 'vitest';
import { nameSettings } from '../settings.ts';
import { isReserved } from './check-name.ts';

const { reserved, brands } = nameSettings.settings;
const usual = { reserved: reserved.usual, brands: brands.usual };

test.each([
  'admin',
  'Admin88',
  'administrator',
  '\u0430dmin',
  'suppоrt',
  'adm1n',
  'a.d.m.i.n',
  'a___d___m___i___n',
  'ad\u200Bmin',
  'hìnthá',
  'HINTHA',
  'thehinthateam',
  'h1ntha_vip',
  'Ko Staff',
  'myagent',
  'agent007',
  'c4shier',
  'Operator\u2800',
  '\u202Enimda admin',
  'ｓｕｐｐｏｒｔ',
  'customer support',
  'adrnin',
])('%s passes for the operator', (name) => {
  expect(isReserved(name, usual)).toBe(true);
});

test.each(['badminton', 'thiri', 'maung88', 'ကိုကို', 'Mr Gentleman', 'သူရ', 'ramintha', 'Bob', '', 'supreme1'])(
  '%s is anybody’s',
  (name) => {
    expect(isReserved(name, usual)).toBe(false);
  },
);

test('a word that staff add counts at once, and a list without words refuses nothing', () => {
  expect(isReserved('bigboss', { reserved: ['b0ss'], brands: [] })).toBe(true);
  expect(isReserved('admin', { reserved: [], brands: ['', '.'] })).toBe(false);
});
