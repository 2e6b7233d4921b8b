import type { sports } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenDelaysOver } from '../../../../../../tools/scenario/index.ts';
import { fixture, market, result, state } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { limitStake, restrictAccount } from '../../protection/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { listGames } from '../list-games.ts';
import { finishEvent } from '../settlement/settle-event.ts';
import { decideDue } from './decide-ticket.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx } = site;
const book = openTestBook(ctx);
const office = testConsole(ctx);

const FUNDS = kyat(100_000);
let events = 0;

beforeAll(() => listGames(ctx));

const openEvent = async (): Promise<string> => {
  const code = `called-${(events += 1)}`;
  await book.tell(fixture(code, 3_600), market(code, '1x2', ['2.00', '3.40', '3.60']));
  return code;
};

const ask = async (
  { token }: TestMember,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) => {
  const { body: answer } = await site.call(method, url, { token, ...(body && { body }) });
  return answer as { code: string; value: unknown };
};

const bodyOn = async (event: string, amount = '1000.00', shown = '2.00') => {
  const { id } = await book.readMarket(event, '1x2');
  const legs = [{ marketId: String(id), pick: '1', line: null, shown }];
  return { kind: 'single', legs, amount, requestId: randomUUID() };
};

const place = async (member: TestMember, event: string, amount?: string) =>
  (await ask(member, 'POST', '/lgw/sports/tickets', await bodyOn(event, amount))).code;

test('a ticket is quoted, placed, read and taken back by its calls', async () => {
  const member = await openMember(site, FUNDS);
  const event = await openEvent();
  const body = await bodyOn(event);
  const quoted = await ask(member, 'POST', '/lgw/sports/quotes', { kind: body.kind, legs: body.legs });
  expect(quoted.value).toMatchObject({
    combinedPrice: '2.0000',
    least: '500.00',
    most: '1000000.00',
    delaySeconds: 0,
    problem: null,
    legs: [{ isOpen: true, shown: '2.00' }],
  });
  const placed = await ask(member, 'POST', '/lgw/sports/tickets', body);
  const ticket = placed.value as sports.TicketView;
  expect(ticket).toMatchObject({
    state: 'OPEN',
    combinedPrice: null,
    stake: '1000.00',
    potentialPayout: '2000.00',
    canCashOut: true,
  });
  const open = await ask(member, 'GET', '/lgw/sports/tickets?show=open');
  expect(open.value).toMatchObject({
    total: 1,
    list: [{ id: ticket.id, legs: [{ pick: '1', state: 'OPEN' }] }],
  });
  const other = await openMember(site);
  expect((await ask(other, 'GET', `/lgw/sports/tickets/${ticket.id}`)).code).toBe('not_found');
  expect((await ask(other, 'DELETE', `/lgw/sports/tickets/${ticket.id}`)).code).toBe('not_found');
  const cancelled = await ask(member, 'DELETE', `/lgw/sports/tickets/${ticket.id}`);
  expect(cancelled.value).toMatchObject({ state: 'CANCELLED' });
  expect((await readBalance(db, member.id))?.available).toBe(FUNDS);
  expect((await ask(member, 'DELETE', `/lgw/sports/tickets/${ticket.id}`)).value).toMatchObject({
    state: 'CANCELLED',
  });
});

test('a bet builder shows the price that its selections have together', async () => {
  const member = await openMember(site, FUNDS);
  const event = await openEvent();
  await book.tell(market(event, 'over_under', ['1.90', '1.90'], { line: '2.5' }));
  const goals = await book.readMarket(event, 'over_under', '2.5');
  const { legs, ...single } = await bodyOn(event);
  const over = { marketId: String(goals.id), pick: 'over', line: '2.5', shown: '1.90' };
  const body = { ...single, kind: 'builder', legs: [...legs, over] };
  const quoted = (await ask(member, 'POST', '/lgw/sports/quotes', { kind: body.kind, legs: body.legs }))
    .value;
  const { combinedPrice } = quoted as { combinedPrice: string };
  const placed = (await ask(member, 'POST', '/lgw/sports/tickets', { ...body, combinedPrice })).value;
  expect(placed).toMatchObject({ kind: 'builder', combinedPrice });
});

test('what has become worse is not taken back', async () => {
  const member = await openMember(site, FUNDS);
  const event = await openEvent();
  const { value } = await ask(member, 'POST', '/lgw/sports/tickets', await bodyOn(event));
  await book.tell(market(event, '1x2', ['2.40', '3.40', '2.90']));
  const { id } = value as sports.TicketView;
  expect((await ask(member, 'DELETE', `/lgw/sports/tickets/${id}`)).code).toBe('price_changed');
});

test('a ticket shows where it stands: waiting, refused, won, lost and cashed out', async () => {
  const member = await openMember(site, FUNDS);
  const read = async ({ id }: sports.TicketView) =>
    (await ask(member, 'GET', `/lgw/sports/tickets/${id}`)).value as sports.TicketView;
  const event = await openEvent();
  const first = (await ask(member, 'POST', '/lgw/sports/tickets', await bodyOn(event)))
    .value as sports.TicketView;
  await book.tell(state(event));
  const waiting = (await ask(member, 'POST', '/lgw/sports/tickets', await bodyOn(event)))
    .value as sports.TicketView;
  expect(waiting).toMatchObject({ state: 'PENDING', decidesAt: expect.any(Number), canCashOut: false });
  await book.tell(state(event, { incidents: 1, score: { home: 1, away: 0 } }));
  await givenDelaysOver(db);
  await decideDue(ctx);
  expect(await read(waiting)).toMatchObject({ state: 'REJECTED', rejection: 'incident' });
  await book.tell(result(event, [1, 0], [1, 0]));
  await finishEvent(ctx, await book.idOf(event));
  expect(await read(first)).toMatchObject({ state: 'WON', payout: '2000.00', legs: [{ state: 'WON' }] });
  const sold = await openEvent();
  const third = (await ask(member, 'POST', '/lgw/sports/tickets', await bodyOn(sold)))
    .value as sports.TicketView;
  const path = `/lgw/sports/tickets/${third.id}/cash-out`;
  const { quoteId } = (await ask(member, 'POST', `${path}/quote`, {})).value as { quoteId: string };
  expect((await ask(member, 'POST', path, { quoteId })).value).toMatchObject({
    state: 'CASHED_OUT',
    soldStake: '1000.00',
  });
  const settled = await ask(member, 'GET', '/lgw/sports/tickets?show=settled');
  expect(settled.value).toMatchObject({
    total: 2,
    list: [
      { id: third.id, state: 'CASHED_OUT' },
      { id: first.id, state: 'WON' },
    ],
  });
  expect((await ask(member, 'GET', '/lgw/sports/tickets?show=open')).value).toMatchObject({ total: 0 });
  expect((await ask(member, 'POST', path, { quoteId: randomUUID() })).code).toBe('not_found');
});

test('preferences are kept for a member', async () => {
  const member = await openMember(site);
  const path = '/lgw/sports/preferences';
  expect((await ask(member, 'GET', path)).value).toEqual({ format: 'decimal', accepts: 'none' });
  const wanted = { format: 'malay', accepts: 'better' };
  expect((await ask(member, 'PUT', path, wanted)).value).toEqual(wanted);
  expect((await ask(member, 'GET', path)).value).toEqual(wanted);
});

test('SPORTS-005 the first-party sportsbook is launched with a token alone', async () => {
  const member = await openMember(site);
  const body = { language: 'EN', device: 'mobile', backUrl: '/home' };
  const launched = await ask(member, 'POST', '/wps/relay/GCS_gameLaunchFB', body);
  expect(launched.value).toEqual({ url: `${ctx.config.publicUrl}/sports` });
  expect((await site.call('POST', '/wps/relay/GCS_gameLaunchFB', { body })).status).toBe(401);
});

test('a member whose bets are stopped, or limited, and a vendor that rests', async () => {
  const member = await openMember(site, FUNDS);
  const event = await openEvent();
  await transaction(db, (tx) => limitStake(tx, member.name, kyat(600)));
  expect(await place(member, event, '700.00')).toBe('amount_out_of_range');
  expect(await place(member, event, '600.00')).toBe('ok');
  const { token } = await office.hire('trader1', 'trading');
  const rest = (maintenance: boolean) =>
    office.call('PUT', '/console/vendors/HINTHASPORTS', {
      token,
      body: { maintenance, reason: 'a test of it' },
    });
  await rest(true);
  expect(await place(member, event, '600.00')).toBe('game_unavailable');
  await rest(false);
  expect(await place(member, event, '600.00')).toBe('ok');
  await transaction(db, (tx) =>
    restrictAccount(ctx, tx, {
      accountId: member.id,
      kind: 'BETTING',
      reason: 'OWN_WISH',
      note: 'as asked',
      setBy: 'system',
      until: null,
    }),
  );
  expect(await place(member, event, '600.00')).toBe('betting_stopped');
});

test.each<[what: string, change: object]>([
  ['a market that is no id', { legs: [{ marketId: '1; drop', pick: '1', line: null, shown: '2.00' }] }],
  ['no leg', { legs: [] }],
  [
    'sixteen legs',
    { legs: Array.from({ length: 16 }, () => ({ marketId: '1', pick: '1', line: null, shown: '2.00' })) },
  ],
  ['a price in another script', { legs: [{ marketId: '1', pick: '၁', line: null, shown: '၂' }] }],
  ['an amount below nothing', { amount: '-5' }],
  ['an amount with an exponent', { amount: '1e3' }],
  ['a request that is no id', { requestId: 'again' }],
])('%s is a bad request', async (_what, change) => {
  const member = await openMember(site, FUNDS);
  const body = { ...(await bodyOn(await openEvent())), ...change };
  expect((await ask(member, 'POST', '/lgw/sports/tickets', body)).code).toBe('bad_request');
  expect((await readBalance(db, member.id))?.available).toBe(FUNDS);
});

test('whoever asks for so many events is given the first to start, while all are counted', async () => {
  const member = await openMember(site, FUNDS);
  await openEvent();
  await openEvent();
  const list = async (query: string) => {
    const { value } = await ask(member, 'GET', `/lgw/sports/events${query}`);
    return value as { counts: object; list: readonly { id: string }[] };
  };
  const all = await list('');
  const first = await list('?count=1');
  expect(all.list.length).toBeGreaterThan(1);
  expect(first).toMatchObject({ counts: all.counts, list: [{ id: all.list[0]?.id }] });
  expect(first.list).toHaveLength(1);
});
