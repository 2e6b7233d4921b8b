import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenNumeroEarlier, givenResultEarlier } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { createSeeds } from '../draws/seal-seeds.ts';
import { lockNumeros } from '../numeros/lock-numeros.ts';
import { findNumero, insertNumeros } from '../numeros/numero-store.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { finishNumero } from '../settlement/settle-numero.ts';
import { lotterySettings } from '../settings.ts';
import type { Numero } from '../types.ts';
import { doAgree } from './rules.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const takeOrder = openOrderWriter(ctx);
const { call, hire } = testConsole(ctx);

const FUNDS = kyat(100_000);
const HOUR_MS = 3_600_000;
let numeros = 0;

let first: Colleague;
let second: Colleague;
let auditor: Colleague;
let publisher: Colleague;
beforeAll(async () => {
  await setSettings(db, lotterySettings, { twoDigitMode: 1980 });
  // Sessions go by the test's clock, draws by the database's.
  clock.advance(Date.now() - clock.now().getTime());
  first = await hire('trader1', 'trading');
  second = await hire('trader2', 'trading');
  auditor = await hire('auditor1', 'auditor');
  publisher = await hire('publisher1', 'content');
});

const anew = async ({ game, code }: Pick<Numero, 'game' | 'code'>): Promise<Numero> => {
  const numero = await findNumero(db, game, code);
  if (numero === undefined) throw new Error(code);
  return numero;
};

const openNumero = async (game = 'MM2D'): Promise<Numero> => {
  const code = `20261125-${String((numeros += 1)).padStart(4, '0')}`;
  const at = (ms: number) => new Date(Date.now() + ms);
  const times = { opensAt: at(-HOUR_MS), locksAt: at(HOUR_MS), drawsAt: at(HOUR_MS + 1) };
  await insertNumeros(db, [{ game, code, ...times }]);
  return anew({ game, code });
};

/** Locks the numero as if its time had passed. */
const lock = async (numero: Numero): Promise<Numero> => {
  await givenNumeroEarlier(db, numero.id, 2 * HOUR_MS);
  await lockNumeros(ctx);
  return anew(numero);
};

const bet = (accountId: bigint, numero: Numero, ...picks: string[]) =>
  takeOrder({
    accountId,
    game: numero.game,
    numero: numero.code,
    bets: picks.map((selection) => ({ play: '2D', selection, unitStake: kyat(100) })),
    prizeMode: 1900,
    requestId: randomUUID(),
  });

const send = async (who: Colleague, path: string, body?: object) => {
  const asked = { token: who.token, ...(body && { body }) };
  return (await call(body ? 'POST' : 'GET', `/console/lottery${path}`, asked)).body;
};

const act = (who: Colleague, { id }: Numero, path: string, body: object) =>
  send(who, `/numeros/${id}/${path}`, { reason: 'for a test', requestId: randomUUID(), ...body });

const enter = (who: Colleague, numero: Numero, result: string, source = 'set.or.th') =>
  act(who, numero, 'results', { numbers: [[result]], source });

const approve = async (who: Colleague, { id, payloadHash }: { id: string; payloadHash: string }) =>
  (await call('POST', `/console/approvals/${id}/approve`, { token: who.token, body: { payloadHash } })).body
    .code;

const standsAt = async (account: bigint) => (await readBalance(db, account))?.available;

test('an official result that one of the staff enters is published when another confirms the very same', async () => {
  const account = await openFunded(db, FUNDS);
  const open = await openNumero();
  await bet(account, open, '36', '63');
  expect((await enter(first, open, '36')).code).toBe('numero_not_ready');
  const numero = await lock(open);
  expect((await enter(first, numero, '365')).code).toBe('bad_request');
  expect((await enter(auditor, numero, '36')).code).toBe('role_needed');
  const { value } = await enter(first, numero, '36');
  const { confirmed, proposed } = value as {
    confirmed: boolean;
    proposed: { id: string; payloadHash: string };
  };
  expect(confirmed).toBe(false);
  expect((await anew(numero)).state).toBe('LOCKED');
  // What one person enters twice counts once, wherever it was read.
  expect((await enter(first, numero, '36', 'another source')).value).toMatchObject({ confirmed: false });
  expect(await approve(first, proposed)).toBe('own_proposal');
  expect(await approve(second, proposed)).toBe('ok');
  expect(await anew(numero)).toMatchObject({ state: 'CONFIRMED', result: [['36']], version: 1 });
  await finishNumero(ctx, numero.id);
  expect(await standsAt(account)).toBe(FUNDS - kyat(200) + kyat(9_500));
  const { value: read } = await send(auditor, `/numeros/${numero.id}`);
  expect(read).toMatchObject({
    state: 'SETTLED',
    numbers: [['36']],
    results: [
      { numbers: [['36']], source: 'set.or.th', enteredBy: 'trader1' },
      { source: 'another source', enteredBy: 'trader1' },
      { enteredBy: 'trader2' },
    ],
  });
  await expectProven(db);
});

test('two of the staff who enter the same publish it, and what differs is kept', async () => {
  const numero = await lock(await openNumero());
  expect((await enter(first, numero, '36')).value).toMatchObject({ confirmed: false });
  expect((await enter(second, numero, '63')).value).toMatchObject({ confirmed: false });
  expect((await anew(numero)).state).toBe('LOCKED');
  expect((await enter(second, numero, '36')).value).toMatchObject({ confirmed: true, proposed: null });
  expect(await anew(numero)).toMatchObject({ state: 'SETTLED', result: [['36']] });
  expect((await enter(second, numero, '36')).code).toBe('numero_not_ready');
});

test.each([
  ['two sources that report by themselves', [null, 'a'], [null, 'b'], true],
  ['one source twice', [null, 'a'], [null, 'a'], false],
  ['a source and one of the staff who read it elsewhere', [null, 'a'], [1n, 'b'], true],
  ['a source and one of the staff who read it there', [null, 'a'], [1n, 'a'], false],
  ['two of the staff', [1n, 'a'], [2n, 'a'], true],
  ['one of the staff twice', [1n, 'a'], [1n, 'b'], false],
] as const)('of the same result %s: whether they confirm it', (_, one, other, agree) => {
  const toEntered = ([staffId, source]: readonly [bigint | null, string]) => ({
    result: [['36']],
    staffId,
    source,
    keyStaffId: null,
  });
  expect(doAgree(toEntered(one), toEntered(other))).toBe(agree);
  expect(doAgree(toEntered(one), { ...toEntered(other), result: [['63']] })).toBe(false);
});

test('the animal of the year is added to an official draw of balls', async () => {
  const numero = await lock(await openNumero('LHC_HK'));
  const numbers = [['45', '26', '5', '7', '15', '3'], ['19']];
  for (const who of [first, second]) await act(who, numero, 'results', { numbers, source: 'the club' });
  expect((await anew(numero)).result).toEqual([['45', '26', '05', '07', '15', '03'], ['19'], ['HORSE']]);
});

test('a draw of the operator takes no result from the staff, and no other one later', async () => {
  await createSeeds(ctx, '2026-11-25');
  const numero = await lock(await openNumero('SSC_1M'));
  const numbers = [['1', '2', '3', '4', '5']];
  expect((await act(first, numero, 'results', { numbers, source: 'the moon' })).code).toBe(
    'numero_not_ready',
  );
  expect((await act(first, numero, 'resettlement', { numbers, source: 'the moon' })).code).toBe(
    'numero_not_ready',
  );
});

test('two of the staff call a numero off, and its stakes come back', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero();
  await bet(account, numero, '36');
  const { value } = await act(first, numero, 'void', {});
  expect(await approve(second, value)).toBe('ok');
  await finishNumero(ctx, numero.id);
  expect(await standsAt(account)).toBe(FUNDS);
  expect((await act(first, numero, 'void', {})).code).toBe('numero_not_ready');
});

test('another result is previewed, takes two, and within a day alone', async () => {
  const account = await openFunded(db, FUNDS);
  const open = await openNumero();
  await bet(account, open, '36', '63', '64');
  const numero = await lock(open);
  for (const who of [first, second]) await enter(who, numero, '36');
  expect((await act(first, numero, 'resettlement/preview', { numbers: [['63']] })).code).toBe(
    'numero_not_ready',
  );
  await finishNumero(ctx, numero.id);
  expect((await act(first, numero, 'resettlement/preview', { numbers: [['36']] })).code).toBe('bad_request');
  const preview = await act(first, numero, 'resettlement/preview', { numbers: [['63']] });
  expect(preview.value).toEqual({
    bets: 2,
    paid: '9500.00',
    takenBack: '9500.00',
    memberCount: 1,
    members: [{ accountId: String(account), bets: 2, paid: '9500.00', takenBack: '9500.00' }],
  });
  const { value } = await act(first, numero, 'resettlement', { numbers: [['00']], source: 'set.or.th' });
  expect(await approve(second, value)).toBe('ok');
  expect(await anew(numero)).toMatchObject({ state: 'RESETTLING', version: 2, result: [['00']] });
  await finishNumero(ctx, numero.id);
  expect(await standsAt(account)).toBe(FUNDS - kyat(300));
  expect((await anew(numero)).state).toBe('SETTLED');
  await givenResultEarlier(db, numero.id, 25 * HOUR_MS);
  const late = await act(first, numero, 'resettlement', { numbers: [['63']], source: 'set.or.th' });
  expect(late.code).toBe('numero_not_ready');
  await expectProven(db);
});

test('the staff sees what waits for a result first, and what is at stake on each number', async () => {
  const account = await openFunded(db, FUNDS);
  const waiting = await lock(await openNumero());
  const ahead = await openNumero();
  await bet(account, ahead, '36,63', '36');
  const { value } = await send(auditor, '/numeros?gameCode=MM2D');
  const { list } = value as { list: { id: string; state: string }[] };
  expect(list[0]?.id).toBe(String(waiting.id));
  expect(list.map(({ id }) => id)).toContain(String(ahead.id));
  const exposure = await send(auditor, `/numeros/${ahead.id}/exposure`);
  expect(exposure.value).toEqual({
    orders: 1,
    stake: '300.00',
    plays: [{ playType: '2D', bets: 2, stake: '300.00', pays: '28500.00' }],
    numbers: [
      { playType: '2D', number: '36', bets: 2, stake: '200.00', pays: '19000.00' },
      { playType: '2D', number: '63', bets: 1, stake: '100.00', pays: '9500.00' },
    ],
  });
  expect((await send(publisher, '/numeros')).code).toBe('role_needed');
  await createSeeds(ctx, '2026-11-26');
  expect((await send(auditor, '/seeds?gameCode=E_LHC')).value).toMatchObject([
    { day: '2026-11-26', serverSeed: null },
    { day: '2026-11-25' },
  ]);
});
