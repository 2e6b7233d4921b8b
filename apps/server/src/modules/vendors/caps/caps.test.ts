import { WINS_WITHOUT_BET } from '@hintha/contract';
import { money } from '@hintha/money';
import { listen, transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { givenIntegration, readPostingRows } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { createAccount } from '../../identity/index.ts';
import { setSettings } from '../../settings/index.ts';
import { adjust } from '../../wallet/index.ts';
import { findIntegration } from '../integration-store.ts';
import { connectVendor } from '../open-vendor.ts';
import { vendorSettings } from '../settings.ts';
import { sumDayWins } from './day-win-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const first = testContext(db);
const second = testContext(db);
const { call, hire } = testConsole(first.ctx);
const KEY = 'a key between two';
const addresses: string[] = [];

let maker: Colleague;
let checker: Colleague;
/** The integration of the test: one that is suspended is of no use to the next. */
let code = '';
let last = 0;

beforeAll(async () => {
  for (const { http } of [first, second]) addresses.push(await listen(await http(), '127.0.0.1', 0, 'PORT'));
  maker = await hire('maker', 'trading', 'security');
  checker = await hire('checker', 'security');
});

const CAPS = {
  maxWin: money(1_000_000n),
  maxWinTimes: 500,
  maxDayWin: money(2_000_000n),
  winsWithoutBet: [],
};

beforeEach(async () => {
  code = `V${(last += 1)}`;
  const terms = { vendorUrl: null, casinoId: 'test', currency: 'MMK', maxBet: null, active: true };
  await transaction(db, (tx) =>
    connectVendor(first.ctx, tx, { code, key: KEY, anyGame: true, ...terms, ...CAPS }),
  );
});

const fund = (name: string): Promise<bigint> =>
  transaction(db, async (tx) => {
    const id = await createAccount(tx, { name, type: 0, passwordHash: '', demo: false });
    await adjust(tx, { accountId: id, amount: money(10_000_000n), id: `fund ${name}`, reason: 'test' });
    return id;
  });

/** A call that the operator wants to have again is made again at once. */
const IMPATIENT = {
  nowMs: () => performance.now(),
  sleep: async () => undefined,
  timeout: (durationMs: number) => AbortSignal.timeout(durationMs),
};

interface Entry {
  readonly bet?: bigint;
  readonly win?: bigint;
  readonly round?: string;
  readonly finished?: boolean;
  readonly id?: string;
  readonly process?: number;
}

const walletAt = (process: number) =>
  softswiss.createWalletClient({
    baseUrl: `${addresses[process % addresses.length] ?? ''}/vendor/${code}`,
    token: KEY,
    clock: IMPATIENT,
  });

/** Makes one call at one of the two processes; answers `ok`, the code it was refused with, or `again`. */
const play = async (account: string, entry: Entry): Promise<string> => {
  const { bet, win, round = randomUUID(), finished = true, id = randomUUID(), process = 0 } = entry;
  const transactions = [
    ...(bet === undefined ? [] : [{ id_provider: `b${id}`, type: 'bet' as const, amount: money(bet) }]),
    ...(win === undefined ? [] : [{ id_provider: `w${id}`, type: 'win' as const, amount: money(win) }]),
  ];
  const answer = await walletAt(process).betwin({
    account_id: account,
    currency: 'MMK',
    game_id: 'any',
    round_id: round,
    finished,
    transactions,
  });
  if (answer.kind === 'unknown') return 'again';
  return answer.kind === 'refused' ? answer.apiCode : answer.kind;
};

const rollBack = async (account: string, round: string, original: string): Promise<string> => {
  const answer = await walletAt(0).rollback({
    account_id: account,
    currency: 'MMK',
    game_id: 'any',
    round_id_provider: round,
    finished: true,
    transactions: [{ id_provider: randomUUID(), type: 'rollback', original_id_provider: original }],
  });
  if (answer.kind === 'unknown') return 'again';
  return answer.kind === 'refused' ? answer.apiCode : answer.kind;
};

const winsOf = async (id: bigint): Promise<bigint[]> =>
  (await readPostingRows(db, id)).filter(({ kind }) => kind === 'PAYOUT').map(({ amount }) => amount);

const suspendedFor = async () => (await findIntegration(db, code))?.suspendedFor;

const wonToday = async () => (await sumDayWins(db, businessDay(first.clock.now()))).get(code) ?? 0n;

test('a win of 1,000,000,000 on a stake of 1 is not paid, and its integration is suspended', async () => {
  const id = await fund('greedy');
  expect(await play('greedy', { bet: 100n, round: 'g', finished: false })).toBe('ok');
  expect(await play('greedy', { win: 100_000_000_000n, round: 'g' })).toBe('again');
  expect(await winsOf(id)).toEqual([]);
  expect(await suspendedFor()).toBe('max_win');
  await expectProven(db);
});

test('a win of many times its stake is not paid, in one call with its bet or in several that each look small', async () => {
  const id = await fund('times');
  const round = 'times';
  expect(await play('times', { bet: 1_000n, round, finished: false })).toBe('ok');
  expect(await play('times', { win: 400_000n, round, finished: false })).toBe('ok');
  expect(await play('times', { win: 100_001n, round, process: 1 })).toBe('again');
  expect(await suspendedFor()).toBe('max_win_times');
  expect(await winsOf(id)).toEqual([400_000n]);
});

test('a bet whose win in the same call is above the cap is not taken either', async () => {
  const id = await fund('both');
  expect(await play('both', { bet: 1_000n, win: 500_001n })).toBe('405');
  expect(await suspendedFor()).toBe('max_win_times');
  expect(await winsOf(id)).toEqual([]);
});

test('many small wins on two processes at once do not pass the day’s cap together, and come up to it', async () => {
  const names = Array.from({ length: 8 }, (_, place) => `small${place}`);
  const ids = await Promise.all(names.map(fund));
  const bettor = async (account: string, process: number) => {
    for (let outcome = 'ok'; outcome === 'ok';)
      outcome = await play(account, { bet: 1_000n, win: 11_000n, process });
  };
  await Promise.all(names.map(bettor));
  const paid = (await Promise.all(ids.map(winsOf))).flat().length;
  expect(BigInt(paid) * 10_000n).toBe(await wonToday());
  expect(paid).toBe(200);
  expect(await suspendedFor()).toBe('max_day_win');
  await expectProven(db);
});

test('what is lost gives no room under the day’s cap, and the next day begins with all of it', async () => {
  await fund('daily');
  expect(await play('daily', { bet: 500_000n })).toBe('ok');
  expect(await play('daily', { bet: 10_000n, win: 1_000_000n })).toBe('ok');
  expect(await wonToday()).toBe(990_000n);
  first.clock.advance(24 * 3_600_000);
  second.clock.advance(24 * 3_600_000);
  expect(await wonToday()).toBe(0n);
  expect(await play('daily', { bet: 10_000n, win: 1_000_000n })).toBe('ok');
  expect(await play('daily', { bet: 10_000n, win: 1_000_000n })).toBe('ok');
  expect(await play('daily', { bet: 10_000n, win: 1_000_000n })).toBe('405');
  expect(await suspendedFor()).toBe('max_day_win');
});

test('a stake that comes back beside a win that stays counts as won', async () => {
  await fund('undone');
  expect(await play('undone', { bet: 1_000n, win: 3_000n, round: 'u', id: 'u' })).toBe('ok');
  expect(await wonToday()).toBe(2_000n);
  expect(await rollBack('undone', 'u', 'bu')).toBe('ok');
  expect(await wonToday()).toBe(3_000n);
  expect(await rollBack('undone', 'u', 'wu')).toBe('ok');
  expect(await wonToday()).toBe(0n);
});

test('a win without a bet is paid by an integration that is set up for it alone', async () => {
  const id = await fund('gifted');
  expect(await play('gifted', { win: 5_000n })).toBe('406');
  expect(await winsOf(id)).toEqual([]);
  expect(await suspendedFor()).toBe(null);
  await givenIntegration(db, code, { winsWithoutBet: WINS_WITHOUT_BET });
  expect(await play('gifted', { win: 5_000n })).toBe('ok');
  expect(await wonToday()).toBe(5_000n);
});

test('a finished round takes no bet, and a win that comes late is paid into it', async () => {
  const id = await fund('finished');
  const round = 'over';
  expect(await play('finished', { bet: 1_000n, round })).toBe('ok');
  expect(await play('finished', { bet: 1_000n, round, process: 1 })).toBe('400');
  expect(await play('finished', { win: 500n, round })).toBe('ok');
  expect((await readPostingRows(db, id)).map(({ kind }) => kind)).toEqual(['ADJUST', 'BET', 'PAYOUT']);
  await expectProven(db);
});

test('a void round takes no bet, as a finished one does', async () => {
  const id = await fund('voided');
  expect(await play('voided', { bet: 1_000n, round: 'v', id: 'v', finished: false })).toBe('ok');
  expect(await rollBack('voided', 'v', 'bv')).toBe('ok');
  expect(await play('voided', { bet: 1_000n, round: 'v', finished: false })).toBe('400');
  expect(await play('voided', { bet: 1_000n, win: 2_000n, round: 'v', process: 1 })).toBe('400');
  expect(await winsOf(id)).toEqual([]);
  await expectProven(db);
});

interface Shown {
  readonly code: string;
  readonly refusedToday: number;
  readonly wonToday: string;
  readonly caps: object;
  readonly suspension: { readonly waiting: readonly { readonly amount: string; readonly tries: number }[] };
}

const read = async (): Promise<Shown | undefined> => {
  const { body } = await call('GET', '/console/integrations', { token: maker.token });
  return (body.value as { integrations: Shown[] }).integrations.find((one) => one.code === code);
};

const resume = async () => {
  const body = { reason: 'the vendor has explained it', requestId: randomUUID() };
  const url = `/console/integrations/${code}/resume`;
  return (await call('POST', url, { token: maker.token, body })).body;
};

const approve = async (proposed: { id: string; payloadHash: string }, who: Colleague): Promise<string> => {
  const body = { payloadHash: proposed.payloadHash };
  return (await call('POST', `/console/approvals/${proposed.id}/approve`, { token: who.token, body })).body
    .code;
};

test('a suspended integration gives stakes of open rounds back, pays no win and opens no bet; staff see what waits', async () => {
  maker = await hire('maker2', 'trading', 'security');
  const id = await fund('waiting');
  expect(await play('waiting', { bet: 1_000n, round: 'open', finished: false, id: 'open' })).toBe('ok');
  expect(await play('waiting', { bet: 1_000n, round: 'late', finished: false })).toBe('ok');
  expect(await play('waiting', { bet: 1_000n, win: 900_000n })).toBe('405');
  expect(await play('waiting', { bet: 1_000n, process: 1 })).toBe('405');
  expect(await play('waiting', { win: 2_500n, round: 'late', id: 'late', process: 1 })).toBe('again');
  expect(await play('waiting', { win: 2_500n, round: 'late', id: 'late' })).toBe('again');
  expect(await rollBack('waiting', 'open', 'bopen')).toBe('ok');
  expect(await winsOf(id)).toEqual([]);
  const shown = await read();
  expect(shown).toMatchObject({
    caps: { maxWin: '10000.00', maxWinTimes: 500, maxDayWin: '20000.00', winsWithoutBet: [] },
    wonToday: '0.00',
    suspension: {
      cap: 'max_win_times',
      account: 'waiting',
      amount: '9000.00',
      allowed: '500',
      waiting: [{ account: 'waiting', amount: '25.00', round: 'late' }],
    },
  });
  const { body } = await call('GET', '/console/suspended-integrations', { token: maker.token });
  expect((body.value as { integrations: Shown[] }).integrations.map((one) => one.code)).toContain(code);
});

test('who asked for the resumption cannot agree to it; a colleague does, to what both have seen, and the win is paid', async () => {
  maker = await hire('maker3', 'trading', 'security');
  checker = await hire('checker3', 'security');
  const id = await fund('resumed');
  expect(await play('resumed', { bet: 1_000n, round: 'late', finished: false })).toBe('ok');
  expect(await play('resumed', { bet: 1_000n, win: 900_000n })).toBe('405');
  const { value } = await resume();
  expect(await approve(value, maker)).toBe('own_proposal');
  expect(await suspendedFor()).toBe('max_win_times');
  await givenIntegration(db, code, { maxWinTimes: 5_000 });
  expect(await approve(value, checker)).toBe('proposal_changed');
  expect(await approve((await resume()).value, checker)).toBe('ok');
  expect(await suspendedFor()).toBe(null);
  first.clock.advance(1_000);
  expect(await play('resumed', { win: 2_500n, round: 'late' })).toBe('ok');
  expect(await winsOf(id)).toEqual([2_500n]);
  expect((await resume()).code).toBe('no_longer_open');
});

test('wins without a bet are counted on both processes, each once, and the last that is borne suspends', async () => {
  maker = await hire('maker4', 'trading');
  await fund('made up');
  await setSettings(db, vendorSettings, { mostWinsWithoutBet: 3 });
  for (const process of [0, 1, 0])
    expect(await play('made up', { win: 5_000n, id: 'same', process })).toBe('406');
  expect(await play('made up', { win: 5_000n, process: 1 })).toBe('406');
  expect(await suspendedFor()).toBe(null);
  expect((await read())?.refusedToday).toBe(2);
  expect(await play('made up', { win: 7_000n, round: 'third' })).toBe('406');
  expect(await suspendedFor()).toBe('wins_without_bet');
  const suspension = { cap: 'wins_without_bet', round: 'third', amount: '70.00', allowed: '3' };
  expect((await read())?.suspension).toMatchObject(suspension);
  expect(await play('made up', { bet: 1_000n })).toBe('405');
});

test('a rollback that would leave more won than the day’s cap waits, and suspends', async () => {
  maker = await hire('maker5', 'trading');
  const id = await fund('unstaked');
  expect(await play('unstaked', { bet: 400_000n, win: 1_000_000n, round: 's', id: 's' })).toBe('ok');
  expect(await play('unstaked', { bet: 1_000n, win: 500_000n })).toBe('ok');
  expect(await play('unstaked', { bet: 1_000n, win: 500_000n })).toBe('ok');
  const before = (await readPostingRows(db, id)).length;
  expect(await rollBack('unstaked', 's', 'bs')).toBe('ok');
  expect(await play('unstaked', { bet: 500_000n, win: 502_000n, round: 'l', id: 'l' })).toBe('ok');
  expect(await rollBack('unstaked', 'l', 'bl')).toBe('again');
  expect(await suspendedFor()).toBe('max_day_win');
  expect((await read())?.suspension).toMatchObject({ account: 'unstaked', round: 'l', amount: '5000.00' });
  expect(await readPostingRows(db, id)).toHaveLength(before + 3);
  await expectProven(db);
});
