import assert from 'node:assert/strict';
import { money, negateMoney, ZERO } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPostingRows, readWrittenBets } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { adjust, readBalance } from '../wallet/index.ts';
import { sumPlay } from './find-bets.ts';
import { type BetOrder, placeBet, placeBets, type PlacedBets } from './place-bet.ts';
import {
  resettleBet,
  resettleBets,
  settleBet,
  settleBets,
  voidBet,
  voidBets,
} from './settlement/settle-bet.ts';

const db = testDatabase({ role: 'hintha_app' });
const AT = new Date('2026-11-21T08:00:00Z');
const SPAN = { from: new Date('2026-11-21T00:00:00Z'), to: new Date('2026-11-22T00:00:00Z') };

interface RandomBet {
  readonly name: number;
  readonly stake: bigint;
  readonly category: string;
  readonly selections: number;
}

interface RandomStep {
  readonly move: 'settle' | 'part' | 'cash_out' | 'resettle' | 'void' | 'spend';
  readonly bets: readonly number[];
  readonly payout: bigint;
  readonly reference: string;
}

const BETS = fc.uniqueArray(
  fc.record({
    name: fc.nat(9),
    stake: fc.bigInt(2n, 400n),
    category: fc.constantFrom('SPORTS', 'LIVE', 'PVP', 'LOTTERY'),
    selections: fc.nat(3),
  }),
  { selector: ({ name }) => name, maxLength: 8 },
);
const STEPS = fc.array(
  fc.record({
    move: fc.constantFrom('settle', 'part', 'cash_out', 'resettle', 'void', 'spend'),
    bets: fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 16 }),
    payout: fc.bigInt(0n, 900n),
    reference: fc.constantFrom('a', 'b', 'c'),
  }),
  { maxLength: 6 },
);

const toOrder = (accountId: bigint, { name, stake, category, selections }: RandomBet): BetOrder => ({
  accountId,
  source: 'coin',
  reference: `b${name}`,
  category,
  game: 'coin',
  round: 'toss',
  stake: money(stake),
  potentialPayout: null,
  selections: Array.from({ length: selections }, (_, n) => {
    return {
      event: `e${n}`,
      market: '"side"',
      pick: 'heads, {or} tails',
      line: n ? '1.5' : null,
      price: '1.9000',
    };
  }),
  at: AT,
});

class Refused extends Error {
  readonly result: PlacedBets;
  constructor(result: PlacedBets) {
    super('refused');
    this.result = result;
  }
}

/** The one-by-one way: each bet by itself, and nothing of an order when one of them is refused. */
const placeSingly = async (orders: readonly BetOrder[]): Promise<PlacedBets> => {
  try {
    return await transaction(db, async (tx) => {
      const bets = [];
      for (const [at, order] of orders.entries()) {
        const bet = await placeBet(tx, order);
        if (!('id' in bet)) throw new Refused({ outcome: 'refused', at, why: bet });
        bets.push(bet);
      }
      return { outcome: 'accepted', bets };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return asItStands(orders, error.result);
  }
};

/** What the bets before the refused one had taken was rolled back with the order. */
const asItStands = async (orders: readonly BetOrder[], result: PlacedBets): Promise<PlacedBets> => {
  if (result.outcome !== 'refused' || result.why.outcome !== 'insufficient_funds') return result;
  const stands = await readBalance(db, orders[0]?.accountId ?? 0n);
  assert(stands);
  return {
    ...result,
    why: { outcome: 'insufficient_funds', balance: stands.balance, available: stands.available },
  };
};

const placeTogether = (orders: readonly BetOrder[]): Promise<PlacedBets> =>
  transaction(db, (tx) => placeBets(tx, orders));
type Ids = readonly string[];

const toSteps = (ids: Ids, { bets, payout, reference }: RandomStep) =>
  bets.flatMap((index) => {
    const betId = ids[index];
    if (betId === undefined) return [];
    return { betId, reference, payout: money(payout + BigInt(index % 3)), reason: 'why', at: AT };
  });

const common = { outcome: 'decided', at: AT } as const;
const PART = { stake: money(1n), outcome: 'decided' } as const;
const SOLD = { stake: money(1n), outcome: 'cash_out' } as const;

const stepSingly = async (ids: Ids, step: RandomStep): Promise<unknown> => {
  const results = [];
  for (const order of toSteps(ids, step)) {
    const take = (tx: Parameters<typeof settleBet>[0]) => {
      if (step.move === 'void') return voidBet(tx, order);
      if (step.move === 'resettle') return resettleBet(tx, { ...order, ...common });
      if (step.move === 'part') return settleBet(tx, { ...order, ...PART });
      return settleBet(tx, { ...order, ...(step.move === 'cash_out' ? SOLD : common) });
    };
    results.push(await transaction(db, take));
  }
  return results;
};

const stepTogether = (ids: Ids, step: RandomStep): Promise<unknown> => {
  const orders = toSteps(ids, step);
  const withEach = <Added>(added: Added) => orders.map((order) => ({ ...order, ...added }));
  return transaction(db, (tx) => {
    if (step.move === 'void') return voidBets(tx, orders);
    if (step.move === 'resettle') return resettleBets(tx, withEach(common));
    if (step.move === 'part') return settleBets(tx, withEach(PART));
    return settleBets(tx, withEach(step.move === 'cash_out' ? SOLD : common));
  });
};

/** Everything that is written of an account, in words that do not tell it from another. */
const recordOf = async (accountId: bigint): Promise<unknown> => {
  const written = await readWrittenBets(db, accountId);
  const names = new Map(written.map(({ bet }, place) => [bet.id, place]));
  const bets = written.map(({ bet, selections, settlements }) => ({
    bet: { ...bet, id: names.get(bet.id), accountId: null },
    selections,
    settlements: settlements.map((step) => ({ ...step, betId: names.get(step.betId) })),
  }));
  const postings = (await readPostingRows(db, accountId)).map(({ reference, ...posting }) => ({
    ...posting,
    bet: names.get(reference) ?? null,
  }));
  const days = (await sumPlay(db, { ...SPAN, accountId })).map((day) => ({ ...day, accountId: null }));
  return { bets, postings, days };
};

const withoutIds = (result: PlacedBets): unknown =>
  result.outcome === 'refused' ? result : result.bets.map(({ outcome, receipt }) => ({ outcome, receipt }));

test('an order that is placed together leaves what its bets leave one by one, replays and refusals too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(BETS, { maxLength: 4 }), fc.bigInt(0n, 2_000n), async (orders, funds) => {
      const ways = [placeSingly, placeTogether];
      const [expected, together] = await Promise.all(
        ways.map(async (place) => {
          const account = await openFunded(db, funds);
          const results = [];
          for (const bets of orders)
            results.push(withoutIds(await place(bets.map((bet) => toOrder(account, bet)))));
          return { results, record: await recordOf(account) };
        }),
      );
      expect(together).toEqual(expected);
    }),
    { numRuns: 60 },
  );
  await expectProven(db);
});

const placeOf = async (account: bigint, bets: readonly RandomBet[]): Promise<string[]> => {
  const placed = await placeTogether(bets.map((bet) => toOrder(account, bet)));
  return placed.outcome === 'accepted' ? placed.bets.map(({ id }) => id) : [];
};

let spent = 0;
/** Takes all that a member has, so that what is taken back later must be lent. */
const spend = async (accounts: readonly bigint[]): Promise<void> => {
  for (const accountId of accounts) {
    const { balance = ZERO } = (await readBalance(db, accountId)) ?? {};
    const amount = negateMoney(balance);
    await adjust(db, { accountId, amount, id: `${(spent += 1)}`, reason: testEntry('spent', 0n).reference });
  }
};

test('a list of steps leaves what its steps leave one by one, whatever was spent in between', async () => {
  await fc.assert(
    fc.asyncProperty(BETS, BETS, STEPS, async (first, second, steps) => {
      const play = async (take: typeof stepTogether) => {
        const accounts = [await openFunded(db, 4_000n), await openFunded(db, 4_000n)] as const;
        const ids = [...(await placeOf(accounts[0], first)), ...(await placeOf(accounts[1], second))];
        const results = [];
        for (const step of steps)
          results.push(step.move === 'spend' ? await spend(accounts) : await take(ids, step));
        return { results, record: await Promise.all(accounts.map(recordOf)) };
      };
      expect(await play(stepTogether)).toEqual(await play(stepSingly));
    }),
    { numRuns: 80 },
  );
  await expectProven(db);
});

test('two orders of one name at once take their stakes once', async () => {
  const account = await openFunded(db, 10_000n);
  const orders = Array.from({ length: 20 }, (_, name) =>
    toOrder(account, { name, stake: 10n, category: 'SPORTS', selections: 1 }),
  );
  const placed = await Promise.all(Array.from({ length: 5 }, () => placeTogether(orders)));
  const outcomes = placed.flatMap((one) =>
    one.outcome === 'accepted' ? one.bets.map((bet) => bet.outcome) : [],
  );
  expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'replayed')).toHaveLength(80);
  await expectProven(db);
});

test('a bet that stands twice in a list, or bets of two members in an order, are a mistake and move nothing', async () => {
  const account = await openFunded(db, 100n);
  const bet = toOrder(account, { name: 1, stake: 10n, category: 'SPORTS', selections: 0 });
  await expect(placeTogether([bet, bet])).rejects.toThrow('two bets of one name');
  await expect(placeTogether([bet, { ...bet, accountId: 1n }])).rejects.toThrow('two members');
  const [betId = ''] = await placeOf(account, [{ name: 1, stake: 10n, category: 'SPORTS', selections: 0 }]);
  const step = { betId, reference: 'a', payout: money(5n), outcome: 'decided', at: AT } as const;
  const twice = [step, { ...step, reference: 'b' }];
  await expect(transaction(db, (tx) => settleBets(tx, twice))).rejects.toThrow('twice');
});
