import { expect, test } from 'vitest';
import { csvName } from './csv-name.ts';

test('the file is named by what it holds and by its period', () => {
  const span = { from: '2026-11-01', to: '2026-11-21' };
  expect(csvName('bets', span)).toBe('hintha-bets-2026-11-01_2026-11-21.csv');
  expect(csvName('account', span)).toBe('hintha-account-2026-11-01_2026-11-21.csv');
});
