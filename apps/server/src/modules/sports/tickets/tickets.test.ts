import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { fee, fixture, market, result, state } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { findBet } from '../../bets/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { finishEvent } from '../settlement/settle-event.ts';
import { quoteTicket } from './quote-ticket.ts';
import type { AskedTicket } from './strike-ticket.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const book = openTestBook(ctx);

const FUNDS = kyat(1_000_000);
const HOUR = 3_600;
let events = 0;

const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;
const outcomeOf = (placed: Promise<unknown>): Promise<unknown> => placed.then(() => 'placed', codeOf);
const fundsOf = async (account: bigint) => (await readBalance(db, account))?.available;

/** An event that starts in an hour, with its usual markets. */
const openEvent = async (startsInSeconds = HOUR): Promise<string> => {
  const code = `match-${(events += 1)}`;
  await book.tell(
    fixture(code, startsInSeconds),
    market(code, '1x2', ['2.10', '3.30', '3.60']),
    market(code, 'asian_handicap', ['1.90', '1.94'], { line: '-0.25' }),
    market(code, 'over_under', ['1.90', '1.90'], { line: '2.5' }),
    fee(code, 'body_handicap', '1-20', 'home'),
    fee(code, 'body_goals', '2+50', null),
  );
  return code;
};

const finish = async (event: string, half: [number, number], full: [number, number]): Promise<void> => {
  await book.tell(result(event, half, full));
  await finishEvent(ctx, await book.idOf(event));
};

test('a single bet takes its stake at the price that was shown, and the result pays it', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const ticket = await book.take(
    book.asked(account, kyat(10_000), [await book.leg(event, ['1x2'], '1', '2.10')]),
  );
  expect(ticket).toMatchObject({ state: 'ACCEPTED', stake: kyat(10_000), potentialPayout: kyat(21_000) });
  expect(await fundsOf(account)).toBe(FUNDS - kyat(10_000));
  await finish(event, [1, 0], [2, 1]);
  expect(await fundsOf(account)).toBe(FUNDS + kyat(11_000));
  expect(await findBet(db, account, ticket.betIds[0] ?? '')).toMatchObject({
    state: 'settled',
    category: 'SPORTS',
    payout: kyat(21_000),
    valid: kyat(10_000),
  });
  // Once more settles nothing anew.
  expect(await finishEvent(ctx, await book.idOf(event))).toBe(0);
  expect(await fundsOf(account)).toBe(FUNDS + kyat(11_000));
  await expectProven(db);
});

test.each<[line: string, pick: string, shown: string, full: [number, number], paid: number]>([
  ['-0.25', 'home', '1.90', [1, 1], 500],
  ['-0.25', 'home', '1.90', [2, 1], 1_900],
  ['-0.25', 'away', '1.94', [1, 1], 1_470],
  ['-0.25', 'away', '1.94', [2, 1], 0],
])('a handicap of %s on %s at %s ends %j: %i of a thousand', async (...row) => {
  const [line, pick, shown, full, paid] = row;
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const leg = await book.leg(event, ['asian_handicap', line], pick, shown);
  await book.take(book.asked(account, kyat(1_000), [leg]));
  await finish(event, [1, 0], full);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + kyat(paid));
});

test('a negative Malay price takes what it risks and pays what was entered', async () => {
  const account = await openFunded(db, FUNDS);
  const event = `malay-${(events += 1)}`;
  await book.tell(fixture(event, HOUR), market(event, '1x2', ['2.25', '3.30', '3.10']));
  const leg = await book.leg(event, ['1x2'], '1', '-0.800');
  const ticket = await book.take(book.asked(account, kyat(1_000), [leg], { format: 'malay' }));
  expect(ticket).toMatchObject({ amount: kyat(1_000), stake: kyat(800), potentialPayout: kyat(1_800) });
  await finish(event, [1, 0], [1, 0]);
  expect(await fundsOf(account)).toBe(FUNDS + kyat(1_000));
});

test('a parlay is paid with its last leg, and pays the product of its prices', async () => {
  const account = await openFunded(db, FUNDS);
  const matches = [await openEvent(), await openEvent(), await openEvent()];
  const legs = await Promise.all(matches.map((event) => book.leg(event, ['1x2'], '1', '2.10')));
  const ticket = await book.take(book.asked(account, kyat(500), legs));
  expect(ticket).toMatchObject({ kind: 'parlay', stake: kyat(500), potentialPayout: 463_050n });
  for (const event of matches.slice(0, 2)) await finish(event, [0, 0], [1, 0]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(500));
  await finish(matches[2] ?? '', [0, 0], [1, 0]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(500) + 463_050n);
  await expectProven(db);
});

test('a system of two of three is three bets at the stake of one', async () => {
  const account = await openFunded(db, FUNDS);
  const matches = [await openEvent(), await openEvent(), await openEvent()];
  const legs = await Promise.all(matches.map((event) => book.leg(event, ['1x2'], '1', '2.10')));
  const ticket = await book.take(book.asked(account, kyat(1_000), legs, { kind: 'system', systemSize: 2 }));
  expect(ticket).toMatchObject({ stake: kyat(3_000), betIds: { length: 3 } });
  await finish(matches[0] ?? '', [0, 0], [1, 0]);
  await finish(matches[1] ?? '', [0, 0], [1, 0]);
  await finish(matches[2] ?? '', [0, 0], [0, 0]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(3_000) + kyat(4_410));
});

test('a body pays its share less the commission of the league', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const on = async (pick: string) => {
    const leg = await book.leg(event, ['body_handicap'], pick, '1-20');
    return book.take(book.asked(account, kyat(10_000), [leg], { kind: 'body' }));
  };
  expect(await on('home')).toMatchObject({ potentialPayout: kyat(19_500) });
  await on('away');
  // The favourite wins by just one: it loses a fifth, which the other side wins.
  await finish(event, [1, 0], [1, 0]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(20_000) + kyat(8_000) + kyat(11_900));
});

test('a maung pays the product of its shares less the tax', async () => {
  const account = await openFunded(db, FUNDS);
  const matches = [await openEvent(), await openEvent(), await openEvent()];
  const legs = await Promise.all(matches.map((event) => book.leg(event, ['body_goals'], 'over', '2+50')));
  // Three that win all: eight times the stake, of which a fifth is kept.
  const asked = book.asked(account, kyat(1_000), legs, { kind: 'maung' });
  expect((await quoteTicket(ctx, asked)).bestFactor).toBe('6.4000');
  await book.take(book.asked(account, kyat(1_000), legs, { kind: 'maung' }));
  await finish(matches[0] ?? '', [2, 1], [2, 1]);
  await finish(matches[1] ?? '', [1, 1], [1, 1]);
  await finish(matches[2] ?? '', [2, 1], [2, 2]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + kyat(4_800));
});

const PLACED: Record<string, (asked: AskedTicket) => Partial<AskedTicket>> = {
  legs_related: ({ legs }) => ({ legs: [...legs, ...legs], kind: 'parlay' }),
  selection_invalid: ({ legs }) => ({ legs: legs.map((leg) => ({ ...leg, pick: '3' })) }),
  not_found: ({ legs }) => ({ legs: legs.map((leg) => ({ ...leg, marketId: 1n << 60n })) }),
  amount_out_of_range: () => ({ amount: kyat(499) }),
  price_changed: ({ legs }) => ({ legs: legs.map((leg) => ({ ...leg, shown: '2.11' })) }),
  insufficient_funds: () => ({ amount: kyat(999_999_999) }),
  bad_request: () => ({ kind: 'single', systemSize: 2 }),
};

test.each(Object.entries(PLACED))('what is refused as %s moves nothing', async (code, change) => {
  const account = await openFunded(db, kyat(1_000));
  const event = await openEvent();
  const asked = book.asked(account, kyat(1_000), [await book.leg(event, ['1x2'], '1', '2.10')]);
  expect(await outcomeOf(book.take({ ...asked, ...change(asked) }))).toBe(code);
  expect(await fundsOf(account)).toBe(kyat(1_000));
});

test('a request that comes twice is one ticket, and another ticket by its key is refused', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const asked = book.asked(account, kyat(1_000), [await book.leg(event, ['1x2'], '1', '2.10')]);
  expect(await Promise.all([book.take(asked), book.take(asked)].map(outcomeOf))).toEqual([
    'placed',
    'placed',
  ]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000));
  expect(await outcomeOf(book.take({ ...asked, amount: kyat(2_000) }))).toBe('key_reused');
});

test('a price that moved is taken by who accepts any, or a better one, and by nobody else', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const leg = await book.leg(event, ['1x2'], '1', '2.10');
  const place = (accepts: AskedTicket['accepts']) =>
    outcomeOf(book.take(book.asked(account, kyat(1_000), [leg], { accepts })));
  await book.tell(market(event, '1x2', ['2.20', '3.30', '3.40']));
  expect([await place('none'), await place('better'), await place('any')]).toEqual([
    'price_changed',
    'placed',
    'placed',
  ]);
  await book.tell(market(event, '1x2', ['2.00', '3.30', '3.80']));
  expect([await place('none'), await place('better'), await place('any')]).toEqual([
    'price_changed',
    'price_changed',
    'placed',
  ]);
});

test('a suspended, closed or begun market takes nothing', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const leg = await book.leg(event, ['1x2'], '1', '2.10');
  const place = () => outcomeOf(book.take(book.asked(account, kyat(1_000), [leg])));
  for (const status of ['suspended', 'closed'] as const) {
    await book.tell(market(event, '1x2', ['2.10', '3.30', '3.60'], { status }));
    expect(await place()).toBe('market_closed');
  }
  await book.tell(market(event, '1x2', ['2.10', '3.30', '3.60']), state(event, { isDanger: true }));
  expect(await place()).toBe('market_closed');
  await book.tell(state(event, { phase: 'ended' }));
  expect(await place()).toBe('market_closed');
  expect(await fundsOf(account)).toBe(FUNDS);
});

test('what one selection can lose is bounded, also by bets that come at once', async () => {
  const event = await openEvent();
  const leg = await book.leg(event, ['1x2'], '1', '2.10');
  // A league of tier C bears a million beside the stakes: at 2.10 nine bets of a hundred thousand.
  const accounts = await Promise.all(Array.from({ length: 12 }, () => openFunded(db, FUNDS)));
  const placed = await Promise.all(
    accounts.map((account) => outcomeOf(book.take(book.asked(account, kyat(100_000), [leg])))),
  );
  expect(placed.filter((one) => one === 'placed')).toHaveLength(9);
  expect(placed.filter((one) => one === 'liability_reached')).toHaveLength(3);
  await transaction(db, async () => undefined);
  await expectProven(db);
});

test('selections of one match are paid at the price that they have together', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const legs = [
    await book.leg(event, ['1x2'], '1', '2.10'),
    await book.leg(event, ['over_under', '2.5'], 'over', '1.90'),
  ];
  const asked = book.asked(account, kyat(1_000), legs, { kind: 'builder' });
  const { combinedPrice, problem } = await quoteTicket(ctx, asked);
  expect(problem).toBeNull();
  // Whoever wins has scored: the two together are likelier than their product, and cost less.
  expect(Number(combinedPrice)).toBeGreaterThan(2.1);
  expect(Number(combinedPrice)).toBeLessThan(2.1 * 1.9);
  expect(await outcomeOf(book.take(asked))).toBe('bad_request');
  expect(await outcomeOf(book.take({ ...asked, combined: '99.0000' }))).toBe('price_changed');
  const ticket = await book.take({ ...asked, combined: combinedPrice ?? '' });
  expect(ticket).toMatchObject({ kind: 'builder', state: 'ACCEPTED', stake: kyat(1_000) });
  await finish(event, [1, 0], [2, 1]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + ticket.potentialPayout);
  const twice = [legs[0], await book.leg(event, ['1x2'], '2', '3.60')].flatMap((leg) => leg ?? []);
  expect(await quoteTicket(ctx, { ...asked, legs: twice })).toMatchObject({ problem: 'related_legs' });
  await expectProven(db);
});
