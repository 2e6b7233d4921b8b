import type { AdminEventView, AdminMarketView, sports } from '@hintha/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../tools/payments/test-deposits.ts';
import { givenStartEarlier } from '../../../../../tools/scenario/index.ts';
import {
  finalStanding,
  fixture,
  market,
  outright,
  result,
  state,
} from '../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { readBalance } from '../wallet/index.ts';
import { listGames } from './list-games.ts';
import { voidOverdue } from './watch-events.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
const book = openTestBook(ctx);
const office = testConsole(ctx);

const FUNDS = kyat(100_000);
const HOUR = 3_600;
const PRICES = ['9.00', '2.50', '3.00', '5.00'];
let seasons = 0;
let [first, second] = [{} as Colleague, {} as Colleague];

beforeAll(async () => {
  await listGames(ctx);
  clock.advance(Date.now() - clock.now().getTime());
  [first, second] = [await office.hire('trader1', 'trading'), await office.hire('trader2', 'trading')];
});

type Offer = Parameters<typeof outright>[2];

/** A season of a league of its own. */
const openSeason = async (other: Offer = {}): Promise<{ event: string; league: string }> => {
  const event = `season-${(seasons += 1)}`;
  const league = { code: event, name: `League of ${event}` };
  await book.tell(outright(event, HOUR, { league, ...other }), market(event, 'outright', PRICES));
  return { event, league: league.name };
};

const ask = async ({ token }: TestMember, method: 'GET' | 'POST', url: string, body?: object) => {
  const { body: answer } = await site.call(method, url, { token, ...(body && { body }) });
  return answer as { code: string; value: unknown };
};

const legOn = async (event: string, code = 'outright', pick = '1', shown = '9.00') => ({
  marketId: String((await book.readMarket(event, code)).id),
  pick,
  line: null,
  shown,
});

type Leg = Awaited<ReturnType<typeof legOn>>;

const place = async (member: TestMember, legs: readonly Leg[]) => {
  const kind = legs.length === 1 ? 'single' : 'parlay';
  const body = { kind, legs, amount: '1000.00', requestId: randomUUID() };
  const { code, value } = await ask(member, 'POST', '/lgw/sports/tickets', body);
  return { code, ticket: value as sports.TicketView };
};

const readTicket = async (member: TestMember, { id }: sports.TicketView) =>
  (await ask(member, 'GET', `/lgw/sports/tickets/${id}`)).value as sports.TicketView;

const fundsOf = async ({ id }: TestMember) => (await readBalance(db, id))?.available;

const close = async (event: string): Promise<void> => {
  await givenStartEarlier(db, event, HOUR);
  await book.tell(state(event, { period: null, clock: null }));
};

const settle = async (...[event, ranking, absent]: Parameters<typeof finalStanding>): Promise<void> => {
  await book.tell(state(event, { phase: 'ended', period: null, clock: null }));
  await book.tell(finalStanding(event, ranking, absent));
  await book.finish(event);
};

const listed = async (league: string) => {
  const { list } = (await site.call('GET', `/lgw/sports/outrights?league=${league}`)).body.value as {
    list: (sports.EventView & { result: string | null })[];
  };
  return list;
};

test('a bet on who wins a season is placed, closes, and of two who share the first place each pays half', async () => {
  const member = await openMember(site, FUNDS);
  const { event, league } = await openSeason();
  const [season] = await listed(event);
  expect(season).toMatchObject({
    home: '',
    outright: { competitors: ['Lions', 'Tigers', 'Herons', 'Foxes'], places: 1 },
    markets: [{ code: 'outright', picks: ['1', '2', '3', '4'] }],
    result: null,
  });
  const { ticket } = await place(member, [await legOn(event)]);
  expect(ticket).toMatchObject({
    state: 'OPEN',
    potentialPayout: '9000.00',
    canCashOut: true,
    legs: [{ market: 'outright', pick: '1', outright: { league, competitor: 'Lions' } }],
  });
  const loses = (await place(member, [await legOn(event, 'outright', '2', '2.50')])).ticket;
  await close(event);
  expect((await place(member, [await legOn(event)])).code).toBe('market_closed');
  await settle(event, [['1', '3'], ['2'], ['4']]);
  expect(await readTicket(member, ticket)).toMatchObject({
    state: 'WON',
    payout: '4500.00',
    legs: [{ state: 'DEAD_HEAT' }],
  });
  expect(await readTicket(member, loses)).toMatchObject({ state: 'LOST', payout: '0.00' });
  expect(await fundsOf(member)).toBe(FUNDS - kyat(2_000) + kyat(4_500));
  expect(await listed(event)).toMatchObject([{ result: 'Lions, Herons' }]);
  await expectProven(db);
});

test('the record of a bet names who was bet on', async () => {
  const member = await openMember(site, FUNDS);
  const { event } = await openSeason();
  await place(member, [await legOn(event, 'outright', '3', '3.00')]);
  const { list } = (await ask(member, 'GET', '/wps/records/bets?pageNo=1&pageSize=10')).value as {
    list: { id: string }[];
  };
  const bet = await ask(member, 'GET', `/wps/records/bets/${list[0]?.id}`);
  expect(bet.value).toMatchObject({ selections: [{ market: 'outright', pick: 'Herons' }] });
});

test('an outright goes into no bet with what is played in its league, and into one with another league', async () => {
  const member = await openMember(site, FUNDS);
  const { event, league } = await openSeason();
  const own = { code: event, name: league };
  await book.tell(
    fixture(`${event}-match`, HOUR, { league: own }),
    market(`${event}-match`, '1x2', ['2.00', '3.40', '3.60']),
    outright(`${event}-next`, HOUR, { league: own }),
    market(`${event}-next`, 'outright', PRICES),
  );
  const season = await legOn(event);
  const match = await legOn(`${event}-match`, '1x2', '1', '2.00');
  const next = await legOn(`${event}-next`);
  const other = await legOn((await openSeason()).event);
  for (const related of [match, next, await legOn(event, 'outright', '2', '2.50')]) {
    expect((await place(member, [season, related])).code).toBe('legs_related');
    const body = { kind: 'parlay', legs: [season, related] };
    const quoted = await ask(member, 'POST', '/lgw/sports/quotes', body);
    expect(quoted.value).toMatchObject({ problem: 'related_legs' });
  }
  const built = { kind: 'builder', legs: [season, await legOn(event, 'outright', '2', '2.50')] };
  expect((await ask(member, 'POST', '/lgw/sports/quotes', built)).value).toMatchObject({
    problem: 'related_legs',
  });
  const { ticket } = await place(member, [other, match]);
  expect(ticket).toMatchObject({ state: 'OPEN', potentialPayout: '18000.00' });
});

test('a dead heat in a parlay takes its part of the product', async () => {
  const member = await openMember(site, FUNDS);
  const { event } = await openSeason();
  const other = `${event}-other`;
  await book.tell(fixture(other, HOUR), market(other, '1x2', ['2.00', '3.40', '3.60']));
  const legs = [await legOn(event), await legOn(other, '1x2', '1', '2.00')];
  const { ticket } = await place(member, legs);
  await book.tell(result(other, [1, 0], [1, 0]));
  await book.finish(other);
  await close(event);
  await settle(event, [['1', '2', '3']]);
  // 1,000 × 9 ⁄ 3 × 2.
  expect(await readTicket(member, ticket)).toMatchObject({ state: 'WON', payout: '6000.00' });
});

test('several places that are shared by more pay by the rule', async () => {
  const member = await openMember(site, FUNDS);
  const { event } = await openSeason({ places: 2 });
  await book.tell(market(event, 'outright', ['5.50', '2.50', '3.00', '5.00']));
  const { ticket } = await place(member, [await legOn(event, 'outright', '1', '5.50')]);
  await close(event);
  await settle(event, [['1', '2', '4']]);
  expect(await readTicket(member, ticket)).toMatchObject({ payout: '3666.66' });
});

test.each([
  [false, 'LOST', '0.00'],
  [true, 'PUSH', '1000.00'],
] as const)(
  'who did not start, where that gives the stake back: %s',
  async (voidIfAbsent, becomes, payout) => {
    const member = await openMember(site, FUNDS);
    const { event } = await openSeason({ voidIfAbsent });
    const { ticket } = await place(member, [await legOn(event)]);
    await close(event);
    await settle(event, [['2'], ['3']], ['1']);
    expect(await readTicket(member, ticket)).toMatchObject({ state: becomes, payout });
  },
);

test('an outright takes no bets in play, whatever its feed says, and no other markets or prices', async () => {
  const member = await openMember(site, FUNDS);
  const { event } = await openSeason();
  await book.tell(
    market(event, '1x2', ['2.00', '3.40', '3.60']),
    market(event, 'outright', ['2.00', '2.10', '8.00']),
  );
  await expect(book.readMarket(event, '1x2')).rejects.toThrow('has no 1x2');
  const leg = await legOn(event);
  await book.tell(state(event, { period: null, clock: null }));
  expect((await place(member, [leg])).code).toBe('market_closed');
  const match = `${event}-match`;
  await book.tell(fixture(match, HOUR), market(match, 'outright', PRICES));
  await expect(book.readMarket(match, 'outright')).rejects.toThrow('has no outright');
});

test('matches are listed without seasons', async () => {
  const { event } = await openSeason();
  const { list } = (await site.call('GET', `/lgw/sports/events?league=${event}`)).body.value as {
    list: unknown[];
  };
  expect(list).toEqual([]);
});

test('a season is called off so long after its end, not after bets on it closed', async () => {
  const member = await openMember(site, FUNDS);
  const { event } = await openSeason({ endsAt: Date.now() + 100 * HOUR * 1_000 });
  const { ticket } = await place(member, [await legOn(event)]);
  await givenStartEarlier(db, event, 40 * HOUR);
  await voidOverdue(ctx);
  expect(await book.readEvent(event)).toMatchObject({ state: 'SCHEDULED' });
  const past = { league: { code: event, name: 'A league' }, closesAt: Date.now() - 60 * HOUR * 1_000 };
  await book.tell(outright(event, HOUR, { ...past, endsAt: Date.now() - 37 * HOUR * 1_000 }));
  await voidOverdue(ctx);
  await book.finish(event);
  expect(await readTicket(member, ticket)).toMatchObject({
    payout: '1000.00',
    legs: [{ state: 'VOID' }],
  });
});

interface Read extends AdminEventView {
  markets: AdminMarketView[];
  result: sports.SportsResultView | null;
}

const trade = async (who: Colleague, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await office.call(method, `/console/sports/${path}`, { token: who.token, ...(body && { body }) })).body;

const approve = async (who: Colleague, proposed: unknown): Promise<string> => {
  const { id, payloadHash } = proposed as { id: string; payloadHash: string };
  const { body } = await office.call('POST', `/console/approvals/${id}/approve`, {
    token: who.token,
    body: { payloadHash },
  });
  return body.code;
};

test('the staff sees an outright, stops it, settles it by hand and puts its result right', async () => {
  const member = await openMember(site, FUNDS);
  const { event } = await openSeason();
  const { ticket } = await place(member, [await legOn(event)]);
  const id = await book.idOf(event);
  const read = (await trade(first, 'GET', `events/${id}`)).value as unknown as Read;
  expect(read).toMatchObject({
    outright: { competitors: ['Lions', 'Tigers', 'Herons', 'Foxes'] },
    markets: [{ selections: [{ pick: '1', stake: '1000.00', liability: '8000.00' }, {}, {}, {}] }],
  });
  const reason = 'as the league has it';
  const stop = (isSuspended: boolean) =>
    trade(first, 'POST', `events/${id}/suspend`, { isSuspended, reason });
  await stop(true);
  expect((await place(member, [await legOn(event)])).code).toBe('market_closed');
  await stop(false);
  await close(event);
  const found = { sport: 'outright', ranking: [['1', '2']], places: 1, absent: [], voidIfAbsent: false };
  const entry = (other: object = {}) => ({
    result: { ...found, ...other },
    source: 'the league',
    reason,
    requestId: randomUUID(),
  });
  for (const wrong of [{ places: 2 }, { voidIfAbsent: true }, { ranking: [['9']] }])
    expect((await trade(first, 'POST', `events/${id}/results`, entry(wrong))).code).toBe('bad_request');
  const proposed = await trade(first, 'POST', `events/${id}/results`, entry());
  expect(await approve(second, proposed.value)).toBe('ok');
  await book.finish(event);
  expect(await readTicket(member, ticket)).toMatchObject({ payout: '4500.00' });
  // The feed agrees on who is paid: what it says of the others is no difference.
  await book.tell(finalStanding(event, [['2', '1'], ['4'], ['3']]));
  expect((await trade(first, 'GET', `events/${id}`)).value).toMatchObject({ differs: false });
  await book.tell(finalStanding(event, [['1'], ['2']]));
  expect((await trade(first, 'GET', `events/${id}`)).value).toMatchObject({ differs: true });
  const anew = await trade(second, 'POST', `events/${id}/resettlement`, entry({ ranking: [['1']] }));
  expect(await approve(first, anew.value)).toBe('ok');
  await book.finish(event);
  expect(await readTicket(member, ticket)).toMatchObject({ payout: '9000.00', legs: [{ state: 'WON' }] });
  await expectProven(db);
});

test('a bet on a season is bought back by the rule of all others: the price now, without the margin', async () => {
  const member = await openMember(site, FUNDS);
  const { event } = await openSeason();
  const { ticket } = await place(member, [await legOn(event)]);
  await book.tell(market(event, 'outright', ['3.00', '4.00', '4.00', '1.0001']));
  const { value } = await ask(member, 'POST', `/lgw/sports/tickets/${ticket.id}/cash-out/quote`, {});
  // 9,000 × (1/3) ÷ (1/3 + 1/4 + 1/4) × 0.95.
  expect(value).toMatchObject({ paid: '3420.00', soldStake: '1000.00' });
  await book.tell(market(event, 'outright', ['1.0001', '1.50', '2.50', '9.00']));
  const gone = await ask(member, 'POST', `/lgw/sports/tickets/${ticket.id}/cash-out/quote`, {});
  expect(gone.code).toBe('cash_out_unavailable');
});
