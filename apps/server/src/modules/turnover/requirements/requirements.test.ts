import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCountedRequirements, readStoredRequirements } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { post, postingKey } from '../../wallet/index.ts';
import { followWallets } from './follow-wallets.ts';
import { openRequirement, type RequirementOrder } from './open-requirement.ts';
import {
  readContributions,
  readRemaining,
  readRequirements,
  remainingTurnover,
} from './read-requirements.ts';
import type { StoredRequirement } from '../types.ts';
import { moveWatermark, readWatermark } from './follow-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const ctx = testContext(db);
const { openMember, play, rollBack, finish, nextBet } = testPlay(db, ctx);

let last = 0;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

/** Credits a deposit with its requirement. */
const deposit = async (accountId: bigint, amount: number): Promise<bigint> => {
  last += 1;
  const reference = `d${last}`;
  return transaction(db, async (tx) => {
    const key = postingKey('test', reference);
    await post(tx, accountId, { kind: 'DEPOSIT', amount: kyat(amount), key, source: 'test', reference });
    return open(accountId, { base: kyat(amount), reference }, tx);
  });
};

type Asked = Partial<RequirementOrder>;
const open = (accountId: bigint, asked: Asked, tx: Parameters<typeof openRequirement>[0]) =>
  openRequirement(tx, {
    accountId,
    kind: 'DEPOSIT',
    base: kyat(0),
    multiple: '1',
    source: 'test',
    reference: `q${(last += 1)}`,
    at: ctx.clock.now(),
    ...asked,
  });

const openAfter = (accountId: bigint, asked: Asked) => transaction(db, (tx) => open(accountId, asked, tx));

const member = async (amount: number): Promise<{ name: string; id: bigint }> => {
  const name = `player${(last += 1)}`;
  const id = await openMember(name);
  await deposit(id, amount);
  return { name, id };
};

/** As whoever decides by it reads it. */
const remaining = (id: bigint) => transaction(db, (tx) => remainingTurnover(tx, id));
const statesOf = (requirements: readonly StoredRequirement[]) =>
  requirements.map(({ progress, state }) => [progress, state]);
const states = async (id: bigint) => statesOf(await readCountedRequirements(db, id));

test('WALLET-003 a deposit is bet once before it may leave, judged right after the last bet', async () => {
  const { name, id } = await member(10_000);
  expect(await remaining(id)).toBe(kyat(10_000));
  await play(name, 600_000n, 600_000n);
  expect(await remaining(id)).toBe(kyat(4_000));
  await play(name, 400_000n, 0n);
  expect(await remaining(id)).toBe(0n);
  expect(await states(id)).toEqual([[kyat(10_000), 'FULFILLED']]);
});

test('a requirement is opened once for the use case behind it, and what was bet before fills nothing', async () => {
  const { name, id } = await member(10_000);
  await play(name, 400_000n, 400_000n);
  const asked = { base: kyat(5_000), reference: 'same' };
  expect(await openAfter(id, asked)).toBe(await openAfter(id, asked));
  expect(await states(id)).toEqual([
    [kyat(4_000), 'OPEN'],
    [0n, 'OPEN'],
  ]);
});

test('bets fill the oldest first, and a bonus by the weight of the title', async () => {
  const { name, id } = await member(10_000);
  await openAfter(id, { kind: 'BONUS', base: kyat(10_000), multiple: '15', maxStake: kyat(12_000) });
  await play(name, 1_000_000n, 2_000_000n);
  await play(name, 500_000n, 0n, { title: 'LIVE' });
  await play(name, 500_000n, 500_000n, { title: 'LIVE' });
  await play(name, 100_000n, 100_000n, { title: 'JP' });
  await play(name, 1_250_000n, 1_250_000n);
  await play(name, 200_000n, 200_000n);
  expect(await states(id)).toEqual([
    [kyat(3_000), 'OPEN'],
    [kyat(10_000), 'FULFILLED'],
  ]);
  expect(await remaining(id)).toBe(kyat(147_000));
});

test('followers and readers at once beside a player count every bet once', async () => {
  const { name, id } = await member(100_000);
  await Promise.all([
    (async () => {
      for (let i = 0; i < 25; i += 1) await play(name, 10_000n, i % 3 === 0 ? 25_000n : 0n);
    })(),
    ...[1, 2, 3].map(async () => {
      for (let i = 0; i < 12; i += 1) await followWallets(db);
    }),
    (async () => {
      for (let i = 0; i < 12; i += 1) await remaining(id);
    })(),
  ]);
  await Promise.all([followWallets(db), followWallets(db)]);
  expect(await states(id)).toEqual([[kyat(2_500), 'OPEN']]);
});

/** A posting is followed once every transaction before it has ended, those of other databases too. */
const expectFollowed = async (accountId: bigint, progress: bigint): Promise<void> => {
  const read = async () => {
    await followWallets(db);
    return (await readStoredRequirements(db, accountId)).map((requirement) => requirement.progress);
  };
  await expect.poll(read).toEqual([progress]);
};

test('the follower counts what nobody has asked about', async () => {
  const { name, id } = await member(1_000);
  await play(name, 30_000n, 30_000n);
  await expectFollowed(id, 30_000n);
});

test('a read answers what was counted last and counts nothing; the job counts it, and so does whoever decides by it', async () => {
  const { name, id } = await member(1_000);
  const [opened] = await readRequirements(db, id);
  const asked = { accountId: id, requirementId: opened?.id ?? 0n };
  const look = async () => ({
    remaining: await readRemaining(db, id),
    states: statesOf(await readRequirements(db, id)),
    bets: (await readContributions(db, asked, { no: 1, size: 10 })).total,
  });
  const uncounted = { remaining: kyat(1_000), states: [[0n, 'OPEN']], bets: 0 };
  await play(name, 30_000n, 30_000n);
  expect([await look(), await look()]).toEqual([uncounted, uncounted]);
  expect(await remaining(id)).toBe(kyat(700));
  await play(name, 20_000n, 20_000n);
  expect(await look()).toEqual({ remaining: kyat(700), states: [[kyat(300), 'OPEN']], bets: 1 });
  await expectFollowed(id, 50_000n);
  expect(await look()).toEqual({ remaining: kyat(500), states: [[kyat(500), 'OPEN']], bets: 2 });
});

test('pages are told when a count has changed, and only then', async () => {
  const { name, id } = await member(1_000);
  const heard: unknown[] = [];
  const stop = db.onEvent((event) => event.type === 'turnover-changed' && heard.push(event));
  await remaining(id);
  expect(heard).toEqual([]);
  await play(name, 30_000n, 30_000n);
  await remaining(id);
  await remaining(id);
  stop();
  expect(heard).toEqual([{ type: 'turnover-changed', key: String(id) }]);
});

test('what was played in a long absence is made up for in one go', async () => {
  const { name, id } = await member(100_000);
  await Promise.all(Array.from({ length: 120 }, () => play(name, 10_000n, 5_000n)));
  await openAfter(id, { base: kyat(500) });
  await play(name, 10_000n, 0n);
  expect(await states(id)).toEqual([
    [kyat(12_100), 'OPEN'],
    [0n, 'OPEN'],
  ]);
});

test('in a restored database, whose transactions are numbered anew, the follower goes on', async () => {
  const { name, id } = await member(1_000);
  const beyond = 1_000_000_000_000_000n;
  await moveWatermark(db, await readWatermark(db), beyond);
  await play(name, 20_000n, 20_000n);
  await expectFollowed(id, 20_000n);
  expect(await readWatermark(db)).toBeLessThan(beyond);
});

test('a bet that is taken back takes back what it gave and opens what it had filled', async () => {
  const { name, id } = await member(10_000);
  await play(name, 400_000n, 400_000n);
  const bet = await play(name, 700_000n, 700_000n);
  expect(await remaining(id)).toBe(0n);
  await rollBack(name, bet);
  expect(await remaining(id)).toBe(kyat(6_000));
  expect(await states(id)).toEqual([[kyat(4_000), 'OPEN']]);
});

test('a reversal that came before its bet, or before anybody looked, leaves nothing', async () => {
  const { name, id } = await member(10_000);
  const early = nextBet();
  await rollBack(name, early);
  await expect(play(name, 100_000n, 0n, { bet: early })).rejects.toThrow('refused');
  await rollBack(name, await play(name, 100_000n, 0n));
  expect(await states(id)).toEqual([[0n, 'OPEN']]);
});

test('a reversal beside a follower takes back just what was given', async () => {
  const { name, id } = await member(100_000);
  const bets = [];
  for (let i = 0; i < 10; i += 1) bets.push(await play(name, 100_000n, 100_000n));
  await Promise.all([
    ...bets.slice(0, 7).map((bet) => rollBack(name, bet)),
    ...[1, 2, 3, 4].map(() => followWallets(db)),
    remaining(id),
  ]);
  expect(await remaining(id)).toBe(kyat(97_000));
});

test('a round counts when it is decided, also when no money tells of it', async () => {
  const { name, id } = await member(10_000);
  const bet = await play(name, 300_000n, 0n, { finished: false });
  expect(await remaining(id)).toBe(kyat(10_000));
  await finish(name, bet);
  await followWallets(db);
  expect(await states(id)).toEqual([[kyat(3_000), 'OPEN']]);
});

test('when the wallet is down to nothing, what is open is let off; what is still at stake is not lost', async () => {
  const { name, id } = await member(10_000);
  await openAfter(id, { kind: 'BONUS', base: kyat(50_000), multiple: '3' });
  const bet = await play(name, 950_000n, 0n, { finished: false });
  expect(await remaining(id)).toBe(kyat(160_000));
  await finish(name, bet);
  expect(await remaining(id)).toBe(0n);
  expect(await states(id)).toEqual([
    [0n, 'CLEARED'],
    [kyat(9_500), 'CLEARED'],
  ]);
  await deposit(id, 2_000);
  expect(await remaining(id)).toBe(kyat(2_000));
});

test('a deposit that comes before anybody has looked is not let off with those before it', async () => {
  const { name, id } = await member(10_000);
  await play(name, 950_000n, 0n);
  await deposit(id, 5_000);
  expect(await states(id)).toEqual([
    [0n, 'OPEN'],
    [kyat(9_500), 'CLEARED'],
  ]);
});

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('play', 'play', 'play', 'open', 'back', 'finish', 'follow'),
    stake: fc.bigInt({ min: 2n, max: 9_999n }),
    payout: fc.bigInt({ min: 0n, max: 20_000n }),
    title: fc.constantFrom<'RNG' | 'LIVE' | 'PVP'>('RNG', 'LIVE', 'PVP'),
    which: fc.nat(9),
  }),
  { minLength: 5, maxLength: 14 },
);

test('after any history the progress is what all decided bets add up to', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const { name, id } = await member(1_000_000);
      const bets: { bet: ReturnType<typeof nextBet>; worth: bigint; decided: boolean }[] = [];
      for (const { act, stake, payout, title, which } of history) {
        const chosen = bets[which % Math.max(bets.length, 1)];
        if (act === 'follow') await followWallets(db);
        else if (act === 'play' || act === 'open') {
          const decided = act === 'play';
          const back = decided ? payout : 0n;
          const bet = await play(name, stake, back, { title, finished: decided });
          bets.push({ bet, worth: worthOf(title, stake, back), decided });
        } else if (chosen && act === 'back') {
          await rollBack(name, chosen.bet);
          chosen.worth = 0n;
        } else if (chosen) {
          await finish(name, chosen.bet);
          chosen.decided = true;
        }
      }
      const sum = bets.reduce((all, { worth, decided }) => (decided ? all + worth : all), 0n);
      expect((await states(id))[0]?.[0]).toBe(sum);
    }),
    { numRuns: 8 },
  );
  await expectProven(db);
});

const worthOf = (title: string, stake: bigint, payout: bigint): bigint => {
  const result = payout > stake ? payout - stake : stake - payout;
  if (title === 'RNG') return stake;
  return title === 'PVP' || result < stake ? result : stake;
};
