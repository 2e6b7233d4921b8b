import type { AdminEventView, AdminMarketView } from '@hintha/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenDecidedEarlier, givenFeedSilent, readAudit } from '../../../../../../tools/scenario/index.ts';
import { fixture, market, result, state } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { finishEvent } from '../settlement/settle-event.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const book = openTestBook(ctx);
const { call, hire } = testConsole(ctx);

const FUNDS = kyat(100_000);
const HOUR = 3_600;
const why = 'seen by a trader';
let events = 0;

let first: Colleague;
let second: Colleague;
let auditor: Colleague;

beforeAll(async () => {
  // Sessions go by the test's clock, events by the database's.
  clock.advance(Date.now() - clock.now().getTime());
  first = await hire('trader1', 'trading');
  second = await hire('trader2', 'trading');
  auditor = await hire('auditor1', 'auditor');
});

const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;
const outcomeOf = (placed: Promise<unknown>): Promise<unknown> => placed.then(() => 'placed', codeOf);
const fundsOf = async (account: bigint) => (await readBalance(db, account))?.available;

const openEvent = async (startsInSeconds = HOUR): Promise<string> => {
  const code = `traded-${(events += 1)}`;
  await book.tell(
    fixture(code, startsInSeconds),
    market(code, '1x2', ['2.00', '3.40', '3.60']),
    market(code, 'odd_even', ['1.90', '1.90']),
  );
  return code;
};

const place = async (account: bigint, event: string, shown = '2.00') =>
  outcomeOf(book.take(book.asked(account, kyat(1_000), [await book.leg(event, ['1x2'], '1', shown)])));

const ask = async (who: Colleague, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await call(method, `/console/sports/${path}`, { token: who.token, ...(body && { body }) })).body;

/** A colleague approves what was proposed. */
const approve = async (who: Colleague, proposed: unknown): Promise<string> => {
  const { id, payloadHash } = proposed as { id: string; payloadHash: string };
  const { token } = who;
  return (await call('POST', `/console/approvals/${id}/approve`, { token, body: { payloadHash } })).body.code;
};

const football = (fullTime: [number, number]) => {
  const message = result('any', [0, 0], fullTime);
  if (message.kind !== 'result') throw new Error('that is no result');
  return message.result;
};

interface Read extends AdminEventView {
  markets: AdminMarketView[];
  tickets: { stake: string; potentialPayout: string; pick: string }[];
  results: { id: string; difference: { outcome: string | null } | null }[];
  correctableUntil: number | null;
}

const read = async (event: string) =>
  (await ask(first, 'GET', `events/${await book.idOf(event)}`)).value as unknown as Read;

test('a trader stops a market or an event at once, and lets it go on', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const { id } = await book.readMarket(event, '1x2');
  const body = { isSuspended: true, reason: why };
  expect((await ask(auditor, 'POST', `markets/${id}/suspend`, body)).code).toBe('role_needed');
  expect((await ask(first, 'POST', `markets/${id}/suspend`, body)).code).toBe('ok');
  expect(await place(account, event)).toBe('market_closed');
  await ask(first, 'POST', `markets/${id}/suspend`, { isSuspended: false, reason: why });
  expect(await place(account, event)).toBe('placed');
  await ask(first, 'POST', `events/${await book.idOf(event)}/suspend`, body);
  expect(await place(account, event)).toBe('market_closed');
  expect((await ask(first, 'POST', 'events/999999/suspend', body)).code).toBe('not_found');
  expect(await readAudit(db, { subject: `event:${event}` })).toMatchObject([
    { details: { did: 'suspend', market: '1x2' } },
    { details: { did: 'resume', market: '1x2' } },
    { details: { did: 'suspend' } },
  ]);
});

test('prices of the staff stand in place of those of the feed until they are given back', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  const { id } = await book.readMarket(event, '1x2');
  const set = (prices: string[] | null) => ask(first, 'PUT', `markets/${id}/prices`, { prices, reason: why });
  for (const wrong of [['1.80', '3.40'], ['0.50', '3.40', '3.60'], []])
    expect((await set(wrong)).code).toBe('selection_invalid');
  expect((await set(['1.80', '3.50', '4.20'])).code).toBe('ok');
  expect(await place(account, event)).toBe('price_changed');
  expect(await place(account, event, '1.80')).toBe('placed');
  await book.tell(market(event, '1x2', ['2.40', '3.40', '2.80']));
  expect(await place(account, event, '1.80')).toBe('placed');
  expect((await read(event)).markets.find(({ code }) => code === '1x2')).toMatchObject({
    hasOwnPrices: true,
  });
  await set(null);
  expect(await place(account, event, '2.40')).toBe('placed');
});

test('an event shows what is at stake on each pick, and its largest tickets', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  await place(account, event);
  const leg = await book.leg(event, ['1x2'], 'X', '3.40');
  await book.take(book.asked(account, kyat(2_000), [leg]));
  const { markets, tickets, stake, liability, mostLiability } = await read(event);
  expect({ stake, liability, mostLiability }).toEqual({
    stake: '3000.00',
    liability: '4800.00',
    mostLiability: '1000000.00',
  });
  expect(markets.find(({ code }) => code === '1x2')?.selections).toEqual([
    { pick: '1', stake: '1000.00', liability: '1000.00', result: '1000.00' },
    { pick: 'X', stake: '2000.00', liability: '4800.00', result: '-3800.00' },
    { pick: '2', stake: '0.00', liability: '0.00', result: '3000.00' },
  ]);
  expect(tickets).toMatchObject([
    { pick: 'X', potentialPayout: '6800.00' },
    { pick: '1', potentialPayout: '2000.00' },
  ]);
});

test('a result that the feed has not told takes two of the staff', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent(-HOUR);
  await book.tell(state(event, { phase: 'scheduled' }));
  const id = await book.idOf(event);
  const body = { result: football([2, 1]), source: 'the league', reason: why, requestId: randomUUID() };
  const { value } = await ask(first, 'POST', `events/${id}/results`, body);
  expect(await approve(first, value)).toBe('own_proposal');
  expect(await approve(second, value)).toBe('ok');
  await finishEvent(ctx, id);
  expect(await book.readEvent(event)).toMatchObject({
    state: 'SETTLED',
    result: { fullTime: { home: 2, away: 1 } },
  });
  const wrong = {
    ...body,
    result: { ...football([1, 0]), halfTime: { home: 3, away: 0 } },
    requestId: randomUUID(),
  };
  expect(
    (await ask(first, 'POST', `events/${await book.idOf(await openEvent(-HOUR))}/results`, wrong)).code,
  ).toBe('bad_request');
  expect(await fundsOf(account)).toBe(FUNDS);
});

test('a result that the feed takes back is settled anew by two of the staff, with a preview, within a day', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  await place(account, event);
  await book.tell(result(event, [0, 0], [1, 0]));
  const id = await book.idOf(event);
  await finishEvent(ctx, id);
  await book.tell(result(event, [0, 0], [1, 1]));
  const due = (await ask(first, 'GET', 'events?list=due')).value as unknown as { list: { id: string }[] };
  expect(due.list.map((one) => one.id)).toContain(String(id));
  const after = football([1, 1]);
  const preview = await ask(first, 'POST', `events/${id}/resettlement/preview`, { result: after });
  expect(preview.value).toMatchObject({ bets: 1, paid: '0.00', takenBack: '2000.00', memberCount: 1 });
  expect(await fundsOf(account)).toBe(FUNDS + kyat(1_000));
  const body = { result: after, source: 'the league', reason: why, requestId: randomUUID() };
  const { value } = await ask(first, 'POST', `events/${id}/resettlement`, body);
  expect(await approve(second, value)).toBe('ok');
  await finishEvent(ctx, id);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000));
  expect((await read(event)).results.find(({ difference }) => difference !== null)).toMatchObject({
    difference: { outcome: 'RESETTLED' },
  });
  await givenDecidedEarlier(db, event, 25 * HOUR);
  const late = { ...body, result: football([3, 1]), requestId: randomUUID() };
  expect((await ask(first, 'POST', `events/${id}/resettlement`, late)).code).toBe('no_longer_open');
  await expectProven(db);
});

test('a report that differs is laid aside once, and the result stands', async () => {
  const event = await openEvent();
  await book.tell(result(event, [0, 0], [1, 0]));
  const id = await book.idOf(event);
  await finishEvent(ctx, id);
  await book.tell(result(event, [0, 0], [1, 1]));
  const report = (await read(event)).results.find(({ difference }) => difference !== null);
  const path = `events/${id}/reports/${report?.id}/dismiss`;
  expect((await ask(first, 'POST', path, { reason: why })).code).toBe('ok');
  expect((await ask(second, 'POST', path, { reason: why })).code).toBe('report_resolved');
  expect(await read(event)).toMatchObject({ differs: false });
});

test('an event that is called off after it was settled gives every stake back', async () => {
  const account = await openFunded(db, FUNDS);
  const event = await openEvent();
  await place(account, event);
  await book.tell(result(event, [0, 0], [0, 1]));
  const id = await book.idOf(event);
  await finishEvent(ctx, id);
  expect(await fundsOf(account)).toBe(FUNDS - kyat(1_000));
  const body = { cause: 'WRONG_START', reason: why, requestId: randomUUID() };
  const { value } = await ask(first, 'POST', `events/${id}/void`, body);
  expect(await approve(second, value)).toBe('ok');
  await finishEvent(ctx, id);
  expect(await fundsOf(account)).toBe(FUNDS);
  expect(await book.readEvent(event)).toMatchObject({ state: 'VOID', finishedAt: expect.any(Date) });
  await expectProven(db);
});

test('another tier of a league takes two, and bounds what its selections can lose', async () => {
  const account = await openFunded(db, kyat(10_000_000));
  const event = await openEvent();
  const large = async () =>
    outcomeOf(book.take(book.asked(account, kyat(1_500_000), [await book.leg(event, ['1x2'], '1', '2.00')])));
  expect(await large()).toBe('liability_reached');
  const body = { tier: 'B', commission: 400, reason: why, requestId: randomUUID() };
  const { value } = await ask(first, 'PUT', 'leagues/test-league', body);
  expect(await approve(second, value)).toBe('ok');
  expect(await large()).toBe('placed');
  const { value: leagues } = await ask(auditor, 'GET', 'leagues');
  expect(leagues).toMatchObject([{ code: 'test-league', tier: 'B', commission: 400 }]);
});

test('the health of the feed tells which events in play it is silent about', async () => {
  const event = await openEvent();
  await book.tell(state(event));
  await givenFeedSilent(db, event, 30);
  const { value } = await ask(auditor, 'GET', 'feed');
  const { silent, heardAt } = value as unknown as { silent: { id: string }[]; heardAt: number };
  expect(silent.map(({ id }) => id)).toContain(String(await book.idOf(event)));
  expect(heardAt).toBeGreaterThan(0);
});
