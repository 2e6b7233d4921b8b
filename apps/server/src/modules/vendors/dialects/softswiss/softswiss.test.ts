import { WINS_WITHOUT_BET } from '@hintha/contract';
import { money } from '@hintha/money';
import { listen, transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { runConformance, SOFTSWISS_SUITE } from '@hintha/vendor-protocol/conformance';
import { beforeAll, expect, test } from 'vitest';
import { givenAccount, givenMaintenance, readRounds } from '../../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import { putGames } from '../../../catalogue/index.ts';
import { createAccount } from '../../../identity/index.ts';
import { limitStake } from '../../../protection/index.ts';
import { adjust } from '../../../wallet/index.ts';
import { connectVendor } from '../../open-vendor.ts';
import type { NewIntegration } from '../../types.ts';

const db = testDatabase();
const { http, clock, ctx } = testContext(db);
const KEY = 'a key between two';
let address = '';

const integration = (code: string, changed: Partial<NewIntegration> = {}): NewIntegration => ({
  code,
  key: KEY,
  vendorUrl: null,
  casinoId: 'test',
  currency: 'MMK',
  anyGame: true,
  maxBet: null,
  active: true,
  winsWithoutBet: WINS_WITHOUT_BET,
  ownWallet: null,
  ...changed,
});

const fund = async (name: string, balance: bigint): Promise<bigint> =>
  transaction(db, async (tx) => {
    const id = await createAccount(tx, { name, type: 0, passwordHash: '', demo: false });
    await adjust(tx, { accountId: id, amount: money(balance), id: `fund ${name}`, reason: 'test' });
    return id;
  });

beforeAll(async () => {
  await transaction(db, async (tx) => {
    await connectVendor(ctx, tx, integration('ANY'));
    await connectVendor(ctx, tx, integration('STRICT', { anyGame: false, maxBet: money(50_000n) }));
    await connectVendor(ctx, tx, integration('OFF', { active: false }));
  });
  address = await listen(await http(), '127.0.0.1', 0, 'PORT');
});

const walletAt = (code: string, key = KEY) =>
  softswiss.createWalletClient({ baseUrl: `${address}/vendor/${code}`, token: key });

let last = 0;
const betOf = (account: string, amount: bigint, changed: Partial<softswiss.BetwinRequest> = {}) => {
  last += 1;
  return {
    account_id: account,
    currency: 'MMK',
    game_id: 'any',
    round_id: `r${last}`,
    finished: true,
    transactions: [{ id_provider: `t${last}`, type: 'bet' as const, amount: money(amount) }],
    ...changed,
  };
};

test('the wallet passes every case of the conformance runner', async () => {
  await fund('conform', 10_000_000n);
  const failed: string[] = [];
  const { passed } = await runConformance(SOFTSWISS_SUITE, {
    target: {
      baseUrl: `${address}/vendor/ANY`,
      token: KEY,
      account: 'conform',
      currency: 'MMK',
      gameId: 'any',
    },
    report: (result) => {
      if (!result.passed) failed.push(`${result.name}: ${result.reason}`);
    },
  });
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThanOrEqual(75);
  await expectProven(db);
});

const codeOf = async (code: string, key?: string) => {
  const answer = await walletAt(code, key).balance({
    account_id: 'turned',
    currency: 'MMK',
    game_id: 'any',
  });
  return answer.kind === 'refused' ? answer.apiCode : answer.kind;
};

test('an unknown vendor, a vendor that is switched off and another key are turned away', async () => {
  await fund('turned', 1_000n);
  expect(await codeOf('NOBODY')).toBe('404');
  expect(await codeOf('OFF')).toBe('410');
  expect(await codeOf('ANY', 'another key')).toBe('403');
});

test('a stake above the own limit is refused with 105, above the vendor’s with 106; both tell the balance', async () => {
  await fund('careful', 1_000_000n);
  await transaction(db, (tx) => limitStake(tx, 'careful', money(10_000n)));
  clock.advance(2_000);
  const own = await walletAt('ANY').betwin(betOf('careful', 10_001n));
  expect(own).toMatchObject({ kind: 'refused', apiCode: '105', balance: 1_000_000n });
  await fund('bold', 1_000_000n);
  const highest = await walletAt('STRICT').betwin(betOf('bold', 50_001n));
  expect(highest).toMatchObject({ kind: 'refused', apiCode: '106', balance: 1_000_000n });
});

test('a title that is not on the shelf is forbidden, one under maintenance not available; wins are paid all the same', async () => {
  await fund('shelf', 100_000n);
  const game = {
    vendor: 'BRAND',
    vendorName: 'Brand',
    vendorEmblem: 'gem',
    code: 'title-1',
    category: 'RNG',
    names: { en: 'Title' },
    title: 'Title',
    classify: null,
    minBet: money(100n),
    lines: 25,
    subject: 'gem',
    palette: 'jade',
    hot: false,
    releasedAt: new Date(0),
  };
  await transaction(db, (tx) => putGames(tx, 'STRICT', [game]));
  const play = (gameId: string) => walletAt('STRICT').betwin(betOf('shelf', 100n, { game_id: gameId }));
  expect(await play('title-2')).toMatchObject({ kind: 'refused', apiCode: '107' });
  expect(await play('title-1')).toMatchObject({ kind: 'ok' });
  await givenMaintenance(db, 'BRAND');
  clock.advance(2_000);
  expect(await play('title-1')).toMatchObject({ kind: 'refused', apiCode: '405' });
  const win = betOf('shelf', 100n, { game_id: 'title-1' });
  const paid = { ...win, transactions: [{ id_provider: 'w1', type: 'win' as const, amount: money(300n) }] };
  expect(await walletAt('STRICT').betwin(paid)).toMatchObject({ kind: 'ok' });
});

test('a locked account places no bet, and a bet that was taken before is still answered as it was then', async () => {
  await fund('locked1', 100_000n);
  const taken = betOf('locked1', 1_000n);
  const first = await walletAt('ANY').betwin(taken);
  expect(first).toMatchObject({ kind: 'ok', reply: { balance: 99_000n } });
  await givenAccount(db, 'locked1', { status: 'locked' });
  clock.advance(2_000);
  expect(await walletAt('ANY').betwin(betOf('locked1', 1_000n))).toMatchObject({
    kind: 'refused',
    apiCode: '110',
  });
  expect(await walletAt('ANY').betwin(taken)).toEqual(first);
});

test('a round adds up what its calls brought, once, and is refunded when its bet is taken back', async () => {
  const account = await fund('rounds', 100_000n);
  const bet = betOf('rounds', 1_000n, { finished: false });
  const wallet = walletAt('ANY');
  await Promise.all(Array.from({ length: 20 }, () => wallet.betwin(bet)));
  const win = {
    ...bet,
    finished: true,
    transactions: [{ id_provider: 'w-r', type: 'win' as const, amount: money(2_500n) }],
  };
  await wallet.betwin(win);
  await wallet.betwin(win);
  const roundOf = async () =>
    (await readRounds(db, account)).map(({ stake: staked, payout, state }) => ({
      stake: staked,
      payout,
      state,
    }));
  expect(await roundOf()).toEqual([{ stake: 1_000n, payout: 2_500n, state: 'settled' }]);
  const { account_id, currency, game_id, round_id } = bet;
  const undo = (id: string, original: string) =>
    wallet.rollback({
      account_id,
      currency,
      game_id,
      round_id_provider: round_id,
      finished: true,
      transactions: [{ id_provider: id, type: 'rollback', original_id_provider: original }],
    });
  await undo('u1', 'w-r');
  await undo('u2', bet.transactions[0]?.id_provider ?? '');
  expect(await roundOf()).toEqual([{ stake: 0n, payout: 0n, state: 'void' }]);
  await expectProven(db);
});
