import { formatAmount, money, sumMoney } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { givenOwner, givenPlayed, givenUpline } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { betGames } from '../bets/index.ts';
import { adjust, bet, payout, reverse, sumDays, sumAggregates } from '../wallet/index.ts';
import { businessDay } from '../../business-day.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const { call, hire } = testConsole(ctx);

const GAMES = ['SPIN/ruby', 'SPIN/jade', 'CARDS/war'];
const accounts: bigint[] = [];
let payments: Colleague;
let support: Colleague;
let day = '';

interface Aggregate {
  id: string;
  name: string;
  amount: string;
  postings: number;
  lines: { kind: string; systemAccount: string; amount: string; postings: number }[];
  opening: string | null;
  closing: string | null;
}
interface Day {
  opening: string;
  lines: Aggregate['lines'];
  closing: string;
}
interface Aggregates {
  aggregates: Aggregate[];
  next: string | null;
  total: { amount: string; postings: number };
  difference: string;
  team: string | null;
}

const read = async (query: string): Promise<Aggregates> => {
  const { status, body } = await call('GET', `/console/finance/days/${day}/aggregates?${query}`, {
    token: payments.token,
  });
  expect(status).toBe(200);
  return body.value;
};

const roundIdOf = (account: bigint, game: string): string =>
  `00000000-0000-4000-8000-${String(account).padStart(6, '0')}00000${GAMES.indexOf(game)}`;

/** A round of the account on a title, as the vendors' module keeps it. */
const openRound = (account: bigint, game: string) => {
  const [source, gameId] = game.split('/');
  const round = { id: roundIdOf(account, game), accountId: account, stake: 0n, at: new Date() };
  return givenPlayed(db, { ...round, source: source ?? '', game: gameId ?? '' });
};

beforeAll(async () => {
  payments = await hire('cashier', 'payments');
  support = await hire('support', 'support');
  for (let n = 0; n < 5; n += 1) accounts.push(await openFunded(db, 50_000n));
  const [first = 0n, second = 0n, third = 0n, fourth] = accounts;
  // The first brought the second, the second the third; the fourth and the fifth came by themselves.
  await givenUpline(db, { below: second, above: first });
  await givenUpline(db, { below: third, above: second });
  for (const account of accounts) for (const game of GAMES) await openRound(account, game);
  expect(fourth).toBeDefined();
  day = businessDay(new Date());
});

const plain = ({ aggregates }: Aggregates) =>
  aggregates.map(({ id, amount, postings }) => [id, amount, postings]);

test('R18 a day is told by vendor, game, team, wallet and currency, and each way comes to the same', async () => {
  const [first = 0n, second = 0n, third = 0n, fourth = 0n] = accounts;
  await bet(db, first, testEntry('b1', 700n, roundIdOf(first, 'SPIN/ruby')));
  await payout(db, first, testEntry('w1', 250n, roundIdOf(first, 'SPIN/ruby')));
  await bet(db, second, testEntry('b2', 90n, roundIdOf(second, 'SPIN/jade')));
  await bet(db, third, testEntry('b3', 10n, roundIdOf(third, 'CARDS/war')));
  await adjust(db, { accountId: fourth, amount: money(-5n), id: 'a', reason: 'test' });
  expect(plain(await read('by=vendor'))).toEqual([
    ['none', '2499.95', 6],
    ['CARDS', '-0.10', 1],
    ['SPIN', '-5.40', 3],
  ]);
  expect(plain(await read('by=game'))).toEqual([
    ['none', '2499.95', 6],
    ['CARDS/war', '-0.10', 1],
    ['SPIN/jade', '-0.90', 1],
    ['SPIN/ruby', '-4.50', 2],
  ]);
  expect(plain(await read('by=team'))).toEqual([
    ['none', '999.95', 3],
    [String(first), '1494.50', 7],
  ]);
  expect(plain(await read('by=currency'))).toEqual([['MMK', '2494.45', 10]]);
  const { aggregates, difference, next } = await read('by=wallet');
  expect(difference).toBe('0.00');
  expect(next).toBeNull();
  expect(aggregates.map(({ id, opening, closing }) => [id, opening, closing])).toEqual([
    [String(first), '0.00', '495.50'],
    [String(second), '0.00', '499.10'],
    [String(third), '0.00', '499.90'],
    [String(fourth), '0.00', '499.95'],
    [String(accounts[4]), '0.00', '500.00'],
  ]);
});

test('R18 an aggregate opens to its own aggregates: a team to its branches, a vendor to its games, a line to wallets', async () => {
  const [first, second, third] = accounts.map(String);
  expect(plain(await read(`by=team&team=${first}`))).toEqual([
    [first, '495.50', 3],
    [second, '999.00', 4],
  ]);
  expect(plain(await read(`by=wallet&team=${second}`))).toEqual([
    [second, '499.10', 2],
    [third, '499.90', 2],
  ]);
  expect(plain(await read('by=game&vendor=SPIN'))).toEqual([
    ['SPIN/jade', '-0.90', 1],
    ['SPIN/ruby', '-4.50', 2],
  ]);
  expect(plain(await read('by=wallet&game=SPIN%2Fruby'))).toEqual([[first, '-4.50', 2]]);
  expect(plain(await read('by=wallet&kind=BET&systemAccount=gaming'))).toEqual([
    [first, '-7.00', 1],
    [second, '-0.90', 1],
    [third, '-0.10', 1],
  ]);
  expect(plain(await read('by=game&team=none'))).toEqual([['none', '999.95', 3]]);
  const { aggregates } = await read('by=wallet&kind=BET&systemAccount=gaming');
  expect(aggregates.map(({ opening }) => opening)).toEqual([null, null, null]);
});

test('a team is told with the account of its agent, and one that nobody leads by no name', async () => {
  const [first = 0n] = accounts;
  await givenOwner(db, first, { name: 'Sayar Win', type: 1 });
  const { aggregates } = await read('by=team');
  expect(aggregates.map(({ name }) => name)).toEqual(['', 'Sayar Win']);
  expect((await read(`by=game&team=${first}`)).team).toBe('Sayar Win');
  for (const query of ['by=game', 'by=game&team=none', 'by=game&team=999999'])
    expect((await read(query)).team).toBeNull();
});

const readDay = async (): Promise<Day> => {
  const url = `/console/finance/days?from=${day}&to=${day}`;
  const { body } = await call('GET', url, { token: payments.token });
  const [found] = (body.value as { days: Day[] }).days;
  if (found === undefined) throw new Error('a day has a report');
  return found;
};

/** Opening, what moved and closing of each currency. */
const turnsOf = ({ aggregates }: Aggregates) =>
  aggregates.map(({ opening, amount, closing }) => [opening, amount, closing]);

test.each(['by=currency&kind=BET', 'by=currency&team=none', 'by=currency&game=none', 'by=vendor', 'by=team'])(
  'what is asked for with %s has no opening and no closing',
  async (query) => {
    const { aggregates } = await read(query);
    expect(aggregates.length).toBeGreaterThan(0);
    expect(new Set(aggregates.flatMap(({ opening, closing }) => [opening, closing]))).toEqual(
      new Set([null]),
    );
  },
);

test('wallets come in pages, and the total is that of all pages', async () => {
  for (let n = 0; n < 120; n += 1) await openFunded(db, 100n);
  const first = await read('by=wallet');
  const second = await read(`by=wallet&after=${first.next}`);
  expect(first.aggregates).toHaveLength(100);
  expect(second.aggregates).toHaveLength(25);
  expect(second.next).toBeNull();
  expect(first.total).toEqual(second.total);
});

test.each([
  'by=month',
  'by=game&kind=CHEESE',
  'by=game&systemAccount=CHEESE',
  'by=team&team=x',
  'by=wallet&after=x',
])('aggregates asked for with %s are a bad request', async (query) => {
  const { status } = await call('GET', `/console/finance/days/${day}/aggregates?${query}`, {
    token: payments.token,
  });
  expect(status).toBe(400);
});

test('who may not see the report does not see its aggregates', async () => {
  const { status } = await call('GET', `/console/finance/days/${day}/aggregates?by=game`, {
    token: support.token,
  });
  expect(status).toBe(403);
});

interface Move {
  readonly who: number;
  readonly game: string;
  readonly action: string;
  readonly amount: bigint;
}

const MOVES = fc.array(
  fc.record({
    who: fc.nat({ max: 4 }),
    game: fc.constantFrom(...GAMES),
    action: fc.constantFrom('bet', 'payout', 'reverse', 'sumParts', 'sumDays'),
    amount: fc.bigInt(1n, 900n),
  }),
  { minLength: 1, maxLength: 12 },
);

const cents = (amount: string) => money(BigInt(amount.replace('.', '')));
const summed = (all: readonly { amount: string }[]) =>
  formatAmount(sumMoney(all.map(({ amount }) => cents(amount))));

const takeBack = (account: bigint, original: ReturnType<typeof testEntry>, id: string) =>
  transaction(db, (tx) => {
    const { key } = testEntry(id, original.amount);
    const { source, reference } = original;
    return reverse(tx, account, { original: original.key, key, source, reference });
  });

const make = async ({ who, game, action, amount }: Move, id: string): Promise<void> => {
  const account = accounts[who] ?? 0n;
  const entry = testEntry(id, amount, roundIdOf(account, game));
  if (action === 'bet') await bet(db, account, entry);
  if (action === 'payout' || action === 'reverse') await payout(db, account, entry);
  if (action === 'reverse') await takeBack(account, entry, `${id}-back`);
  if (action === 'sumParts') await sumAggregates(db, betGames());
  if (action === 'sumDays') await sumDays(db);
};

test('R18 whatever is played, taken back and summed, the aggregates come to the lines of the day to the hundredth', async () => {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(MOVES, async (moves) => {
      turn += 1;
      for (const [n, move] of moves.entries()) await make(move, `p${turn}-${n}`);
      const { opening, lines, closing } = await readDay();
      const moved = summed(lines);
      for (const by of ['vendor', 'game', 'team', 'currency']) {
        const { aggregates, total, difference } = await read(`by=${by}`);
        expect([difference, total.amount, summed(aggregates)]).toEqual(['0.00', moved, moved]);
      }
      expect(turnsOf(await read('by=currency'))).toEqual([[opening, moved, closing]]);
    }),
    { numRuns: 8 },
  );
});
