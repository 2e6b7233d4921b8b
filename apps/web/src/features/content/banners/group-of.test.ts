import { expect, test } from 'vitest';
import { groupOf } from './group-of.ts';

test('SHELL-041 SHELL-042 a route shows the banners of its group, and a route without one shows none', () => {
  expect(groupOf('/elott')).toBe('w_lott');
  expect(groupOf('/down')).toBe('w_down');
  expect(groupOf('/promotions')).toBe('w_promotion');
  expect(groupOf('/pointMall')).toBe('w_shop');
  expect(groupOf('/sv3')).toBe('w_cockfight');
  expect(groupOf('/help/12')).toBe('w_help');
  for (const path of ['/join', '/noticePage', '/helpmc', '/lottery', '/'])
    expect(groupOf(path)).toBeUndefined();
  for (const area of ['rng', 'live', 'fish', 'pvp', 'sports', 'esports'] as const)
    expect(groupOf(`/${area}`)).toBe(`w_${area}`);
});
