import { randomUUID } from 'node:crypto';
import { formatAmount, money, parseAmount, type Money } from '@hintha/money';
import { startReferenceOperator } from '@hintha/vendor-protocol/conformance';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { migrateStudio } from '../app.ts';
import { testStudio, type TestStudio } from '../../../../tools/test-studio.ts';
import { GAMES } from '../games/games.ts';
import type { HistoryView, OpenedView, RefusedView, RoundView } from '../wire.ts';

const db = testDatabase({ search_path: 'studio' });

beforeAll(async () => {
  await migrateStudio(db);
});

let place = 0;
/** A title that no other test of the file has played. */
const freshTitle = (): string => GAMES[place++]?.code ?? '';

const amount = (text: string | null | undefined): Money => {
  const read = parseAmount(text ?? '');
  if (read === 'not_an_amount') throw new Error(`${text} is no amount`);
  return read;
};

const table = async (funds: Money = money(100_000_000n)) => {
  const operator = await startReferenceOperator([], funds);
  const line = { isUp: true, calls: 0 };
  const at = testStudio({
    db,
    url: operator.url,
    fetch: (url, request) => {
      line.calls += 1;
      return line.isUp ? fetch(url, request) : Promise.reject(new TypeError('the operator is down'));
    },
  });
  const game = freshTitle();
  const opened = await at.open(game);
  return { ...at, game, operator, line, opened, token: opened.token };
};

const spin = (at: TestStudio, token: string, order: { coinValue?: string; requestId?: string } = {}) =>
  at.call<RoundView & RefusedView>('POST', '/play/spin', {
    token,
    body: { coinValue: '1.00', requestId: randomUUID(), ...order },
  });

test('a spin takes the stake, pays the win and tells the balance the operator told', async () => {
  const at = await table();
  const before = at.operator.balance();
  const { status, view } = await spin(at, at.token, { coinValue: '2.00' });
  expect(status).toBe(200);
  expect(view).toMatchObject({ state: 'settled', nonce: 0, coinValue: '2.00', stake: '50.00' });
  expect(view.outcome?.spins[0]).toMatchObject({ free: false, multiplier: 1 });
  expect(view.win).toBe(formatAmount(money(BigInt(view.outcome?.totalCoins ?? -1) * 200n)));
  expect(at.operator.balance()).toBe(before - 5_000n + amount(view.win));
  expect(view.balance).toBe(formatAmount(at.operator.balance()));
  await at.operator.stop();
});

test('a stake above the balance is refused with the balance, costs nothing, and play goes on', async () => {
  const at = await table(money(30_000n));
  const requestId = randomUUID();
  const refused = await spin(at, at.token, { coinValue: '1000.00', requestId });
  expect(refused).toMatchObject({ status: 409, view: { code: 'insufficient_funds', balance: '300.00' } });
  expect(await spin(at, at.token, { coinValue: '1000.00', requestId })).toEqual(refused);
  expect(at.operator.balance()).toBe(30_000n);
  const { view } = await at.call<HistoryView>('GET', '/play/rounds', { token: at.token });
  expect(view.rounds).toMatchObject([
    { state: 'refused', reason: 'insufficient_funds', outcome: null, win: '0.00' },
  ]);
  expect(await spin(at, at.token)).toMatchObject({ status: 200, view: { state: 'settled', nonce: 1 } });
  await at.operator.stop();
});

test('the same request gives the same round, also when both come at once; with another body it is refused', async () => {
  const at = await table();
  const requestId = randomUUID();
  const [first, second] = await Promise.all([
    spin(at, at.token, { requestId }),
    spin(at, at.token, { requestId }),
  ]);
  expect(second).toEqual(first);
  expect(await spin(at, at.token, { requestId })).toEqual(first);
  const other = await spin(at, at.token, { requestId, coinValue: '2.00' });
  expect(other).toMatchObject({ status: 400, view: { code: 'bad_request' } });
  const elsewhere = await at.open(freshTitle());
  expect(await spin(at, elsewhere.token, { requestId })).toMatchObject({ status: 400 });
  expect(at.operator.balance()).toBe(amount(first.view.balance));
  await at.operator.stop();
});

test('of many spins at once one is open at a time, and their numbers have no gap', async () => {
  const at = await table();
  const answers = await Promise.all(Array.from({ length: 20 }, () => spin(at, at.token)));
  const settled = answers.filter(({ status }) => status === 200);
  expect(settled.length).toBeGreaterThan(0);
  const others = answers.filter(({ status }) => status !== 200).map(({ view }) => view.code);
  expect(others).toEqual(others.map(() => 'round_open'));
  for (let more = 0; more < 5; more += 1) settled.push(await spin(at, at.token));
  const nonces = settled.map(({ view }) => view.nonce).sort((a, b) => a - b);
  expect(nonces).toEqual(nonces.map((_, index) => index));
  const moved = settled.reduce((sum, { view }) => sum + amount(view.win) - amount(view.stake), 0n);
  expect(at.operator.balance()).toBe(100_000_000n + moved);
  await at.operator.stop();
});

test.each([
  { coinValue: '3.00' },
  { coinValue: '-1' },
  { coinValue: '1e3' },
  { coinValue: 1 },
  { requestId: 'short' },
  { requestId: 'with:colon and blank' },
  { requestId: 7 },
])('order %j is none', async (order) => {
  const at = await table();
  const body = { coinValue: '1.00', requestId: randomUUID(), ...order };
  const { status, view } = await at.call<RefusedView>('POST', '/play/spin', { token: at.token, body });
  expect(status).toBe(400);
  expect(view).toEqual({ code: 'bad_request', message: 'This call could not be read. It cost nothing.' });
  await at.operator.stop();
});

test('a jurisdiction with a least time between rounds has it kept', async () => {
  const at = await table();
  const { token, profile } = await at.open(freshTitle(), { jurisdiction: 'GB' });
  expect(profile).toEqual({ autoplay: false, minCycleMs: 2_500 });
  expect(await spin(at, token)).toMatchObject({ status: 200 });
  expect(await spin(at, token)).toMatchObject({ status: 429, view: { code: 'too_fast' } });
  at.advance(2_500);
  expect(await spin(at, token)).toMatchObject({ status: 200, view: { nonce: 1 } });
  await at.operator.stop();
});

test('a round is shown again until it was seen to its end', async () => {
  const at = await table();
  const { view } = await spin(at, at.token);
  const again: OpenedView = await at.open(at.game);
  expect(again.unseen).toEqual(view);
  const seen = await at.call('POST', `/play/rounds/${view.id}/seen`, { token: again.token, body: {} });
  expect(seen).toEqual({ status: 200, view: {} });
  expect((await at.open(at.game)).unseen).toBeNull();
  expect(await at.call('GET', `/play/rounds/${view.id}`, { token: again.token })).toEqual({
    status: 200,
    view,
  });
  await at.operator.stop();
});

test('the history goes back page by page, and shows the rounds of its own title only', async () => {
  const at = await table();
  const played: string[] = [];
  for (let round = 0; round < 23; round += 1) played.unshift((await spin(at, at.token)).view.id);
  const first = await at.call<HistoryView>('GET', '/play/rounds', { token: at.token });
  const rest = await at.call<HistoryView>('GET', `/play/rounds?before=${first.view.next}`, {
    token: at.token,
  });
  expect(first.view.rounds.map(({ id }) => id)).toEqual(played.slice(0, 20));
  expect(rest.view.rounds.map(({ id }) => id)).toEqual(played.slice(20));
  expect(rest.view.next).toBeNull();
  const { token } = await at.open(freshTitle());
  expect(await at.call('GET', '/play/rounds', { token })).toMatchObject({ view: { rounds: [], next: null } });
  expect(await at.call('GET', `/play/rounds/${played[0]}`, { token })).toMatchObject({ status: 400 });
  await at.operator.stop();
});

test('while the operator is down a round is open, hidden, and stands in the way of others', async () => {
  const at = await table();
  at.line.isUp = false;
  const requestId = randomUUID();
  const { status, view } = await spin(at, at.token, { requestId });
  expect(status).toBe(202);
  expect(view).toMatchObject({ state: 'pending', reason: 'operator_unreachable', outcome: null });
  expect(view).toMatchObject({ win: '0.00', balance: null });
  expect(await spin(at, at.token)).toMatchObject({ status: 409, view: { code: 'round_open' } });
  const rotation = { token: at.token, body: { clientSeed: 'mine' } };
  expect(await at.call('POST', '/play/seed', rotation)).toMatchObject({ status: 409 });
  expect(await at.call('POST', `/play/rounds/${view.id}/seen`, { token: at.token })).toMatchObject({
    status: 409,
  });
  expect(await at.call('GET', `/play/rounds/${view.id}`, { token: at.token })).toEqual({ status: 200, view });
  expect(await spin(at, at.token, { requestId })).toEqual({ status: 202, view });
  expect(at.operator.balance()).toBe(100_000_000n);
  await at.operator.stop();
});
