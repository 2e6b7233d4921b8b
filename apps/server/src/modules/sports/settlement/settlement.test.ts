import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenStartEarlier } from '../../../../../../tools/scenario/index.ts';
import { fixture, market, nextNumber, result, state } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { readStanding, settleRound } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { outstandingDebt, readBalance } from '../../wallet/index.ts';
import { lockEvent } from '../events/event-store.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { sportsSettings } from '../settings.ts';
import type { Ticket } from '../types.ts';
import { voidOverdue } from '../watch-events.ts';
import { voidEvent } from './publish-result.ts';
import { finishEvent, scorer } from './settle-event.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const book = openTestBook(ctx);

const FUNDS = kyat(1_000_000);
const HOUR = 3_600;
let events = 0;

const fundsOf = async (account: bigint) => (await readBalance(db, account))?.available;

const openEvent = async (startsInSeconds = HOUR): Promise<string> => {
  const code = `settled-${(events += 1)}`;
  await book.tell(
    fixture(code, startsInSeconds),
    market(code, '1x2', ['2.00', '3.40', '3.60']),
    market(code, 'asian_handicap', ['1.90', '1.94'], { line: '-0.25' }),
    market(code, 'over_under', ['1.90', '1.90'], { line: '2.5' }),
    market(code, 'over_under', ['1.50', '2.50'], { line: '1.5' }),
  );
  return code;
};

const finish = async (event: string, half: [number, number], full: [number, number]): Promise<void> => {
  await book.tell(result(event, half, full));
  await finishEvent(ctx, await book.idOf(event));
};

const bet = async (account: bigint, event: string, pick = '1', shown = '2.00'): Promise<Ticket> =>
  book.take(book.asked(account, kyat(1_000), [await book.leg(event, ['1x2'], pick, shown)]));

test('a result that is corrected twice pays what the last one says, and what was lost meanwhile is a debt', async () => {
  const account = await openFunded(db, kyat(1_000));
  const event = await openEvent();
  await bet(account, event);
  await finish(event, [1, 0], [1, 0]);
  expect(await fundsOf(account)).toBe(kyat(2_000));
  await bet(account, await openEvent());
  await bet(account, await openEvent());
  await book.correct(event, result(event, [1, 0], [1, 1]));
  expect(await fundsOf(account)).toBe(0n);
  expect(await outstandingDebt(db, account)).toBe(kyat(2_000));
  await book.correct(event, result(event, [1, 0], [2, 1]));
  // What is owed stays owed until it is collected; the win of the last result covers it.
  expect(await fundsOf(account)).toBe(await outstandingDebt(db, account));
  expect(await book.readEvent(event)).toMatchObject({ state: 'SETTLED', version: 3 });
  await expectProven(db);
});

test('a leg whose result is corrected settles its parlay anew, also one that it had lost', async () => {
  const account = await openFunded(db, FUNDS);
  const [first, second] = [await openEvent(), await openEvent()];
  const legs = await Promise.all([first, second].map((event) => book.leg(event, ['1x2'], '1', '2.00')));
  await book.take(book.asked(account, kyat(1_000), legs));
  await finish(first, [0, 0], [0, 0]);
  await finish(second, [1, 0], [1, 0]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000));
  await book.correct(first, result(first, [0, 0], [1, 0]));
  expect(await fundsOf(account)).toBe(FUNDS + kyat(3_000));
  await book.correct(second, result(second, [0, 0], [0, 0]));
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000));
  await expectProven(db);
});

test('a parlay of fifteen with three voids and two halves', async () => {
  const account = await openFunded(db, FUNDS);
  const matches = [];
  for (let n = 0; n < 15; n += 1) matches.push(await openEvent());
  const legs = await Promise.all(
    matches.map((event, n) =>
      n < 2
        ? book.leg(event, ['asian_handicap', '-0.25'], 'away', '1.94')
        : book.leg(event, ['over_under', '1.5'], 'over', '1.50'),
    ),
  );
  const ticket = await book.take(book.asked(account, kyat(500), legs));
  // Two draws, of which half wins; three matches that are called off; ten that win.
  for (const event of matches.slice(0, 2)) await finish(event, [0, 0], [1, 1]);
  for (const event of matches.slice(2, 5)) {
    await transaction(db, async (tx) => {
      const locked = await lockEvent(tx, await book.idOf(event));
      if (locked !== undefined) await voidEvent(tx, locked, 'CANCELLED');
    });
    await finishEvent(ctx, await book.idOf(event));
  }
  for (const event of matches.slice(5)) await finish(event, [1, 0], [2, 1]);
  const [standing] = await readStanding(db, ticket.betIds);
  // 500 × 1.47² × 1.50¹⁰, floored.
  const exact = (50_000n * 147n ** 2n * 150n ** 10n) / 100n ** 12n;
  expect(standing?.payout).toBe(exact);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(500) + exact);
  await expectProven(db);
});

test('an abandoned match: what is decided stands, the rest is given back', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const over = await book.leg(event, ['over_under', '2.5'], 'over', '1.90');
  await book.take(book.asked(account, kyat(1_000), [over]));
  await bet(account, event);
  const score = { home: 2, away: 1 };
  const scored = {
    score,
    incidents: 3,
    halfTime: { home: 1, away: 1 },
    firstGoal: 'home',
    lastGoal: 'home',
  } as const;
  await book.tell(state(event, { ...scored, period: '2nd' }));
  await book.tell(state(event, { ...scored, phase: 'abandoned' }));
  await voidOverdue(ctx);
  expect(await book.readEvent(event)).toMatchObject({ state: 'LIVE', isOff: true });
  await givenStartEarlier(db, event, 37 * HOUR + HOUR);
  await voidOverdue(ctx);
  await finishEvent(ctx, await book.idOf(event));
  expect(await book.readEvent(event)).toMatchObject({ state: 'VOID', voidReason: 'NOT_FINISHED' });
  expect(await fundsOf(account)).toBe(FUNDS + kyat(900));
  await expectProven(db);
});

test('a settlement that is broken off after any batch goes on, and settles each bet once', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, () => openFunded(db, FUNDS)));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 11 }), async (batches) => {
      const event = await openEvent();
      for (const account of accounts) await bet(account, event);
      const before = await Promise.all(accounts.map(fundsOf));
      await book.tell(result(event, [1, 0], [1, 0]));
      const id = await book.idOf(event);
      const decided = await book.readEvent(event);
      const settings = await readSettings(db, sportsSettings);
      const score = scorer(decided, settings);
      let left = batches;
      const broken = settleRound(
        db,
        { source: SOURCE, round: roundOf(id), reference: 'result 1', at: ctx.clock.now() },
        async (on, bets) => {
          const resultOf = await score(on, bets);
          return (one) => {
            left -= 1;
            if (left < 0) throw new Error('broken off');
            return resultOf(one);
          };
        },
      );
      await expect(broken).rejects.toThrow('broken off');
      await Promise.all([finishEvent(ctx, id), finishEvent(ctx, id)]);
      const after = await Promise.all(accounts.map(fundsOf));
      expect(after).toEqual(before.map((funds) => (funds ?? 0n) + kyat(2_000)));
    }),
    { numRuns: 6, seed: 20261126 },
  );
  await expectProven(db);
});

test('an esports match that was given to a side before a map gives its stakes back', async () => {
  const account = await openFunded(db, FUNDS);
  const event = `given-${(events += 1)}`;
  await book.tell(
    fixture(event, HOUR, { sport: 'esports', league: { code: 'moba', name: 'Arena' }, bestOf: 3 }),
    market(event, 'match_winner', ['1.80', '1.95']),
  );
  await book.take(
    book.asked(account, kyat(1_000), [await book.leg(event, ['match_winner'], 'home', '1.80')]),
  );
  const side = 'home' as const;
  const given = {
    winner: side,
    isPlayed: false,
    kills: null,
    firstBlood: null,
    firstObjective: null,
    pistolRound: null,
  };
  await book.tell({
    kind: 'result',
    number: nextNumber(),
    event,
    result: { sport: 'esports', bestOf: 3, winner: side, maps: [given, given] },
  });
  await finishEvent(ctx, await book.idOf(event));
  expect(await fundsOf(account)).toBe(FUNDS);
});
