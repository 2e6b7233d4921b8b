import { randomUUID } from 'node:crypto';
import { money, parseAmount, type Money } from '@hintha/money';
import { createSimulator, MISHAPS, softswiss, type Fetch, type Mishap } from '@hintha/vendor-protocol';
import { startReferenceOperator } from '@hintha/vendor-protocol/conformance';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { givenFullDisk } from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { migrateStudio } from '../app.ts';
import { testStudio, type TestStudio } from '../../../../tools/test-studio.ts';
import { GAMES } from '../games/games.ts';
import type { HistoryView, RefusedView, RoundView } from '../wire.ts';
import { makeAllDue } from './closing-store.ts';
import { GIVE_UP_MS } from './rules.ts';
import { resolveDueRounds, watchOpenRounds } from './watch-open-rounds.ts';

const db = testDatabase({ search_path: 'studio' });

beforeAll(async () => {
  await migrateStudio(db);
});

const FUNDS = money(100_000_000n);

let place = 0;
/** A title that no other test of the file has played. */
const freshTitle = (): string => GAMES[place++]?.code ?? '';

const amount = (text: string): Money => {
  const read = parseAmount(text);
  if (read === 'not_an_amount') throw new Error(`${text} is no amount`);
  return read;
};

/** An operator behind a line that a test may change at any time. */
const table = async (funds: Money = FUNDS) => {
  const operator = await startReferenceOperator([], funds);
  const line: { fetch: Fetch; asked: string[] } = { fetch: globalThis.fetch, asked: [] };
  const at = testStudio({
    db,
    url: operator.url,
    fetch: (url, request) => {
      line.asked.push(new URL(url).pathname);
      return line.fetch(url, request);
    },
  });
  const game = freshTitle();
  const { token } = await at.open(game);
  line.asked.length = 0;
  return { ...at, operator, line, game, token };
};

type Table = Awaited<ReturnType<typeof table>>;

const down: Fetch = () => Promise.reject(new TypeError('the operator is down'));

/** Carries the call, and loses the answer. */
const deaf: Fetch = async (url, request) => {
  await (await fetch(url, request)).arrayBuffer();
  throw new TypeError('the answer was lost');
};

const refusing =
  (reply: softswiss.ErrorReply): Fetch =>
  () =>
    Promise.resolve(Response.json(reply.body, { status: reply.status }));

const spin = (at: TestStudio, token: string, coinValue = '1.00', requestId: string = randomUUID()) =>
  at.call<RoundView & RefusedView>('POST', '/play/spin', { token, body: { coinValue, requestId } });

const readRound = async (at: Table, id: string): Promise<RoundView> =>
  (await at.call<RoundView>('GET', `/play/rounds/${id}`, { token: at.token })).view;

/** Asks about everything that is open, as the worker does in its time. */
const recover = async ({ studio }: TestStudio): Promise<void> => {
  await makeAllDue(db, studio.clock.now());
  await resolveDueRounds(studio);
};

/** Where the wallet must stand after the rounds, all of them ended. */
const expectedBalance = (funds: Money, rounds: readonly RoundView[]): bigint =>
  rounds
    .filter(({ state }) => state === 'settled')
    .reduce((sum, { stake, win }) => sum - amount(stake) + amount(win), BigInt(funds));

const listAll = async (at: Table): Promise<RoundView[]> => {
  const rounds: RoundView[] = [];
  for (let next: string | null = ''; next !== null;) {
    const url: string = next === '' ? '/play/rounds' : `/play/rounds?before=${next}`;
    const { view } = await at.call<HistoryView>('GET', url, { token: at.token });
    rounds.push(...view.rounds);
    next = view.next;
  }
  return rounds;
};

test('a round that met a dead operator is settled once when it is back', async () => {
  const at = await table();
  at.line.fetch = down;
  const { view } = await spin(at, at.token);
  await recover(at);
  expect(await readRound(at, view.id)).toMatchObject({ state: 'pending' });
  at.line.fetch = fetch;
  await recover(at);
  const settled = await readRound(at, view.id);
  expect(settled).toMatchObject({ state: 'settled' });
  await recover(at);
  expect(at.operator.balance()).toBe(expectedBalance(FUNDS, [settled]));
  await at.operator.stop();
});

test('a round whose end could not be written down is asked about at the next turn, not a call later', async () => {
  const at = await table();
  const makeRoom = await givenFullDisk(db);
  const { view } = await spin(at, at.token);
  expect(view.state).toBe('pending');
  await makeRoom();
  await resolveDueRounds(at.studio);
  const settled = await readRound(at, view.id);
  expect(settled).toMatchObject({ state: 'settled' });
  expect(at.operator.balance()).toBe(expectedBalance(FUNDS, [settled]));
  await at.operator.stop();
});

test('a stake whose answer was lost is not taken twice', async () => {
  const at = await table();
  at.line.fetch = deaf;
  const { view } = await spin(at, at.token);
  expect(view.state).toBe('pending');
  const taken = at.operator.balance();
  at.line.fetch = fetch;
  await recover(at);
  expect(await readRound(at, view.id)).toMatchObject({ state: 'settled' });
  expect(at.operator.balance()).toBe(taken);
  await at.operator.stop();
});

test('a studio killed between its journal and its call is made good by the next one, before it has waited', async () => {
  const at = await table();
  at.line.fetch = () => new Promise(() => {});
  const body = { coinValue: '1.00', requestId: randomUUID() };
  void at.call('POST', '/play/spin', { token: at.token, body });
  await expect.poll(() => at.line.asked).toHaveLength(1);
  const next = testStudio({ db, url: at.operator.url });
  const watch = await watchOpenRounds(next.studio);
  await expect.poll(async () => (await listAll(at))[0]?.state).toBe('settled');
  watch.stop();
  const again = await next.call<RoundView>('POST', '/play/spin', { token: at.token, body });
  expect(again).toMatchObject({ status: 200, view: { state: 'settled', nonce: 0 } });
  expect(at.operator.balance()).toBe(expectedBalance(FUNDS, [again.view]));
  await at.operator.stop();
});

test('a round nobody answers about is asked back after a day, taken or not', async () => {
  const at = await table();
  at.line.fetch = deaf;
  const taken = await spin(at, at.token);
  at.line.fetch = down;
  at.advance(GIVE_UP_MS);
  await recover(at);
  at.line.asked.length = 0;
  at.line.fetch = fetch;
  const { token } = await at.open(at.game);
  await recover(at);
  expect(at.line.asked).not.toContain('/betwin');
  expect(await readRound({ ...at, token }, taken.view.id)).toMatchObject({
    state: 'refunded',
    outcome: null,
    win: '0.00',
    balance: '1000000.00',
  });
  at.line.fetch = down;
  const untaken = await spin(at, token);
  at.advance(GIVE_UP_MS);
  at.line.fetch = fetch;
  await recover(at);
  const session = await at.open(at.game);
  const refused = await readRound({ ...at, token: session.token }, untaken.view.id);
  expect(refused).toMatchObject({ state: 'refused', outcome: null });
  expect(refused).not.toHaveProperty('reason');
  expect(at.operator.balance()).toBe(FUNDS);
  await at.operator.stop();
});

test('once the stake is asked back, a late yes does not settle the round', async () => {
  const at = await table();
  const [taken, sluggish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  at.line.fetch = async (url, request) => {
    const response = await fetch(url, { ...request, signal: new AbortController().signal });
    // The balance would not tell: a round may win what it cost.
    taken.resolve();
    await sluggish.promise;
    return response;
  };
  const body = { coinValue: '1.00', requestId: randomUUID() };
  const waiting = at.call<RoundView>('POST', '/play/spin', { token: at.token, body });
  await taken.promise;
  const next = testStudio({ db, url: at.operator.url });
  next.advance(GIVE_UP_MS);
  await recover(next);
  sluggish.resolve();
  expect((await waiting).view).toMatchObject({ state: 'refunded', outcome: null });
  expect(at.operator.balance()).toBe(FUNDS);
  await at.operator.stop();
});

test('a business error after an unanswered copy is made sure of before the round ends', async () => {
  const at = await table();
  let attempts = 0;
  at.line.fetch = (url, request) => {
    attempts += 1;
    if (attempts === 1) return down(url, request);
    return url.endsWith('/betwin')
      ? refusing(softswiss.toErrorReply('100', money(1n)))(url, request)
      : fetch(url, request);
  };
  const refused = await spin(at, at.token);
  expect(refused).toMatchObject({ status: 409, view: { code: 'insufficient_funds' } });
  expect(at.line.asked).toEqual(['/betwin', '/betwin', '/rollback']);
  await at.operator.stop();
});

test.each([
  ['100', 'insufficient_funds', 409],
  ['101', 'account_disabled', 403],
  ['105', 'limit_reached', 409],
  ['106', 'limit_reached', 409],
  ['107', 'game_unavailable', 409],
  ['110', 'account_disabled', 403],
  ['405', 'game_unavailable', 409],
  ['403', 'unknown_error', 500],
] as const)('an operator that says %s has refused: %s', async (apiCode, code, status) => {
  const at = await table();
  const balance = money(1_234n);
  at.line.fetch = refusing(softswiss.toErrorReply(apiCode as '100', balance));
  const refused = await spin(at, at.token);
  expect(refused).toMatchObject({ status, view: { code, balance: '12.34' } });
  expect(at.line.asked).toEqual(['/betwin']);
  expect(await listAll(at)).toMatchObject([{ state: 'refused', reason: code }]);
  await at.operator.stop();
});

test('whatever the line does, the journal and the wallet agree in the end', async () => {
  const mishaps = fc.array(fc.constantFrom<Mishap | 'none'>(...MISHAPS, 'none'), { maxLength: 40 });
  const funds = fc.constantFrom(FUNDS, money(20_000n));
  const at = [await table(), await table(money(20_000n))] as const;
  await fc.assert(
    fc.asyncProperty(mishaps, funds, async (cycle, chosen) => {
      const played = chosen === FUNDS ? at[0] : at[1];
      let turn = 0;
      const line = createSimulator(fetch, () => cycle[turn++ % (cycle.length || 1)] ?? 'none');
      played.line.fetch = line.fetch;
      for (let round = 0; round < 6; round += 1) {
        await spin(played, played.token, round % 2 === 0 ? '1.00' : '5.00');
        await recover(played);
      }
      await line.settle();
      played.line.fetch = fetch;
      await recover(played);
      const rounds = await listAll(played);
      expect(rounds.map(({ state }) => state)).not.toContain('pending');
      expect(played.operator.balance()).toBe(expectedBalance(chosen, rounds));
      expect(line.acceptedForgeries()).toBe(0);
    }),
    { numRuns: 25 },
  );
  await Promise.all(at.map(({ operator }) => operator.stop()));
});
