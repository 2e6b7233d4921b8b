import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenDelaysOver, givenQuotesExpired } from '../../../../../../tools/scenario/index.ts';
import { fixture, market, result, state } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { findBet } from '../../bets/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { finishEvent } from '../settlement/settle-event.ts';
import { decideDue } from '../tickets/decide-ticket.ts';
import type { Ticket } from '../types.ts';
import { decideCashOuts, quoteCashOut, takeCashOut } from './cash-out.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const book = openTestBook(ctx);

const FUNDS = kyat(1_000_000);
let events = 0;

const fundsOf = async (account: bigint) => (await readBalance(db, account))?.available;
const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;
const outcomeOf = (done: Promise<unknown>): Promise<unknown> => done.then(() => 'done', codeOf);

const openEvent = async (): Promise<string> => {
  const code = `sold-${(events += 1)}`;
  await book.tell(fixture(code, 3_600), market(code, '1x2', ['2.50', '3.40', '2.90']));
  return code;
};

const place = async (account: bigint, ...codes: string[]): Promise<Ticket> => {
  const legs = await Promise.all(codes.map((code) => book.leg(code, ['1x2'], '1', '2.50')));
  return book.take(book.asked(account, kyat(1_000), legs));
};

/** The prices of the rule book's example. */
const shorten = (event: string) => book.tell(market(event, '1x2', ['1.55', '3.90', '6.50']));

const quote = ({ accountId, id: ticketId }: Ticket, part: 25 | 50 | 75 | 100 = 100) =>
  quoteCashOut(ctx, { accountId, ticketId, part });
const take = ({ accountId, id: ticketId }: Ticket, quoteId: string) =>
  takeCashOut(ctx, { accountId, ticketId, quoteId });

test('a ticket is bought back for what it is worth less the margin, once', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const ticket = await place(account, event);
  await shorten(event);
  const { offer, counts, delaySeconds } = await quote(ticket);
  expect(offer).toMatchObject({ paid: 145_180n, soldStake: kyat(1_000) });
  expect({ counts, delaySeconds }).toEqual({ counts: true, delaySeconds: 0 });
  await Promise.all([take(ticket, offer.id), take(ticket, offer.id)]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + 145_180n);
  expect(await findBet(db, account, ticket.betIds[0] ?? '')).toMatchObject({ state: 'cashed_out' });
  expect(await outcomeOf(quote(ticket))).toBe('cash_out_unavailable');
  await book.tell(result(event, [1, 0], [1, 0]));
  await finishEvent(ctx, await book.idOf(event));
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + 145_180n);
  await expectProven(db);
});

test('a half that is bought back leaves the other half to its result', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const ticket = await place(account, event);
  await shorten(event);
  const { offer } = await quote(ticket, 50);
  expect(offer).toMatchObject({ paid: 72_590n, soldStake: kyat(500) });
  await take(ticket, offer.id);
  await book.tell(result(event, [1, 0], [1, 0]));
  await finishEvent(ctx, await book.idOf(event));
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + 72_590n + kyat(1_250));
  await expectProven(db);
});

test('a result that is put right moves what was left, and what was bought back stays', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const ticket = await place(account, event);
  await shorten(event);
  await take(ticket, (await quote(ticket, 50)).offer.id);
  await book.tell(result(event, [1, 0], [1, 0]));
  await finishEvent(ctx, await book.idOf(event));
  await book.correct(event, result(event, [1, 0], [1, 1]));
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + 72_590n);
  await book.correct(event, result(event, [1, 0], [2, 1]));
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + 72_590n + kyat(1_250));
  await expectProven(db);
});

test('an offer is over after its seconds, and no more than was offered is paid when prices have moved', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const ticket = await place(account, event);
  const { offer } = await quote(ticket);
  await givenQuotesExpired(db);
  expect(await outcomeOf(take(ticket, offer.id))).toBe('quote_expired');
  const later = await quote(ticket);
  await book.tell(market(event, '1x2', ['4.00', '3.40', '1.90']));
  expect(await outcomeOf(take(ticket, later.offer.id))).toBe('price_changed');
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000));
  const cheap = await quote(ticket);
  await shorten(event);
  await take(ticket, cheap.offer.id);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + cheap.offer.paid);
});

test('of a parlay the legs that are decided count with their result', async () => {
  const account = await openFunded(db, FUNDS);
  const [first, second] = [await openEvent(), await openEvent()];
  const ticket = await place(account, first, second);
  await book.tell(result(first, [1, 0], [1, 0]));
  await finishEvent(ctx, await book.idOf(first));
  await shorten(second);
  // Two and a half times what a single one would be worth.
  expect((await quote(ticket)).offer.paid).toBe(362_950n);
});

test('in play a cash-out waits, and a goal refuses it', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const ticket = await place(account, event);
  await book.tell(state(event));
  const { offer, delaySeconds } = await quote(ticket);
  expect(delaySeconds).toBe(6);
  await take(ticket, offer.id);
  expect(await outcomeOf(quote(ticket))).toBe('cash_out_unavailable');
  await book.tell(state(event, { incidents: 1, score: { home: 1, away: 0 } }));
  await givenDelaysOver(db);
  await decideCashOuts(ctx);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000));
  const again = await quote(ticket);
  await take(ticket, again.offer.id);
  await givenDelaysOver(db);
  await Promise.all([decideCashOuts(ctx), decideCashOuts(ctx), decideDue(ctx)]);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + again.offer.paid);
  await expectProven(db);
});

const HOME_LEADS = { incidents: 2, score: { home: 1, away: 0 } };

test('after a goal a handicap of before it is another bet, which has no price', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  await book.tell(market(event, 'asian_handicap', ['1.90', '1.90'], { line: '-0.5' }));
  const bet = await book.leg(event, ['asian_handicap', '-0.5'], 'home', '1.90');
  const ticket = await book.take(book.asked(account, kyat(1_000), [bet]));
  await book.tell(state(event));
  expect((await quote(ticket)).offer.soldStake).toBe(kyat(1_000));
  await book.tell(state(event, HOME_LEADS));
  expect(await outcomeOf(quote(ticket))).toBe('cash_out_unavailable');
});

test('a handicap of kills, which counts its whole map, keeps its price when a map is won', async () => {
  const account = await openFunded(db, FUNDS);
  const event = `sold-${(events += 1)}`;
  const kills = market(event, 'map_2_kill_handicap', ['1.90', '1.90'], { line: '-3.5' });
  await book.tell(fixture(event, 3_600, { sport: 'esports', bestOf: 3 }), kills);
  const bet = await book.leg(event, ['map_2_kill_handicap', '-3.5'], 'home', '1.90');
  const ticket = await book.take(book.asked(account, kyat(1_000), [bet]));
  await book.tell(state(event, { period: 'break', ...HOME_LEADS }));
  expect((await quote(ticket)).offer.soldStake).toBe(kyat(1_000));
});

test('a cash-out and a settlement at once pay one of the two', async () => {
  for (let n = 0; n < 8; n += 1) {
    const account = await openFunded(db, FUNDS);
    const event = await openEvent();
    const ticket = await place(account, event);
    const { offer } = await quote(ticket);
    const settle = async () => {
      await book.tell(result(event, [1, 0], [1, 0]));
      await finishEvent(ctx, await book.idOf(event));
    };
    const [sold] = await Promise.all([outcomeOf(take(ticket, offer.id)), settle()]);
    const paid = sold === 'done' ? offer.paid : kyat(2_500);
    expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000) + paid);
  }
  await expectProven(db);
});

test('a pick that is not offered any more is left out of what its market says, and cannot be bet on', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const ticket = await place(account, event);
  await book.tell(market(event, '1x2', ['1.55', '2.40', '1.0001']));
  // Of the two that are left 0.6076: the third would make it 0.24.
  expect((await quote(ticket)).offer.paid).toBe(144_303n);
  const leg = await book.leg(event, ['1x2'], '2', '1.00');
  expect(await outcomeOf(book.take(book.asked(account, kyat(1_000), [leg])))).toBe('market_closed');
});
