import { expect, test } from 'vitest';
import { EMPTY, isAddress, isCode, isSecret, readMaxBet, readSettings } from './read-settings.ts';

const KEY = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----';
const FULL = {
  ...EMPTY,
  name: ' Northstar ',
  vendorUrl: 'https://api.northstar.test/v2',
  operatorId: 'hintha',
};

test('settings are read with what was left empty as none', () => {
  const read = { name: 'Northstar', vendorUrl: FULL.vendorUrl, operatorId: 'hintha' };
  expect(readSettings(FULL)).toEqual({ ...read, vendorKey: null, maxBet: null });
  expect(readSettings({ ...FULL, vendorKey: `${KEY}\n`, maxBet: '1,500' })).toEqual({
    ...read,
    vendorKey: KEY,
    maxBet: '1500.00',
  });
});

test('nothing is read while a field is empty or wrong', () => {
  expect(readSettings(EMPTY)).toBeUndefined();
  for (const wrong of [
    { name: ' ' },
    { vendorUrl: 'northstar.test' },
    { operatorId: '' },
    { maxBet: 'many' },
    { vendorKey: 'MIIB' },
    { vendorKey: KEY.replaceAll('PUBLIC', 'PRIVATE') },
  ])
    expect(readSettings({ ...FULL, ...wrong })).toBeUndefined();
});

test.each(['ftp://a.test', 'https://user:key@a.test', 'https://a.test/?key=1', 'https://a.test/#x', 'a'])(
  '%s is no address of a vendor',
  (typed) => {
    expect(isAddress(typed)).toBe(false);
  },
);

test('codes are capitals, secrets are long, stakes are above zero', () => {
  expect(['NORTHSTAR', 'N2_X'].every(isCode)).toBe(true);
  expect(['northstar', '2N', 'N', 'N-S'].some(isCode)).toBe(false);
  expect(isSecret('short')).toBe(false);
  expect(isSecret('sixteen-signs-ok')).toBe(true);
  expect(readMaxBet('')).toBeNull();
  expect(readMaxBet('0')).toBeUndefined();
});
