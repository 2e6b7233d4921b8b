import { PROMOTION_NAMES } from '@hintha/art';
import { loadAccountMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { artOfBonus, artOfMission } from './art-of.ts';

test('every bonus that has a name has a picture that is drawn, and an unknown one is a bonus', async () => {
  const { bonuses } = await loadAccountMessages('en');
  for (const kind of Object.keys(bonuses.names)) expect(PROMOTION_NAMES).toContain(artOfBonus(kind));
  expect(artOfBonus('SOMETHING_NEW')).toBe('bonus');
  expect(artOfBonus('toString')).toBe('bonus');
});

test('what members can claim differs in its picture from kind to kind', () => {
  const kinds = [
    'FIRST_DEPOSIT',
    'DAILY_RELOAD',
    'FREE_CREDIT',
    'MESSAGING_APP',
    'CASHBACK',
    'SIGN_IN',
    'RAFFLE',
  ];
  const metrics = (['DEPOSIT', 'VALID_BET', 'WINS', 'LOGIN_DAYS'] as const).map(artOfMission);
  expect(new Set([...kinds.map(artOfBonus), ...metrics]).size).toBe(kinds.length + metrics.length);
});
