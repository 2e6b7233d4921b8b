import { formatAmount, money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { givenPlayed } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { sumPlayDays } from '../../bets/index.ts';
import { countActiveAccounts } from '../../identity/index.ts';
import { openRequirement } from '../../turnover/index.ts';

const db = testDatabase();
const site = testContext(db);
const { call, hire } = testConsole(site.ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

const openPlayer = async (deposited: number, bet: number): Promise<void> => {
  const { id: accountId } = await openMember(site);
  const at = site.clock.now();
  const reference = `deposit of ${accountId}`;
  await transaction(db, (tx) =>
    openRequirement(tx, {
      accountId,
      kind: 'DEPOSIT',
      base: kyat(deposited),
      multiple: '1',
      source: 'test',
      reference,
      at,
    }),
  );
  await givenPlayed(db, { accountId, game: 'RNG', stake: kyat(bet), payout: kyat(bet), at });
};

const moved = (all: number, count: number) => [{ text: 'levelsMoved', values: { all, moved: count } }];

test('a change of what a level asks for tells how many members would come to another level', async () => {
  for (const [deposited, bet] of [
    [400_000, 6_000_000],
    [600_000, 6_000_000],
    [700_000, 1_000_000],
  ] as const)
    await openPlayer(deposited, bet);
  site.clock.advance(86_400_000);
  await sumPlayDays(site.ctx);
  const { token } = await hire('chief', 'administrator');
  const effectsOf = async (name: string, value: unknown) => {
    const url = `/console/settings/club.${name}/preview`;
    return ((await call('POST', url, { token, body: { value } })).body.value as { effects: object[] })
      .effects;
  };
  expect(await effectsOf('level2.deposited', '400000.00')).toEqual(moved(3, 1));
  expect(await effectsOf('level2.bet', '1000000.00')).toEqual(moved(2, 1));
  expect(await effectsOf('level2.deposited', '650000.00')).toEqual(moved(2, 1));
});

test('a change of what levels give tells what their bonuses and the cashback could come to', async () => {
  const { token } = await hire('chief2', 'administrator');
  const effectsOf = async (name: string, value: unknown) => {
    const url = `/console/settings/club.${name}/preview`;
    return ((await call('POST', url, { token, body: { value } })).body.value as { effects: object[] })
      .effects;
  };
  const members = await countActiveAccounts(db, site.clock.now());
  const all = (amount: number) => formatAmount(kyat(amount * members));
  expect(await effectsOf('level8.bonus', '4000000.00')).toEqual([
    {
      text: 'levelBonusCost',
      values: {
        each: '4000000.00',
        perDay: all(5_443_000),
        mostEach: '5000000.00',
        mostPerDay: '100000000.00',
      },
    },
  ]);
  expect(await effectsOf('level1.mostCashback', '150000.00')).toEqual([
    {
      text: 'cashbackCost',
      values: {
        each: '30000000.00',
        perDay: all(150_000),
        mostEach: '30000000.00',
        mostPerDay: '200000000.00',
      },
    },
  ]);
});
