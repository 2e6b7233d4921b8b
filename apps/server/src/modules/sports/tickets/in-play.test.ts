import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { fixture, market, result, state } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { givenDelaysOver, givenFeedSilent } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { findBet, readSelections } from '../../bets/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { listExposures } from './exposure-store.ts';
import { finishEvent } from '../settlement/settle-event.ts';
import type { Ticket } from '../types.ts';
import { decideDue } from './decide-ticket.ts';
import type { AskedTicket } from './strike-ticket.ts';
import { findTicket } from './ticket-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const book = openTestBook(ctx);

const FUNDS = kyat(1_000_000);
const STAKE = kyat(1_000);
let events = 0;

const fundsOf = async (account: bigint) => (await readBalance(db, account))?.available;
const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;

/** An event in play at 1-0. */
const openLive = async (): Promise<string> => {
  const code = `live-${(events += 1)}`;
  await book.tell(
    fixture(code, -600),
    state(code, { score: { home: 1, away: 0 }, incidents: 1, firstGoal: 'home', lastGoal: 'home' }),
    market(code, '1x2', ['1.50', '4.00', '7.00']),
    market(code, 'asian_handicap', ['1.90', '1.90'], { line: '-0.25' }),
  );
  return code;
};

const live = (event: string, other: Parameters<typeof state>[1] = {}) =>
  state(event, { score: { home: 1, away: 0 }, incidents: 1, firstGoal: 'home', lastGoal: 'home', ...other });

const place = async (account: bigint, event: string, other: Partial<AskedTicket> = {}): Promise<Ticket> => {
  const leg = await book.leg(event, ['1x2'], '1', '1.50');
  return book.take(book.asked(account, STAKE, [leg], other));
};

/** What becomes of a ticket once its delay is over. */
const decided = async (ticket: Ticket): Promise<Ticket | undefined> => {
  await givenDelaysOver(db);
  await decideDue(ctx);
  return findTicket(db, ticket.accountId, ticket.id);
};

test('a bet in play waits with its stake taken, and is taken when nothing has happened', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openLive();
  const ticket = await place(account, event);
  expect(ticket).toMatchObject({ state: 'PENDING', legs: [{ scoreAtBet: { home: 1, away: 0 } }] });
  expect(await fundsOf(account)).toBe(FUNDS - STAKE);
  // Nothing is decided before its time.
  await decideDue(ctx);
  expect(await findTicket(db, account, ticket.id)).toMatchObject({ state: 'PENDING' });
  expect(await decided(ticket)).toMatchObject({ state: 'ACCEPTED', rejection: null });
});

test.each<[what: string, messages: (event: string) => Parameters<typeof book.tell>, why: string]>([
  ['a goal', (event) => [live(event, { score: { home: 1, away: 1 }, incidents: 2 })], 'incident'],
  ['a goal that was taken back', (event) => [live(event, { incidents: 3 })], 'incident'],
  ['an attack', (event) => [live(event, { isDanger: true })], 'market_closed'],
  [
    'a suspension',
    (event) => [market(event, '1x2', ['1.50', '4.00', '7.00'], { status: 'suspended' })],
    'market_closed',
  ],
  ['another price', (event) => [market(event, '1x2', ['1.48', '4.10', '7.20'])], 'price_changed'],
  ['the end', (event) => [live(event, { phase: 'ended' })], 'market_closed'],
])('%s during the delay refuses a bet, and its stake comes back', async (_what, messages, why) => {
  const account = await openFunded(db, FUNDS);
  const event = await openLive();
  const ticket = await place(account, event);
  await book.tell(...messages(event));
  expect(await decided(ticket)).toMatchObject({ state: 'REJECTED', rejection: why });
  expect(await fundsOf(account)).toBe(FUNDS);
  const { id } = await book.readMarket(event, '1x2');
  expect(await listExposures(db, [id])).toMatchObject([{ stake: 0n, liability: 0n }]);
  await expectProven(db);
});

test('a better price at the end of the delay is paid to who accepts better ones', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openLive();
  const ticket = await place(account, event, { accepts: 'better' });
  await book.tell(market(event, '1x2', ['1.60', '3.90', '6.00']));
  expect(await decided(ticket)).toMatchObject({
    state: 'ACCEPTED',
    potentialPayout: kyat(1_600),
    legs: [{ shown: '1.60', price: 16_000 }],
  });
  const [betId = ''] = ticket.betIds;
  expect(await readSelections(db, betId)).toMatchObject([{ price: '1.6000' }]);
  expect(await findBet(db, account, betId)).toMatchObject({ potentialPayout: kyat(1_600) });
  await book.tell(result(event, [1, 0], [1, 0]));
  await finishEvent(ctx, await book.idOf(event));
  expect(await fundsOf(account)).toBe(FUNDS + kyat(600));
  await expectProven(db);
});

test('a handicap in play counts what is scored after the bet', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openLive();
  const leg = await book.leg(event, ['asian_handicap', '-0.25'], 'away', '1.90');
  const ticket = await book.take(book.asked(account, STAKE, [leg]));
  expect(ticket.legs).toMatchObject([{ line: '0.25' }]);
  expect(await decided(ticket)).toMatchObject({ state: 'ACCEPTED' });
  await book.tell(result(event, [1, 0], [2, 1]));
  await finishEvent(ctx, await book.idOf(event));
  // One all since the bet: half of it wins.
  expect(await fundsOf(account)).toBe(FUNDS - STAKE + kyat(1_450));
});

test('what still waits when the result comes is refused before anything is settled', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openLive();
  const ticket = await place(account, event);
  await book.tell(live(event, { phase: 'ended' }), result(event, [1, 0], [1, 0]));
  await finishEvent(ctx, await book.idOf(event));
  expect(await findTicket(db, account, ticket.id)).toMatchObject({ state: 'REJECTED' });
  expect(await fundsOf(account)).toBe(FUNDS);
});

test('a feed that is silent for twenty seconds closes what is in play', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openLive();
  const ticket = await place(account, event);
  await givenFeedSilent(db, event, 21);
  expect(await place(account, event).catch(codeOf)).toBe('market_closed');
  expect(await decided(ticket)).toMatchObject({ state: 'REJECTED', rejection: 'market_closed' });
  await book.tell(live(event));
  expect(await place(account, event)).toMatchObject({ state: 'PENDING' });
});
