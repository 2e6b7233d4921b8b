import { type Money, money } from '@hintha/money';
import { listen, transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  givenIntegration,
  givenMaintenance,
  givenSiteShut,
  readPostingRows,
} from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { suspendIntegration } from '../caps/suspend-integration.ts';
import { putGames } from '../../catalogue/index.ts';
import { createAccount } from '../../identity/index.ts';
import { limitStake, restrictAccount } from '../../protection/index.ts';
import { adjust } from '../../wallet/index.ts';
import { connectVendor } from '../open-vendor.ts';

const db = testDatabase();
// Two processes of the server on one database; the clocks stand still, so that what one has read ahead stays as it is.
const first = testContext(db);
const second = testContext(db);
const KEY = 'a key between two';
const addresses: string[] = [];

const FUNDS = 100_000_000n;

beforeAll(async () => {
  const terms = { vendorUrl: null, casinoId: 'test', currency: 'MMK', maxBet: null, active: true };
  await transaction(db, (tx) =>
    connectVendor(first.ctx, tx, { code: 'ANY', key: KEY, anyGame: true, ...terms }),
  );
  await transaction(db, async (tx) => {
    for (const code of ['LISTED', 'TURNED', 'SUSPENDED', 'LESS'])
      await connectVendor(first.ctx, tx, { code, key: KEY, anyGame: code !== 'LISTED', ...terms });
    await putGames(tx, 'LISTED', [GAME]);
  });
  for (const { http } of [first, second]) addresses.push(await listen(await http(), '127.0.0.1', 0, 'PORT'));
});

const fund = (name: string): Promise<bigint> =>
  transaction(db, async (tx) => {
    const id = await createAccount(tx, { name, type: 0, passwordHash: '', demo: false });
    await adjust(tx, { accountId: id, amount: money(FUNDS), id: `fund ${name}`, reason: 'test' });
    return id;
  });

const GAME = listedGame('any', { vendor: 'BRAND', releasedAt: new Date(0) });

let last = 0;
/** The round of the last bet that was taken. */
let lastBet = '';

interface Sent {
  readonly round: string;
  readonly entry: { readonly id_provider: string; readonly type: 'bet' | 'win'; readonly amount: Money };
}

/** Places a bet at one of the two processes; answers `ok` or the code that it was refused with. */
const placeAt = async (process: number, account: string, amount = 1_000n, code = 'ANY'): Promise<string> => {
  last += 1;
  const entry = { id_provider: `t${last}`, type: 'bet' as const, amount: money(amount) };
  const outcome = await sendAt(process, account, code, { round: `r${last}`, entry });
  if (outcome === 'ok') lastBet = entry.id_provider.replace('t', 'r');
  return outcome;
};

const sendAt = async (process: number, account: string, code: string, { round, entry }: Sent) => {
  const wallet = softswiss.createWalletClient({
    baseUrl: `${addresses[process % addresses.length] ?? ''}/vendor/${code}`,
    token: KEY,
  });
  const answer = await wallet.betwin({
    account_id: account,
    currency: 'MMK',
    game_id: 'any',
    round_id: round,
    finished: true,
    transactions: [entry],
  });
  return answer.kind === 'refused' ? answer.apiCode : answer.kind;
};

const BETTORS = [0, 1, 0, 1, 0, 1];

/** Bets on both processes without a pause while the stop is made; answers what came of the bets begun after it. */
const hammer = async (account: string, stop: () => Promise<unknown>, code = 'ANY'): Promise<string[]> => {
  for (const process of [0, 1]) expect(await placeAt(process, account, 1_000n, code)).toBe('ok');
  let stopped = false;
  const after: string[] = [];
  const bet = async (process: number): Promise<void> => {
    for (let more = 8; more > 0;) {
      const isAfter = stopped;
      const outcome = await placeAt(process, account, 1_000n, code);
      if (!isAfter) continue;
      after.push(outcome);
      more -= 1;
    }
  };
  const bettors = Promise.all(BETTORS.map(bet));
  await stop();
  stopped = true;
  await bettors;
  return after;
};

const allRefusedWith = (code: string): string[] => Array.from({ length: BETTORS.length * 8 }, () => code);

const restrict = async (name: string, kind: 'BETTING' | 'SIGN_IN'): Promise<void> => {
  const accountId = await accountIdOf(db, name);
  const order = { accountId, kind, reason: 'FRAUD_SUSPECTED', note: 'test', setBy: 'guard', until: null };
  await transaction(db, (tx) => restrictAccount(first.ctx, tx, order));
};

test('no bet passes on any process once betting is stopped for the member, whatever a process has read ahead', async () => {
  const id = await fund('stopped');
  expect(await hammer('stopped', () => restrict('stopped', 'BETTING'))).toEqual(allRefusedWith('110'));
  const before = (await readPostingRows(db, id)).length;
  expect(await placeAt(1, 'stopped')).toBe('110');
  expect(await readPostingRows(db, id)).toHaveLength(before);
  await expectProven(db);
});

test('no bet passes on any process once the account is locked', async () => {
  await fund('locked');
  expect(await hammer('locked', () => restrict('locked', 'SIGN_IN'))).toEqual(allRefusedWith('110'));
});

test('no stake above the member’s own limit passes on any process once the limit is set', async () => {
  await fund('careful');
  const limit = () => transaction(db, (tx) => limitStake(tx, 'careful', money(999n)));
  expect(await hammer('careful', limit)).toEqual(allRefusedWith('105'));
  expect(await placeAt(0, 'careful', 999n)).toBe('ok');
});

test('no bet passes on any process once the vendor is under maintenance', async () => {
  await fund('resting');
  expect(await hammer('resting', () => givenMaintenance(db, 'BRAND'), 'LISTED')).toEqual(
    allRefusedWith('405'),
  );
});

test('no bet passes on any process once the site is shut, and what was bet before is paid', async () => {
  const id = await fund('shut');
  expect(await hammer('shut', () => givenSiteShut(db, true))).toEqual(allRefusedWith('405'));
  const before = (await readPostingRows(db, id)).length;
  expect(await placeAt(1, 'shut')).toBe('405');
  const entry = { id_provider: 'late', type: 'win' as const, amount: money(500n) };
  expect(await sendAt(1, 'shut', 'ANY', { round: lastBet, entry })).toBe('ok');
  expect(await readPostingRows(db, id)).toHaveLength(before + 1);
  await givenSiteShut(db, false);
  for (const { clock } of [first, second]) clock.advance(1_000);
  expect(await placeAt(0, 'shut')).toBe('ok');
  await expectProven(db);
});

test('no call passes on any process once the integration is switched off', async () => {
  await fund('turned');
  const off = () => givenIntegration(db, 'TURNED', { active: false });
  expect(await hammer('turned', off, 'TURNED')).toEqual(allRefusedWith('410'));
});

test('no stake above what the operator takes passes on any process once that is less', async () => {
  await fund('lowered');
  const lower = () => givenIntegration(db, 'LESS', { maxBet: money(999n) });
  expect(await hammer('lowered', lower, 'LESS')).toEqual(allRefusedWith('106'));
});

test('no bet passes on any process once the integration is suspended', async () => {
  await fund('suspended');
  const finding = { account: 'suspended', round: 'r', amount: '1.00', allowed: '0.50' };
  const suspend = () => suspendIntegration(first.ctx, { code: 'SUSPENDED', cap: 'max_win', finding });
  expect(await hammer('suspended', suspend, 'SUSPENDED')).toEqual(allRefusedWith('405'));
  await expectProven(db);
});
