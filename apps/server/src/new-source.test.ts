import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { openMember } from '../../../tools/payments/members.ts';
import { testContext } from '../../../tools/test-context.ts';
import { readCountedRequirements } from '../../../tools/scenario/index.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { expectProven } from '../../../tools/test-wallet.ts';
import { listedGame } from '../../../tools/test/play.ts';
import { businessDay } from './business-day.ts';
import { placeBet, resettleBet, settleBet, voidBet } from './modules/bets/index.ts';
import { putGames } from './modules/catalogue/index.ts';
import { createMission } from './modules/missions/index.ts';
import { listMissions } from './modules/missions/list-missions.ts';
import { readPoints } from './modules/points/earning/read-points.ts';
import { readProfit } from './modules/records/account/read-profit.ts';
import { readBet, readBets } from './modules/records/read-bets.ts';
import { listWinners } from './modules/records/list-winners.ts';
import { openRequirement, weighPlayed } from './modules/turnover/index.ts';
import { post, postingKey, readBalance } from './modules/wallet/index.ts';
import { SYSTEM } from './modules/audit/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

/** A whole source of bets: a coin that pays 1.9 times the stake. Its readers are all there already. */
const coin = {
  place: (accountId: bigint, reference: string, stake: Money) =>
    transaction(db, (tx) =>
      placeBet(tx, {
        accountId,
        reference,
        stake,
        source: 'COIN',
        category: 'SPORTS',
        game: 'coin',
        round: 'toss',
        potentialPayout: money((stake * 19n) / 10n),
        selections: [{ event: 'toss', market: 'side', pick: 'heads', line: null, price: '1.9000' }],
        at: clock.now(),
      }),
    ),
  settle: (betId: string, payout: Money) =>
    transaction(db, (tx) =>
      settleBet(tx, { betId, reference: 'toss', payout, outcome: 'decided', at: clock.now() }),
    ),
  resettle: (betId: string, payout: Money) =>
    transaction(db, (tx) =>
      resettleBet(tx, { betId, reference: 'again', payout, outcome: 'decided', at: clock.now() }),
    ),
  void: (betId: string) =>
    transaction(db, (tx) =>
      voidBet(tx, { betId, reference: 'void', reason: 'the coin stood on its edge', at: clock.now() }),
    ),
};

const GAME = listedGame('coin', { vendor: 'COIN', category: 'SPORTS', names: { en: 'Coin' } });

beforeAll(async () => {
  await transaction(db, async (tx) => {
    await putGames(tx, 'COIN', [GAME]);
    const titles = { en: 'Toss', my: 'လှည့်ပါ' };
    const mission = {
      type: 'DAILY',
      metric: 'VALID_BET',
      category: 'SPORTS',
      target: kyat(10_000),
      titles,
    } as const;
    const span = { enabled: true, startsOn: '2026-11-01', endsOn: null } as const;
    const reward = { kind: 'CASH', amount: kyat(100) } as const;
    await createMission(tx, { actor: SYSTEM, reason: 'test', mission: { ...mission, ...span, reward } });
  });
});

/** What every reader of bets tells of a member. */
const readOutcome = async (accountId: bigint) => {
  const day = businessDay(clock.now());
  const [{ bets, totals }, winners, profit, requirements, missions, points, weighed] = await Promise.all([
    readBets(db, accountId, { pageNo: 1, pageSize: 10 }),
    listWinners(db, 10),
    readProfit(ctx, accountId, {}),
    readCountedRequirements(db, accountId),
    listMissions(ctx, accountId),
    readPoints(ctx, accountId),
    weighPlayed(db, { from: day, to: day }),
  ]);
  return {
    record: [bets[0]?.bet.state, bets[0]?.game?.category, totals.stake, totals.payout],
    winner: winners.find(({ bet }) => bet.accountId === accountId)?.bet.payout,
    profit: profit.categories.map(({ category, stakes, wins }) => [category, stakes, wins]),
    turnover: requirements.map(({ kind, progress }) => [kind, progress]),
    mission: missions.stands[0]?.progress,
    points,
    leaderboard: weighed.find((one) => one.accountId === accountId)?.score,
    money: (await readBalance(db, accountId))?.available,
  };
};

test('a coin is a source of bets: records, winners, profit, turnover, bonuses, missions, points and ranks follow', async () => {
  const { id } = await openMember(site);
  await transaction(db, async (tx) => {
    const entry = { key: postingKey('test', 'funds'), source: 'test', reference: 'funds' };
    await post(tx, id, { ...entry, kind: 'DEPOSIT', amount: kyat(50_000) });
    const common = { accountId: id, base: kyat(8_000), multiple: '1', source: 'test', at: clock.now() };
    await openRequirement(tx, { ...common, kind: 'DEPOSIT', reference: 'deposit' });
    await openRequirement(tx, { ...common, kind: 'BONUS', reference: 'bonus' });
  });
  const placed = await coin.place(id, 'first', kyat(10_000));
  if (!('id' in placed)) throw new Error(placed.outcome);
  expect(await readOutcome(id)).toMatchObject({ record: ['open', 'SPORTS', kyat(10_000), 0n], points: 0n });

  expect((await readBet(db, id, placed.id)).selections).toEqual([
    { event: 'toss', market: 'side', pick: 'heads', line: null, price: '1.9000', teams: null },
  ]);

  await coin.settle(placed.id, kyat(19_000));
  const won = await readOutcome(id);
  expect(won).toMatchObject({
    record: ['settled', 'SPORTS', kyat(10_000), kyat(19_000)],
    winner: kyat(19_000),
    profit: [['SPORTS', kyat(10_000), kyat(19_000)]],
    // A deposit counts the bet in full, a bonus half of what is left of it.
    turnover: [
      ['BONUS', kyat(1_000)],
      ['DEPOSIT', kyat(8_000)],
    ],
    mission: kyat(10_000),
    points: 6n,
    leaderboard: kyat(5_000),
    money: kyat(59_000),
  });

  await coin.resettle(placed.id, kyat(0));
  expect(await readOutcome(id)).toMatchObject({
    record: ['settled', 'SPORTS', kyat(10_000), 0n],
    winner: undefined,
    profit: [['SPORTS', kyat(10_000), 0n]],
    points: 6n,
    money: kyat(40_000),
  });

  await coin.void(placed.id);
  expect(await readOutcome(id)).toMatchObject({
    record: ['void', 'SPORTS', 0n, 0n],
    profit: [['SPORTS', 0n, 0n]],
    turnover: [
      ['DEPOSIT', 0n],
      ['BONUS', 0n],
    ],
    mission: 0n,
    points: 0n,
    leaderboard: undefined,
    money: kyat(50_000),
  });
  await expectProven(db);
});
