import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickHost } from './pick-host.ts';

const HOSTS = ['https://one.example/', 'https://two.example', 'https://three.example/art'];

test('GAMES-059 pictures come from one of the hosts, and from this site when there is none', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      expect(['https://one.example', 'https://two.example', 'https://three.example']).toContain(
        pickHost(HOSTS, chance),
      );
    }),
  );
  expect([0, 0.34, 0.99].map((chance) => pickHost(HOSTS, chance))).toEqual([
    'https://one.example',
    'https://two.example',
    'https://three.example',
  ]);
  expect(pickHost([], 0.5)).toBe('');
  expect(pickHost(['mailto:somebody', '/pictures'], 0.5)).toBe('');
});
