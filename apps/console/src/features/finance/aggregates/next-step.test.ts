import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

test('a vendor opens to its games, a game to wallets, a team to its branches and these to wallets', () => {
  expect(nextStep('vendor', 'SPIN', '')).toEqual({ vendor: 'SPIN', by: 'game' });
  expect(nextStep('game', 'SPIN/ruby', '')).toEqual({ game: 'SPIN/ruby', by: 'wallet' });
  expect(nextStep('team', '7', '')).toEqual({ team: '7', by: 'team' });
  expect(nextStep('team', '7', '7')).toEqual({ team: '7', by: 'wallet' });
});

test('what belongs to no vendor or team opens to wallets, and a wallet or a currency to nothing', () => {
  expect(nextStep('vendor', 'none', '')).toEqual({ vendor: 'none', by: 'wallet' });
  expect(nextStep('team', 'none', '')).toEqual({ team: 'none', by: 'wallet' });
  expect(nextStep('wallet', '7', '')).toBeUndefined();
  expect(nextStep('currency', 'MMK', '')).toBeUndefined();
});
