import { expect, test } from 'vitest';
import { routesOf } from './routes-of.ts';

test('SHELL-096 an address has the speed 0 until it was measured', () => {
  expect(routesOf([{ domain: 'play.example' }, { domain: 'two.example' }])).toEqual([
    { domain: 'play.example', speed: 0 },
    { domain: 'two.example', speed: 0 },
  ]);
});
