import { LANGUAGES } from '@hintha/contract';
import { loadAccountMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { MENU } from './menu.ts';

/** The pages that the specification has, in its order. */
const SPECIFIED = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
];

test('ACCESS-120 my account is the first entry and leads to the security page', () => {
  expect(MENU[0]).toMatchObject({ name: 'myAccount', page: 'securityCenter' });
});

test('ACCESS-124 the menu has the thirteen pages of the specification, and two of our own', () => {
  const pages = MENU.map(({ page }) => page);
  expect(SPECIFIED).toHaveLength(13);
  const ours: readonly string[] = ['cashFlow', 'supportCases'];
  expect(pages.filter((page) => !ours.includes(page))).toEqual(SPECIFIED);
  expect(pages).toHaveLength(SPECIFIED.length + ours.length);
});

test.each(LANGUAGES)('ACCESS-124 each entry has a name of its own in %s', async (language) => {
  const { menu } = await loadAccountMessages(language);
  const names = MENU.map(({ name }) => menu[name].trim());
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(MENU.length);
});

test('the entries that stand together have icons of their own', () => {
  for (const entries of Map.groupBy(MENU, ({ group }) => group).values())
    expect(new Set(entries.map(({ icon }) => icon)).size).toBe(entries.length);
});
