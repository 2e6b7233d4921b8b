import { money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import {
  type BetOrder,
  placeBet,
  placeBets,
  settleBet,
  settleRound,
} from '@hintha/server/src/modules/bets/index.ts';
import { listUndecided } from '@hintha/server/src/modules/bets/settlement/undecided-store.ts';
import assert from 'node:assert/strict';
import { openBenchServer } from '../bench-server.ts';
import { type Figure, median, ratioOf } from '../figure.ts';
import { drive } from '../load.ts';
import { LOAD, openFundedDatabase } from '../wallet/load-wallet.ts';

/** Bets of an order: a bet on each numero of 2D. */
const ORDER = 100;
/** Bets of the draw that is settled, and of the part of it that is settled one by one. */
const DRAW = 200_000;
const SINGLE = 4_000;
const CLIENTS = 8;
const AT = new Date('2026-11-21T08:00:00Z');

let last = 0;

const orderOf = (accountId: bigint, round: string): BetOrder[] => {
  const order = (last += 1);
  return Array.from({ length: ORDER }, (_, numero) => ({
    accountId,
    source: 'BENCH',
    reference: `${order}/${numero}`,
    category: 'LOTTERY',
    game: '2D',
    round,
    stake: money(100n),
    potentialPayout: money(8_000n),
    selections: [{ event: round, market: '2D', pick: String(numero), line: null, price: '80.0000' }],
    at: AT,
  }));
};

type Place = (orders: readonly BetOrder[]) => Promise<void>;

/** Orders of members who take turns; answers bets a second. */
const playOrders = async (place: Place, round: string): Promise<number> => {
  const load = await drive(CLIENTS, LOAD.SECONDS, (n) => place(orderOf(BigInt(n % 100_000) + 1n, round)));
  return load.perSecond * ORDER;
};

const placersOf = (db: Database) => {
  const singly: Place = (orders) =>
    transaction(db, async (tx) => {
      for (const order of orders) assert('id' in (await placeBet(tx, order)));
    });
  const together: Place = async (orders) => {
    const { outcome } = await transaction(db, (tx) => placeBets(tx, orders));
    assert.equal(outcome, 'accepted');
  };
  return { singly, together };
};

const rounds = { singly: [] as number[], together: [] as number[] };

const sideOf = (name: string, perSecond: readonly number[]) => ({ name, callers: CLIENTS, perSecond });

async function* measurePlacing(db: Database): AsyncGenerator<Figure> {
  const placers = placersOf(db);
  for (let round = 0; round < LOAD.ROUNDS; round += 1)
    for (const way of ['singly', 'together'] as const)
      rounds[way].push(await playOrders(placers[way], 'played'));
  const together = sideOf('bets placed together', rounds.together);
  const singly = sideOf('bets placed one by one', rounds.singly);
  yield ratioOf(together, singly, { atLeast: 4 });
  yield { name: `placed in orders of ${ORDER}`, value: median(rounds.together), unit: 'bets/s' };
}

const fillDraw = async (db: Database, round: string, bets: number): Promise<void> => {
  const { together } = placersOf(db);
  for (let order = 0; order < bets / ORDER; order += 1) await together(orderOf(BigInt(order) + 1n, round));
  await db.pool.query('analyze bets_bet');
};

async function* measureDraw(db: Database): AsyncGenerator<Figure> {
  const decision = { source: 'BENCH', reference: 'result', at: AT } as const;
  await fillDraw(db, 'single', SINGLE);
  const waiting = { source: 'BENCH', round: 'single', after: null };
  const bets = await transaction(db, (tx) => listUndecided(tx, waiting, SINGLE));
  const single = performance.now();
  for (const [n, { id: betId }] of bets.entries())
    await transaction(db, (tx) =>
      settleBet(tx, { ...decision, betId, outcome: 'decided', payout: money(n % ORDER ? 0n : 8_000n) }),
    );
  const singleMs = (performance.now() - single) / SINGLE;

  await fillDraw(db, 'draw', DRAW);
  const start = performance.now();
  const settled = await settleRound(db, { ...decision, round: 'draw' }, async () => ({ selections }) => ({
    outcome: 'decided',
    payout: money(selections[0]?.pick === '42' ? 8_000n : 0n),
  }));
  const drawMs = performance.now() - start;
  assert.equal(settled, DRAW);
  yield {
    name: 'a bet settled with its draw to one settled by itself, one caller',
    value: (singleMs * DRAW) / drawMs,
    unit: 'times',
    bound: { atLeast: 4 },
  };
  yield { name: `a draw with ${DRAW} bets settled`, value: drawMs / 1_000, unit: 's', bound: { atMost: 20 } };
}

/** Bets of the operator's own books: orders of many bets, and a draw that decides them. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const db = await openFundedDatabase(server.postgres.url, 'bench');
  yield* measurePlacing(db);
  yield* measureDraw(db);
  await db.close();
}
