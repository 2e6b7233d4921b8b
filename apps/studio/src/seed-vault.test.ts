import { commitTo, toServerSeed } from '@hintha/fairness';
import { systemRandom } from '@hintha/platform';
import { expect, test } from 'vitest';
import { openSeedVault } from './seed-vault.ts';

const seed = toServerSeed(systemRandom.bytes(32));
const commitment = commitTo(seed);
/** What Node says of an authentication tag that does not fit. */
const UNREADABLE = /authenticate/;

const vault = openSeedVault('a secret', systemRandom);

test('a seed comes out as it went in, also after a restart', () => {
  const sealed = vault.seal(seed, commitment);
  expect(openSeedVault('a secret', systemRandom).open(sealed, commitment)).toBe(seed);
});

test('a seed is sealed differently each time', () => {
  expect(vault.seal(seed, commitment).equals(vault.seal(seed, commitment))).toBe(false);
});

test('another secret, another row or a changed byte opens nothing', () => {
  const sealed = vault.seal(seed, commitment);
  expect(() => openSeedVault('another', systemRandom).open(sealed, commitment)).toThrow(UNREADABLE);
  expect(() => vault.open(sealed, 'another commitment')).toThrow(UNREADABLE);
  const changed = Buffer.from(sealed);
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => vault.open(changed, commitment)).toThrow(UNREADABLE);
});
