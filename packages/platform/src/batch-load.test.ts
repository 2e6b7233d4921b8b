import { expect, test } from 'vitest';
import { batchLoad } from './batch-load.ts';

test('what is asked in one turn is loaded together, each key once', async () => {
  const loads: string[][] = [];
  const find = batchLoad(async (keys) => {
    loads.push([...keys]);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.length]));
  });
  expect(await Promise.all(['a', 'bb', 'a', 'nobody'].map(find))).toEqual([1, 2, 1, undefined]);
  expect(await find('ccc')).toBe(3);
  expect(loads).toEqual([['a', 'bb', 'nobody'], ['ccc']]);
});

test('a load that fails rejects those who asked, and the next turn asks anew', async () => {
  let fails = true;
  const find = batchLoad(async (keys) => {
    if (fails) throw new Error('no database');
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(Promise.all(['a', 'b'].map(find))).rejects.toThrow('no database');
  fails = false;
  expect(await find('a')).toBe('a');
});
