import { sign } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { inventResult } from '../../../../../../tools/result-feed/invent-result.ts';
import { givenOpenNumero, givenUndrawnNumero } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { givenNumeroEarlier } from '../../../../../../tools/scenario/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { LOTTERY_GAMES } from '../games.ts';
import { lockNumeros } from '../numeros/lock-numeros.ts';
import { findNumero } from '../numeros/numero-store.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { completeResult } from '../results/rules.ts';
import { lotterySettings } from '../settings.ts';
import { finishNumero } from '../settlement/settle-numero.ts';
import { voidNumero } from '../settlement/void-numero.ts';
import type { Numero } from '../types.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
const takeOrder = openOrderWriter(ctx);
const { call, hire } = testConsole(ctx);

const FUNDS = kyat(100_000);
const HOUR_MS = 3_600_000;
let numeros = 0;

let first: Colleague;
let second: Colleague;
const keys = new Map<string, string>();

const create = async (who: Colleague, code: string) => {
  const body = { code, name: `The feed ${code}`, reason: 'for a test' };
  const reply = await call('POST', '/console/lottery/sources', { token: who.token, body });
  keys.set(code, (reply.body.value as { key: string } | undefined)?.key ?? '');
  return reply.body.code;
};

beforeAll(async () => {
  await setSettings(db, lotterySettings, { twoDigitMode: 1980 });
  // Sessions go by the test's clock, draws by the database's.
  clock.advance(Date.now() - clock.now().getTime());
  first = await hire('trader1', 'trading');
  second = await hire('trader2', 'trading');
  await create(first, 'exchange');
  await create(second, 'wire');
  await create(second, 'mirror');
  await create(first, 'double');
});

const nextCode = (): string => `20260115-${String((numeros += 1)).padStart(4, '0')}`;

const get = async ({ game, code }: Pick<Numero, 'game' | 'code'>): Promise<Numero> => {
  const numero = await findNumero(db, game, code);
  if (numero === undefined) throw new Error(code);
  return numero;
};

/** An official numero that waits for its result. */
const waiting = async (game = 'MM2D'): Promise<Numero> => {
  const code = nextCode();
  await givenUndrawnNumero(db, game, code);
  return get({ game, code });
};

interface Sent {
  readonly numbers?: string[][] | undefined;
  readonly key?: string;
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly body?: string;
}

const report = async (source: string, { game, code }: Pick<Numero, 'game' | 'code'>, sent: Sent = {}) => {
  const { numbers = [['36']], key = keys.get(source) ?? '', nonce = randomUUID() } = sent;
  const { timestamp = String(Math.floor(clock.now().getTime() / 1000)) } = sent;
  const { body = JSON.stringify({ gameCode: game, issue: code, numbers }) } = sent;
  const reply = await (
    await site.http()
  ).inject({
    method: 'POST',
    url: `/lgw/lottery/reports/${source}`,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': sign(key, { timestamp, nonce, body }),
    },
  });
  return [reply.statusCode, reply.json<{ taken?: string }>().taken];
};

const enter = async (who: Colleague, { id }: Numero, number: string, source = 'set.or.th') => {
  const body = { numbers: [[number]], source, reason: 'for a test', requestId: randomUUID() };
  const { token } = who;
  const { value } = (await call('POST', `/console/lottery/numeros/${id}/results`, { token, body })).body;
  return (value as { confirmed: boolean } | undefined)?.confirmed;
};

test('two sources that agree publish a result, and its bets are paid; one alone never does', async () => {
  const account = await openFunded(db, FUNDS);
  const code = nextCode();
  const id = await givenOpenNumero(db, 'MM2D', code, 30);
  const bets = [{ play: '2D', selection: '36', unitStake: kyat(100) }];
  const order = { accountId: account, game: 'MM2D', numero: code, bets };
  await takeOrder({ ...order, prizeMode: 1900, requestId: randomUUID() });
  const numero = { game: 'MM2D', code };
  expect(await report('exchange', numero)).toEqual([409, 'early']);
  await givenNumeroEarlier(db, id, HOUR_MS);
  await lockNumeros(ctx);
  expect(await report('exchange', numero)).toEqual([200, 'kept']);
  // However often one says it.
  expect(await report('exchange', numero)).toEqual([200, 'kept']);
  expect((await get(numero)).state).toBe('LOCKED');
  expect(await report('wire', numero)).toEqual([200, 'confirmed']);
  expect(await get(numero)).toMatchObject({ state: 'CONFIRMED', result: [['36']], version: 1 });
  await finishNumero(ctx, id);
  expect((await readBalance(db, account))?.available).toBe(FUNDS - kyat(100) + kyat(9_500));
  expect(await report('mirror', numero)).toEqual([200, 'known']);
  expect(await report('double', numero, { numbers: [['63']] })).toEqual([200, 'differs']);
  expect((await get(numero)).result).toEqual([['36']]);
  await expectProven(db);
});

interface Seen {
  readonly differs: boolean;
  readonly correctableUntil: number | null;
  readonly results: { id: string; source: string; difference: { outcome: string | null } | null }[];
}

const look = async ({ id }: Pick<Numero, 'id'>) =>
  (await call('GET', `/console/lottery/numeros/${id}`, { token: first.token })).body.value as Seen;

const reportIn = ({ results }: Seen, source: string) =>
  results.findLast((one) => one.source === source && one.difference !== null);

const listDue = async (): Promise<string[]> => {
  const { value } = (await call('GET', '/console/lottery/numeros?due=true', { token: first.token })).body;
  return (value as { list: { id: string }[] }).list.map(({ id }) => id);
};

const dismiss = async (who: Colleague, { id }: Pick<Numero, 'id'>, reportId: string) =>
  (
    await call('POST', `/console/lottery/numeros/${id}/reports/${reportId}/dismiss`, {
      token: who.token,
      body: { reason: 'the feed has read the day before' },
    })
  ).body.code;

/** An official numero that was settled by what two sources agreed on. */
const settled = async (): Promise<Numero> => {
  const numero = await waiting();
  await report('exchange', numero);
  expect(await report('wire', numero)).toEqual([200, 'confirmed']);
  return get(numero);
};

test('a report that differs from what was published waits for the staff until it is laid aside', async () => {
  const numero = await settled();
  expect(await look(numero)).toMatchObject({ differs: false, correctableUntil: expect.any(Number) });
  expect(await report('mirror', numero, { numbers: [['63']] })).toEqual([200, 'differs']);
  expect(await report('mirror', numero, { numbers: [['63']] })).toEqual([200, 'differs']);
  const seen = await look(numero);
  expect(seen.differs).toBe(true);
  expect(seen.results.filter(({ difference }) => difference !== null)).toHaveLength(1);
  expect(await listDue()).toContain(String(numero.id));
  const auditor = await hire('auditor1', 'auditor');
  const { id } = reportIn(seen, 'mirror') ?? { id: '' };
  expect(await dismiss(auditor, numero, id)).toBe('role_needed');
  expect(await dismiss(first, numero, id)).toBe('ok');
  expect(await dismiss(second, numero, id)).toBe('report_resolved');
  expect(await look(numero)).toMatchObject({
    differs: false,
    numbers: [['36']],
    results: expect.arrayContaining([
      expect.objectContaining({
        id,
        difference: expect.objectContaining({
          outcome: 'DISMISSED',
          by: first.name,
          reason: 'the feed has read the day before',
        }),
      }),
    ]),
  });
  expect(await listDue()).not.toContain(String(numero.id));
  // The very same again is nothing new; another result is.
  await report('mirror', numero, { numbers: [['63']] });
  expect((await look(numero)).differs).toBe(false);
  await report('mirror', numero, { numbers: [['64']] });
  expect((await look(numero)).differs).toBe(true);
});

test('a draw that is settled anew by a report that differs waits no more for its sake, but for those that differ now', async () => {
  const numero = await settled();
  await report('mirror', numero, { numbers: [['63']] });
  await report('double', numero, { numbers: [['64']] });
  const body = { numbers: [['63']], source: 'mirror', reason: 'it was read again', requestId: randomUUID() };
  const path = `/console/lottery/numeros/${numero.id}/resettlement`;
  const { value } = (await call('POST', path, { token: first.token, body })).body;
  const { id, payloadHash } = value as { id: string; payloadHash: string };
  expect((await look(numero)).differs).toBe(true);
  const approved = await call('POST', `/console/approvals/${id}/approve`, {
    token: second.token,
    body: { payloadHash },
  });
  expect(approved.body.code).toBe('ok');
  const seen = await look(numero);
  expect(reportIn(seen, 'mirror')?.difference).toMatchObject({ outcome: 'RESETTLED', by: second.name });
  expect(reportIn(seen, 'double')?.difference).toMatchObject({ outcome: null });
  // Who said before what was published then says it once more.
  expect(await report('wire', numero)).toEqual([200, 'differs']);
  expect(reportIn(await look(numero), 'wire')?.difference).toMatchObject({ outcome: null });
});

test('a source that takes back what differed has nobody wait', async () => {
  const numero = await settled();
  await report('mirror', numero, { numbers: [['63']] });
  expect(await report('mirror', numero)).toEqual([200, 'known']);
  const seen = await look(numero);
  expect(seen.differs).toBe(false);
  expect(reportIn(seen, 'mirror')?.difference).toMatchObject({ outcome: 'WITHDRAWN' });
});

test('sources that differ leave the draw to the staff, until they agree', async () => {
  const numero = await waiting();
  expect(await report('exchange', numero)).toEqual([200, 'kept']);
  expect(await report('wire', numero, { numbers: [['63']] })).toEqual([200, 'kept']);
  // A third that agrees with one of them decides nothing by itself.
  expect(await report('mirror', numero)).toEqual([200, 'kept']);
  const { value } = (await call('GET', `/console/lottery/numeros/${numero.id}`, { token: first.token })).body;
  expect(value).toMatchObject({ isDisputed: true });
  expect((await get(numero)).state).toBe('LOCKED');
  // The one that was wrong says so.
  expect(await report('wire', numero)).toEqual([200, 'confirmed']);
  expect((await get(numero)).result).toEqual([['36']]);
});

test('where sources differ somebody of the staff who has read it decides', async () => {
  const numero = await waiting();
  await report('exchange', numero);
  await report('wire', numero, { numbers: [['63']] });
  expect(await enter(second, numero, '36')).toBe(true);
  expect((await get(numero)).result).toEqual([['36']]);
});

test('two sources whose keys one person set, or a source and that person, count as one', async () => {
  const numero = await waiting();
  expect(await report('exchange', numero)).toEqual([200, 'kept']);
  expect(await report('double', numero)).toEqual([200, 'kept']);
  expect(await enter(first, numero, '36')).toBe(false);
  expect((await get(numero)).state).toBe('LOCKED');
  expect(await report('mirror', numero)).toEqual([200, 'confirmed']);
});

test('a call that came before, is signed otherwise, is old, or is of no source is turned away', async () => {
  const numero = await waiting();
  const nonce = randomUUID();
  expect(await report('exchange', numero, { nonce })).toEqual([200, 'kept']);
  expect(await report('exchange', numero, { nonce })).toEqual([401, 'turned_away']);
  expect(await report('wire', numero, { key: keys.get('exchange') ?? '' })).toEqual([401, 'turned_away']);
  const old = String(Math.floor(clock.now().getTime() / 1000) - 301);
  expect(await report('wire', numero, { timestamp: old })).toEqual([401, 'turned_away']);
  expect(await report('nobody', numero)).toEqual([401, 'turned_away']);
  expect(await report('wire', numero, { body: '{"gameCode":' })).toEqual([400, 'unreadable']);
  expect(await report('wire', numero, { numbers: [['365']] })).toEqual([400, 'unreadable']);
  expect(await report('wire', { game: 'MM2D', code: '20200101-01' })).toEqual([404, 'unknown_draw']);
  expect(await report('wire', await waiting('SSC_1M'))).toEqual([404, 'unknown_draw']);
  expect((await get(numero)).state).toBe('LOCKED');
});

test('a result of a draw that was called off changes nothing', async () => {
  const numero = await waiting();
  await report('exchange', numero);
  await voidNumero(ctx, numero, 'CANCELLED');
  expect(await report('wire', numero)).toEqual([200, 'differs']);
  expect(await get(numero)).toMatchObject({ state: 'VOID', result: null });
  expect((await look(numero)).differs).toBe(false);
});

test('a source that is off is turned away, and a new key ends the one before', async () => {
  const numero = await waiting();
  const { token } = second;
  expect(await create(second, 'wire')).toBe('source_present');
  await create(second, 'fresh');
  const turn = (isOn: boolean) =>
    call('POST', '/console/lottery/sources/fresh/switch', { token, body: { isOn, reason: 'for a test' } });
  await turn(false);
  expect(await report('fresh', numero)).toEqual([401, 'turned_away']);
  await turn(true);
  expect(await report('fresh', numero)).toEqual([200, 'kept']);
  const body = { reason: 'for a test' };
  const { value } = (await call('POST', '/console/lottery/sources/fresh/key', { token, body })).body;
  expect(await report('fresh', numero)).toEqual([401, 'turned_away']);
  keys.set('fresh', (value as { key: string }).key);
  expect(await report('fresh', numero)).toEqual([200, 'kept']);
  const { value: listed } = (await call('GET', '/console/lottery/sources', { token })).body;
  expect(listed).toContainEqual(
    expect.objectContaining({ code: 'fresh', isOn: true, heard: expect.objectContaining({ count: 1 }) }),
  );
});

test('what the simulated feed invents is a result of every official lottery', () => {
  for (const { code: game, rules, isFirstParty } of LOTTERY_GAMES.filter((one) => !one.isFirstParty)) {
    const numero = { game, code: '20260115', drawsAt: new Date('2026-01-15T09:00:00Z') } as Numero;
    expect(isFirstParty).toBe(false);
    expect(completeResult(numero, inventResult(rules, game, numero.code)).flat()).not.toContain('');
  }
});
