import { club } from '@hintha/contract';
import { addMoney, formatAmount, money, type Money, sumMoney, ZERO } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMember, signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { givenPlayed } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { sumPlayDays } from '../../bets/index.ts';
import { clubSettings, levelsOf, moveToLevel } from '../../members/index.ts';
import { usualOf } from '../../settings/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { bonusSettings } from '../settings.ts';
import { nextLevel } from './check-levels.ts';
import { wayUp } from './read-standing.ts';

const db = testDatabase();
const site = testContext(db);
const { call, clock } = site;
const DAY_MS = 86_400_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

const readOwn = async ({ token }: TestMember) =>
  club.readClubStanding.reply.parse((await call('GET', '/wps/club/own', { token })).body.value);

const givenDeposit = (accountId: bigint, amount: number) =>
  transaction(db, (tx) =>
    openRequirement(tx, {
      accountId,
      kind: 'DEPOSIT',
      base: kyat(amount),
      multiple: '1',
      source: 'test',
      reference: `deposit of ${accountId}`,
      at: clock.now(),
    }),
  );

test('anybody sees the ladder, and nobody but a member a standing', async () => {
  const { body } = await call('GET', '/wps/club/levels');
  const { levels, keptDays, keptRate } = club.listClubLevels.reply.parse(body.value);
  expect(levels.map(({ labelName }) => labelName)).toEqual(levels.map((_, index) => `VIP ${index + 1}`));
  expect(levels[2]).toMatchObject({
    deposited: '2000000.00',
    bonus: '10000.00',
    cashback: '0.008',
    freePerDay: 3,
  });
  expect([keptDays, keptRate]).toEqual([90, '0.05']);
  expect((await call('GET', '/wps/club/own')).status).toBe(401);
});

test('a new member stands on the first level and is told all that the second asks for', async () => {
  expect(await readOwn(await openMember(site))).toMatchObject({
    rankLevel: 1,
    since: null,
    next: { rankLevel: 2, deposited: '500000.00', bet: '5000000.00', recent: null },
    kept: null,
    history: [],
  });
});

test('deposits count at once, bets when their business day is over, and each brings the level nearer', async () => {
  const member = await openMember(site);
  await givenDeposit(member.id, 400_000);
  const at = clock.now();
  await givenPlayed(db, { accountId: member.id, game: 'RNG', stake: kyat(6_000_000), payout: ZERO, at });
  expect((await readOwn(member)).next).toMatchObject({ deposited: '100000.00', bet: '5000000.00' });
  clock.advance(DAY_MS);
  await sumPlayDays(site.ctx);
  member.token = await signIn(call, member.name);
  expect(await readOwn(member)).toMatchObject({
    deposited: '400000.00',
    bet: '6000000.00',
    next: { rankLevel: 2, deposited: '100000.00', bet: '0.00' },
  });
});

test('the history has every level that was come to, the newest first, and what keeps the one that is held', async () => {
  const member = await openMember(site);
  const at = clock.now();
  for (const level of [3, 4, 3])
    await transaction(db, (tx) => moveToLevel(tx, { accountId: member.id, level, at }));
  const { history, kept, next } = await readOwn(member);
  expect(history.map(({ labelName }) => labelName)).toEqual(['VIP 3', 'VIP 4', 'VIP 3']);
  expect(kept).toEqual({ asked: '1000000.00', recent: '0.00', from: at.getTime() + 90 * DAY_MS });
  // The fourth level was lost, and comes back by what keeps it.
  expect(next).toMatchObject({ rankLevel: 4, recent: '5000000.00' });
});

test('what is still asked for is enough for the next level, and a hundredth less is not', () => {
  const terms = { ...usualOf(bonusSettings), levels: levelsOf(usualOf(clubSettings)) };
  const amount = (most: bigint) => fc.bigInt(0n, most).map((one) => money(one));
  const progress = fc.record({
    level: fc.integer({ min: 1, max: 7 }),
    above: fc.integer({ min: 0, max: 7 }),
    deposited: amount(2n * 10n ** 11n),
    bet: amount(2n * 10n ** 12n),
    recent: amount(10n ** 11n),
  });
  const now = clock.now();
  fc.assert(
    fc.property(progress, ({ level, above, ...sums }) => {
      const before = { level, highest: Math.min(8, level + above), since: now, ...sums };
      const way = wayUp(before, terms);
      const missing = [way?.deposited ?? ZERO, way?.bet ?? ZERO, way?.recent ?? ZERO] as const;
      const after = (less: Money) => ({
        ...before,
        deposited: addMoney(before.deposited, missing[0]),
        bet: addMoney(before.bet, missing[1]),
        recent: addMoney(before.recent, missing[2]),
        ...(missing[0] > ZERO && { deposited: sumMoney([before.deposited, missing[0], less]) }),
      });
      const reached = nextLevel(after(ZERO), now, terms) > level;
      const short = nextLevel(after(money(-1n)), now, terms) > level;
      expect(reached).toBe(true);
      expect(short).toBe(missing[0] === ZERO);
    }),
  );
  expect(
    formatAmount(
      wayUp({ level: 7, highest: 7, since: now, deposited: ZERO, bet: ZERO, recent: ZERO }, terms)?.bet ??
        ZERO,
    ),
  ).toBe('10000000000.00');
  expect(
    wayUp({ level: 8, highest: 8, since: now, deposited: ZERO, bet: ZERO, recent: ZERO }, terms),
  ).toBeNull();
});
