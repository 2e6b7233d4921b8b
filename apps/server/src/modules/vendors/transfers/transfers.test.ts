import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  givenFlag,
  givenUsualSettings,
  readAudit,
  readPostings,
} from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { type Saver, testSavers } from '../../../../../../tools/transfers/savers.ts';
import { type LineMishap, testWalletVendor } from '../../../../../../tools/transfers/test-wallet-vendor.ts';
import { readBalance, sumLedger } from '../../wallet/index.ts';
import { findIntegration } from '../integration-store.ts';
import { askOpenTransfers } from './execute-transfer.ts';
import { usualOf } from '../../settings/index.ts';
import { vendorSettings } from '../settings.ts';
import { FIRST_ASK_MS, KNOWN_FOR_MS } from './rules.ts';
import { startTransfer } from './start-transfer.ts';
import { TRANSFER_BACK_ALL, transferBackAll, transferBackLeft } from './transfer-back.ts';
import { useTransferWallet } from './use-transfer-wallet.ts';
import { businessDay } from '../../../business-day.ts';

const { giveUpMinutes, leftMinutes } = usualOf(vendorSettings);
const GIVE_UP_MS = giveUpMinutes * 60_000;
const LEFT_AFTER_MS = leftMinutes * 60_000;

const db = testDatabase();
const at = testContext(db);
const walletVendor = testWalletVendor(db, testDatabase({ search_path: 'studio' }));
const { openSaver, setSingle } = testSavers(db, at);
const backoffice = testConsole(at.ctx);
const { call, clock } = at;

let clerk: Colleague;

beforeAll(async () => {
  clerk = await backoffice.hire('clerk', 'payments');
});

beforeEach(async () => {
  await setSingle(false);
  walletVendor.line.fate = () => 'none';
  walletVendor.line.asked.length = 0;
  clock.advance(2_000);
});

const WHOLE = 100_000n;

interface Order {
  from?: string;
  to?: string;
  amount?: string | number;
  requestId?: string;
}

const move = async ({ token }: Saver, order: Order) => {
  const body = { from: 'main', to: walletVendor.code, amount: '100.00', requestId: randomUUID(), ...order };
  const answer = await call('POST', '/wps/relay/GCS_walletTransfer', { token, body });
  return { code: answer.body.code, ...(answer.body.value as { sumBalance?: string; state?: string } | null) };
};

const back = (saver: Saver, order: Order = {}) =>
  move(saver, { from: walletVendor.code, to: 'main', ...order });

interface Funds {
  main: string;
  locked: string;
  onTheWay: string;
  total: string;
  vendors: { vendor: string; name: string; balance: string; at: number }[];
}

const funds = async ({ token }: Saver, query = ''): Promise<Funds> =>
  (await call('GET', `/wps/member/info/funds/consolidated${query}`, { token })).body.value;

const sumOf = async ({ token }: Saver): Promise<string> =>
  ((await call('GET', '/wps/v2/wallets/balance', { token })).body.value as { sumBalance: string }).sumBalance;

const mainOf = async ({ id }: Saver): Promise<bigint | undefined> => (await readBalance(db, id))?.balance;

/** The line carries balances, and what is named has something happen to it. */
const cut = (fate: LineMishap, ...paths: readonly string[]): void => {
  walletVendor.line.fate = (path) => (paths.includes(path) ? fate : 'none');
};

const TRANSFER = '/wallet/transfer';
const STATUS = '/wallet/transfer/status';
const BALANCE = '/wallet/balance';

const stateOf = async (saver: Saver): Promise<string> => {
  const { body } = await call('GET', '/wps/v2/wallets/transfers', { token: saver.token });
  return (body.value as { transfers: { state: string }[] }).transfers[0]?.state ?? 'none';
};

test('WALLET-011 isSingle is told, and is on until the operator says otherwise', async () => {
  const { token } = await openSaver(0n);
  const tell = async () => (await call('GET', '/wps/v2/wallets/merchant', { token })).body.value;
  expect(await tell()).toEqual({ isSingle: false });
  await setSingle(true);
  expect(await tell()).toEqual({ isSingle: true });
  await givenUsualSettings(db);
  expect(await tell()).toEqual({ isSingle: true });
});

test('WALLET-009 a transfer moves both wallets and leaves the sum as it was', async () => {
  const saver = await openSaver(WHOLE);
  expect(await move(saver, { amount: '250.50' })).toEqual({
    code: 'ok',
    sumBalance: '1000.00',
    state: 'done',
  });
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([74_950n, 25_050n]);
  expect(await back(saver, { amount: 50.5 })).toMatchObject({ sumBalance: '1000.00', state: 'done' });
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([80_000n, 20_000n]);
  await expectProven(db);
});

test('WALLET-010 consolidated funds tell each wallet, and their total', async () => {
  const saver = await openSaver(WHOLE);
  expect((await funds(saver)).vendors).toMatchObject([
    { vendor: 'WALLETS', name: 'Wallets', balance: '0.00' },
  ]);
  await move(saver, { amount: '300.00' });
  expect(await funds(saver)).toMatchObject({
    main: '700.00',
    locked: '0.00',
    onTheWay: '0.00',
    total: '1000.00',
    vendors: [{ vendor: 'WALLETS', balance: '300.00' }],
  });
});

test('WALLET-009 the same request moves money once; for other facts it is refused', async () => {
  const saver = await openSaver(WHOLE);
  const requestId = randomUUID();
  const [first, second] = await Promise.all([move(saver, { requestId }), move(saver, { requestId })]);
  expect([first.code, second.code]).toEqual(['ok', 'ok']);
  expect(await move(saver, { requestId })).toMatchObject({ code: 'ok', state: 'done' });
  expect((await move(saver, { requestId, amount: '100.01' })).code).toBe('key_reused');
  expect((await back(saver, { requestId })).code).toBe('key_reused');
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([90_000n, 10_000n]);
});

test.each([
  [{ amount: '1000.01' }, 'insufficient_funds'],
  [{ amount: '0.00' }, 'bad_request'],
  [{ amount: -5 }, 'bad_request'],
  [{ to: 'NOBODY' }, 'not_found'],
  [{ from: 'main', to: 'main' }, 'bad_request'],
  [{ from: 'WALLETS', to: 'main' }, 'insufficient_funds'],
])('WALLET-009 %j is refused with %s and moves nothing', async (order, code) => {
  const saver = await openSaver(WHOLE);
  expect((await move(saver, order)).code).toBe(code);
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([WHOLE, 0n]);
});

test('with one wallet for all nothing can be moved, and what is out comes home all the same', async () => {
  const saver = await openSaver(WHOLE);
  await move(saver, { amount: '400.00' });
  await setSingle(true);
  expect([(await move(saver, {})).code, (await back(saver)).code]).toEqual(['not_enabled', 'not_enabled']);
  clock.advance(2_000);
  expect(await sumOf(saver)).toBe('1000.00');
  const body = { requestId: randomUUID() };
  const { body: reply } = await call('POST', '/wps/v2/wallets/return', { token: saver.token, body });
  expect(reply.value).toEqual({
    sumBalance: '1000.00',
    returned: [{ vendor: 'WALLETS', name: 'Wallets', amount: '400.00', state: 'done' }],
  });
  expect(await mainOf(saver)).toBe(WHOLE);
  const again = await call('POST', '/wps/v2/wallets/return', { token: saver.token, body });
  expect(again.body.code).toBe('ok');
  expect(await mainOf(saver)).toBe(WHOLE);
});

test('a trial account has nothing to move', async () => {
  await givenFlag(db, 'FREEPLAY3', true);
  const body = { os: 'Linux', platform: 'W', version: 3, adult: true };
  const trial = await call('POST', '/wps/session/login/freeplay', { body });
  const token = (trial.body.value as { token?: string } | null)?.token;
  expect(token).toBeDefined();
  const order = { from: 'main', to: walletVendor.code, amount: '1.00', requestId: randomUUID() };
  const asked = { token: token ?? '', body: order };
  const answer = await call('POST', '/wps/relay/GCS_walletTransfer', asked);
  expect(answer.body.code).toBe('in_need_true_account');
});

test('a vendor that is down is found out before anything is on the way to it', async () => {
  const saver = await openSaver(WHOLE);
  walletVendor.line.fate = () => 'down';
  expect((await move(saver, {})).code).toBe('vendor_unavailable');
  expect(walletVendor.line.asked).toEqual([BALANCE]);
  expect([await mainOf(saver), await stateOf(saver)]).toEqual([WHOLE, 'none']);
});

test('an order that never arrived is put back at once, and its late copy moves nothing', async () => {
  const saver = await openSaver(WHOLE);
  cut('late', TRANSFER);
  expect((await move(saver, {})).code).toBe('vendor_unavailable');
  expect([await mainOf(saver), await stateOf(saver)]).toEqual([WHOLE, 'refused']);
  await walletVendor.settle();
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([WHOLE, 0n]);
  const postings = await readPostings(db, saver.id);
  expect(postings.filter(({ kind }) => kind.startsWith('TRANSFER'))).toMatchObject([
    { kind: 'TRANSFER_VENDOR_OUT', amount: -10_000n },
    { kind: 'TRANSFER_VENDOR_BACK', amount: 10_000n },
  ]);
});

test('an answer that was lost is asked for: what was done counts once, both ways', async () => {
  const saver = await openSaver(WHOLE);
  cut('deaf', TRANSFER);
  expect(await move(saver, { amount: '600.00' })).toMatchObject({ code: 'ok', state: 'done' });
  expect(await back(saver, { amount: '200.00' })).toMatchObject({ code: 'ok', state: 'done' });
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([60_000n, 40_000n]);
});

test('a vendor that falls silent in the middle keeps the transfer open, and the sum with it; the job mends it', async () => {
  const saver = await openSaver(WHOLE);
  cut('deaf', TRANSFER, STATUS);
  expect(await move(saver, { amount: '600.00' })).toEqual({
    code: 'ok',
    sumBalance: '1000.00',
    state: 'open',
  });
  expect(await funds(saver, '?fresh=1')).toMatchObject({
    main: '400.00',
    onTheWay: '600.00',
    total: '1000.00',
  });
  await askOpenTransfers(at.ctx);
  expect(await stateOf(saver)).toBe('open');
  walletVendor.line.fate = () => 'none';
  clock.advance(60_000);
  await askOpenTransfers(at.ctx);
  expect(await stateOf(saver)).toBe('done');
  expect(await funds(saver)).toMatchObject({ main: '400.00', onTheWay: '0.00', total: '1000.00' });
  await expectProven(db);
});

test('money that comes from a vendor is credited only when it is known to have left there', async () => {
  const saver = await openSaver(WHOLE);
  await move(saver, { amount: '600.00' });
  cut('down', TRANSFER, STATUS);
  expect(await back(saver, { amount: '600.00' })).toMatchObject({ state: 'open', sumBalance: '1000.00' });
  expect(await mainOf(saver)).toBe(40_000n);
  walletVendor.line.fate = () => 'none';
  clock.advance(60_000);
  await askOpenTransfers(at.ctx);
  expect(await stateOf(saver)).toBe('refused');
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([40_000n, 60_000n]);
});

test('a program killed between debit and call leaves a transfer that the job puts back', async () => {
  const saver = await openSaver(WHOLE);
  const order = {
    accountId: saver.id,
    account: saver.name,
    integration: walletVendor.code,
    direction: 'in',
  } as const;
  await startTransfer(at.ctx, { ...order, amount: 30_000n as never, requestId: randomUUID() });
  expect([await mainOf(saver), await sumOf(saver)]).toEqual([70_000n, '1000.00']);
  await askOpenTransfers(at.ctx);
  expect(await stateOf(saver)).toBe('open');
  clock.advance(FIRST_ASK_MS);
  await askOpenTransfers(at.ctx);
  expect([await mainOf(saver), await stateOf(saver)]).toEqual([WHOLE, 'refused']);
});

const queue = async (state = 'manual') =>
  (await backoffice.call('GET', `/console/transfers?state=${state}`, { token: clerk.token })).body.value as {
    id: string;
    account: string;
    state: string;
    amount: string;
  }[];

const giveUpOn = async (saver: Saver, order: Order = {}): Promise<string> => {
  cut('down', TRANSFER, STATUS);
  await move(saver, order);
  clock.advance(GIVE_UP_MS);
  await askOpenTransfers(at.ctx);
  const [mine] = (await queue()).filter(({ account }) => account === saver.name);
  expect(mine).toMatchObject({ state: 'manual' });
  return mine?.id ?? '';
};

const decide = (id: string, carriedOut: boolean) =>
  backoffice.call('POST', `/console/transfers/${id}/decide`, {
    token: clerk.token,
    body: { carriedOut, reason: 'the vendor told us by telephone' },
  });

test.each([
  [true, WHOLE - 10_000n, 'done'],
  [false, WHOLE, 'refused'],
])('after ten minutes of silence staff decides; carried out: %s', async (carriedOut, main, state) => {
  const saver = await openSaver(WHOLE);
  const id = await giveUpOn(saver);
  expect(await sumOf(saver)).toBe('1000.00');
  expect((await decide(id, carriedOut)).body).toMatchObject({ code: 'ok', value: { state } });
  expect(await mainOf(saver)).toBe(main);
  expect((await decide(id, !carriedOut)).body.code).toBe('no_longer_open');
  expect(await mainOf(saver)).toBe(main);
  expect(await readAudit(db, { subject: `transfer:${id}` })).toMatchObject([
    { action: 'transfer.decide', reason: 'the vendor told us by telephone', actor: 'clerk' },
  ]);
});

test('staff can ask a vendor that is back, and only who pays may', async () => {
  const saver = await openSaver(WHOLE);
  const id = await giveUpOn(saver);
  walletVendor.line.fate = () => 'none';
  const support = await backoffice.hire(`support${id}`, 'support');
  const forbidden = await backoffice.call('POST', `/console/transfers/${id}/query`, { token: support.token });
  expect(forbidden.body.code).toBe('role_needed');
  const asked = await backoffice.call('POST', `/console/transfers/${id}/query`, { token: clerk.token });
  expect(asked.body.value).toMatchObject({ state: 'refused', reason: 'not_arrived' });
  expect(await mainOf(saver)).toBe(WHOLE);
});

test('a vendor is asked for a balance every ten seconds at most; one that is silent is told by its last word', async () => {
  const saver = await openSaver(WHOLE);
  await move(saver, { amount: '500.00' });
  walletVendor.line.asked.length = 0;
  await sumOf(saver);
  expect(walletVendor.line.asked).toEqual([]);
  clock.advance(KNOWN_FOR_MS + 1);
  await sumOf(saver);
  await sumOf(saver);
  expect(walletVendor.line.asked).toEqual([BALANCE]);
  const knownAt = clock.now().getTime();
  walletVendor.line.fate = () => 'down';
  clock.advance(KNOWN_FOR_MS + 1);
  expect([await sumOf(saver), await sumOf(saver)]).toEqual(['1000.00', '1000.00']);
  expect(walletVendor.line.asked).toEqual([BALANCE, BALANCE]);
  expect((await funds(saver, '?fresh=1')).vendors).toMatchObject([{ balance: '500.00', at: knownAt }]);
});

const play = async (saver: Saver): Promise<void> => {
  const account = { id: saver.name, currency: 'MMK' };
  const { token } = await walletVendor.studio.open('bagan-temple', { account, wallet: 'own' });
  const body = { coinValue: '1.00', requestId: randomUUID() };
  await walletVendor.studio.call('POST', '/play/spin', { token, body });
};

const launch = async (saver: Saver) => {
  const integration = await findIntegration(db, walletVendor.code);
  if (integration === undefined) throw new Error('no vendor');
  return useTransferWallet(at.ctx, integration, { accountId: saver.id, account: saver.name });
};

test('a launch tells what is in the wallet that the game plays from; with one wallet there is none', async () => {
  const saver = await openSaver(WHOLE);
  expect(await launch(saver)).toMatchObject({ vendor: 'WALLETS', name: 'Wallets', balance: 0n });
  await setSingle(true);
  expect(await launch(saver)).toBeNull();
});

test('what is left in a game that nobody plays comes home; money that moves stays', async () => {
  const saver = await openSaver(WHOLE);
  await launch(saver);
  await move(saver, { amount: '500.00' });
  clock.advance(LEFT_AFTER_MS - 1_000);
  await transferBackLeft(at.ctx);
  expect(await mainOf(saver)).toBe(50_000n);
  // A round may give what it took.
  let played = 50_000n;
  while (played === 50_000n) {
    await play(saver);
    played = await walletVendor.balance(saver.name);
  }
  clock.advance(2_000);
  await transferBackLeft(at.ctx);
  expect(await walletVendor.balance(saver.name)).toBe(played);
  clock.advance(LEFT_AFTER_MS + 1_000);
  await transferBackLeft(at.ctx);
  expect([await mainOf(saver), await walletVendor.balance(saver.name)]).toEqual([50_000n + played, 0n]);
});

test('money that was moved by hand and never played with stays where it is', async () => {
  const saver = await openSaver(WHOLE);
  await move(saver, { amount: '500.00' });
  clock.advance(LEFT_AFTER_MS * 4);
  await transferBackLeft(at.ctx);
  expect(await mainOf(saver)).toBe(50_000n);
});

test('WALLET-006 the account record has the lines of transfers', async () => {
  const saver = await openSaver(WHOLE);
  await move(saver, {});
  await back(saver);
  const day = businessDay(new Date());
  const path = `/wps/records/transactions?type=TRANSFER&from=${day}&to=${day}`;
  const { body } = await call('GET', path, { token: saver.token });
  expect((body.value as { list: { kind: string; amount: string }[] }).list).toMatchObject([
    { kind: 'TRANSFER_VENDOR_IN', amount: '100.00' },
    { kind: 'TRANSFER_VENDOR_OUT', amount: '-100.00' },
  ]);
});

test('the account of the operator knows what lies at vendors, and all accounts come to 0.00', async () => {
  const { members, systemAccounts } = await sumLedger(db);
  const vendorBalance = systemAccounts.find(({ name }) => name === 'vendors')?.balance;
  expect(vendorBalance).toBeDefined();
  expect(members + systemAccounts.reduce((sum, { balance }) => sum + balance, 0n)).toBe(0n);
  await expectProven(db);
});

/** Runs the job that the closing has queued; gives how many waited. */
const runTransferBack = async ({ id }: Saver): Promise<number> => {
  const { rows } = await db.pool.query<{ payload: unknown }>(
    'select payload from graphile_worker._private_jobs where key = $1',
    [`${TRANSFER_BACK_ALL}:${id}`],
  );
  for (const { payload } of rows) await transferBackAll(at.ctx, payload);
  return rows.length;
};

test.each([
  ['BETTING', 1],
  ['SIGN_IN', 1],
  ['DEPOSITS', 0],
])('money at a vendor comes home when a member is closed to %s: %i times', async (kind, times) => {
  const guard = await backoffice.hire(`guard-${kind.toLowerCase().replace('_', '-')}`, 'risk');
  const saver = await openSaver(WHOLE);
  await move(saver, { amount: '400.00' });
  const body = { kind, reason: 'FRAUD_SUSPECTED', note: 'asked by the bank', until: null };
  const url = `/console/members/${saver.id}/restrictions`;
  expect((await backoffice.call('POST', url, { token: guard.token, body })).body.code).toBe('ok');
  expect(await runTransferBack(saver)).toBe(times);
  expect(await mainOf(saver)).toBe(times === 1 ? WHOLE : 60_000n);
  await expectProven(db);
});

test('a vendor that does not answer leaves the job to be run again', async () => {
  const saver = await openSaver(WHOLE);
  await move(saver, { amount: '400.00' });
  const payload = { accountId: String(saver.id) };
  cut('down', BALANCE);
  await expect(transferBackAll(at.ctx, payload)).rejects.toThrow('no answer from WALLETS');
  walletVendor.line.fate = () => 'none';
  await transferBackAll(at.ctx, payload);
  expect(await mainOf(saver)).toBe(WHOLE);
});
