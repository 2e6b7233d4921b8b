import { WINS_WITHOUT_BET } from '@hintha/contract';
import { money } from '@hintha/money';
import { listen, transaction } from '@hintha/platform';
import { hub88 } from '@hintha/vendor-protocol';
import { HUB88_SUITE, runConformance } from '@hintha/vendor-protocol/conformance';
import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  countNotedCalls,
  givenAccount,
  readPostingRows,
  readRounds,
} from '../../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import { createAccount } from '../../../identity/index.ts';
import { limitStake } from '../../../protection/index.ts';
import { adjust, readBalance } from '../../../wallet/index.ts';
import { connectVendor } from '../../open-vendor.ts';
import { openGameSession } from '../../sessions/game-session.ts';
import { closeLeftRounds } from '../../wallet-calls/close-left-rounds.ts';
import { forgetTransactions } from '../../wallet-calls/forget-transactions.ts';
import type { NewIntegration } from '../../types.ts';
import { listLeftRounds } from '../../wallet-calls/transaction-store.ts';

const db = testDatabase();
const { http, clock, ctx } = testContext(db);
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const vendorKeys = newKeys();
const ownKey = newKeys().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
let address = '';

const integration = (code: string, changed: Partial<NewIntegration> = {}): NewIntegration => ({
  code,
  dialect: 'hub88',
  key: ownKey,
  vendorKey: vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  vendorUrl: null,
  casinoId: '7',
  currency: 'MMK',
  anyGame: true,
  maxBet: null,
  active: true,
  winsWithoutBet: WINS_WITHOUT_BET,
  ...changed,
});

beforeAll(async () => {
  await transaction(db, async (tx) => {
    await connectVendor(ctx, tx, integration('HUB'));
    await connectVendor(ctx, tx, integration('STRICT', { anyGame: false, maxBet: money(50_000n) }));
    await connectVendor(ctx, tx, integration('OFF', { active: false }));
    const plain = { ...integration('PLAIN'), vendorKey: null };
    await connectVendor(ctx, tx, { ...plain, dialect: 'softswiss', key: 'a key between two' });
  });
  address = await listen(await http(), '127.0.0.1', 0, 'PORT');
});

interface Player {
  readonly id: bigint;
  readonly user: string;
  readonly token: string;
}

const openPlayer = async (user: string, balance: bigint, code = 'HUB'): Promise<Player> => {
  const id = await transaction(db, async (tx) => {
    const accountId = await createAccount(tx, { name: user, type: 0, passwordHash: '', demo: false });
    await adjust(tx, { accountId, amount: money(balance), id: `fund ${user}`, reason: 'test' });
    return accountId;
  });
  return { id, user, token: await openGameSession(ctx, { accountId: id, integration: code, gameId: 'any' }) };
};

const walletAt = (code = 'HUB', privateKey: KeyObject = vendorKeys.privateKey) =>
  hub88.createWalletClient({ baseUrl: `${address}/vendor/${code}`, privateKey });

const betOf = ({ user, token }: Player, amount: bigint, changed: Partial<hub88.BetRequest> = {}) => ({
  user,
  token,
  transaction_uuid: randomUUID(),
  supplier_transaction_id: randomUUID(),
  round: randomUUID(),
  round_closed: false,
  game_code: 'any',
  currency: 'MMK',
  amount: money(amount),
  is_free: false,
  is_supplier_promo: false,
  is_aggregated: false,
  ...changed,
});

const roundsOf = async ({ id }: Player) =>
  (await readRounds(db, id)).map(({ stake, payout, state }) => ({ stake, payout, state }));

test('the wallet passes every case of the conformance runner', async () => {
  const { user, token } = await openPlayer('conform', 10_000_000n);
  const failed: string[] = [];
  const { passed } = await runConformance(HUB88_SUITE, {
    target: {
      baseUrl: `${address}/vendor/HUB`,
      privateKey: vendorKeys.privateKey,
      user,
      token,
      currency: 'MMK',
      gameCode: 'any',
    },
    report: (result) => {
      if (!result.passed) failed.push(`${result.name}: ${result.reason}`);
    },
  });
  expect(failed).toEqual([]);
  expect(passed).toBe(HUB88_SUITE.cases.length);
  await expectProven(db);
});

const balanceAt = async (player: Player, code: string, key?: KeyObject) => {
  const answer = await walletAt(code, key).balance({ user: player.user, token: player.token });
  return answer.kind === 'refused' ? answer.code : answer.kind;
};

test('an unknown vendor, one that is switched off, one of another dialect and another key are turned away', async () => {
  const player = await openPlayer('turned', 1_000n);
  expect(await balanceAt(player, 'HUB')).toBe('ok');
  expect(await balanceAt(player, 'NOBODY')).toBe('RS_ERROR_INVALID_PARTNER');
  expect(await balanceAt(player, 'PLAIN')).toBe('RS_ERROR_INVALID_PARTNER');
  expect(await balanceAt(player, 'OFF')).toBe('RS_ERROR_INVALID_PARTNER');
  expect(await balanceAt(player, 'HUB', newKeys().privateKey)).toBe('RS_ERROR_INVALID_SIGNATURE');
});

test('a token is good for its player at its vendor, for a day; a win is paid after that all the same', async () => {
  const player = await openPlayer('session', 10_000n);
  const other = await openPlayer('stranger', 10_000n);
  const wallet = walletAt();
  const taken = betOf(player, 100n);
  expect(await wallet.bet(taken)).toMatchObject({ kind: 'ok' });
  expect(await balanceAt({ ...player, token: other.token }, 'HUB')).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await balanceAt(player, 'STRICT')).toBe('RS_ERROR_INVALID_TOKEN');
  clock.advance(24 * 3_600_000);
  expect(await wallet.bet(betOf(player, 100n))).toMatchObject({ code: 'RS_ERROR_TOKEN_EXPIRED' });
  const win = {
    ...taken,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: taken.transaction_uuid,
  };
  expect(await wallet.win(win)).toMatchObject({ kind: 'ok', reply: { balance: 10_000n } });
});

test('stakes above the own limit or the vendor’s, a title that is not listed and a locked account are refused', async () => {
  const player = await openPlayer('careful', 1_000_000n, 'STRICT');
  const refuse = async (bet: ReturnType<typeof betOf>) => {
    const answer = await walletAt('STRICT').bet(bet);
    return answer.kind === 'refused' ? answer.code : answer.kind;
  };
  expect(await refuse(betOf(player, 50_001n))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await refuse(betOf(player, 100n))).toBe('RS_ERROR_INVALID_GAME');
  await transaction(db, (tx) => limitStake(tx, 'careful', money(10_000n)));
  clock.advance(2_000);
  expect(await refuse(betOf(player, 10_001n))).toBe('RS_ERROR_LIMIT_REACHED');
  await givenAccount(db, 'careful', { status: 'locked' });
  clock.advance(2_000);
  expect(await refuse(betOf(player, 100n))).toBe('RS_ERROR_USER_DISABLED');
});

test('a bet that came again in another game is a duplicate, though its money is the same', async () => {
  const player = await openPlayer('twice', 10_000n);
  const bet = betOf(player, 100n);
  const first = await walletAt().bet(bet);
  expect(await walletAt().bet(bet)).toMatchObject({ kind: 'ok', reply: { balance: 9_900n } });
  expect(await walletAt().bet({ ...bet, game_code: 'another' })).toMatchObject({
    code: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
  expect(first).toMatchObject({ kind: 'ok', reply: { balance: 9_900n } });
});

test('a free bet and its win stand in the round, the one without money', async () => {
  const player = await openPlayer('gifted', 1_000n);
  const bet = betOf(player, 5_000n, { is_free: true });
  await walletAt().bet(bet);
  const win = { ...bet, transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid };
  await walletAt().win({ ...win, amount: money(700n), round_closed: true });
  expect(await roundsOf(player)).toEqual([{ stake: 0n, payout: 700n, state: 'settled' }]);
});

const winOf = (bet: ReturnType<typeof betOf>, amount: bigint) => ({
  ...bet,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
  amount: money(amount),
});

const rollbackOf = ({ user, token, round, game_code, transaction_uuid }: ReturnType<typeof betOf>) => ({
  user,
  token,
  round,
  game_code,
  round_closed: true,
  transaction_uuid: randomUUID(),
  supplier_transaction_id: randomUUID(),
  reference_transaction_uuid: transaction_uuid,
});

const GONE = { code: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };

test('a win of a bet that was rolled back is refused; one that came before the rollback stays paid', async () => {
  const player = await openPlayer('undone', 10_000n);
  const [early, late] = [betOf(player, 100n), betOf(player, 100n)];
  await walletAt().bet(early);
  await walletAt().bet(late);
  expect(await walletAt().win(winOf(early, 700n))).toMatchObject({ reply: { balance: 10_500n } });
  expect(await walletAt().rollback(rollbackOf(early))).toMatchObject({ reply: { balance: 10_600n } });
  expect(await walletAt().rollback(rollbackOf(late))).toMatchObject({ reply: { balance: 10_700n } });
  expect(await walletAt().win(winOf(late, 700n))).toMatchObject(GONE);
  expect((await readBalance(db, player.id))?.available).toBe(10_700n);
});

test('a win that races the rollback of its bet is paid before it or not at all', async () => {
  const player = await openPlayer('racer', 100_000n);
  let expected = 100_000n;
  for (let run = 0; run < 60; run += 1) {
    const bet = betOf(player, 100n);
    await walletAt().bet(bet);
    const win = winOf(bet, 700n);
    const calls = [() => walletAt().win(win), () => walletAt().rollback(rollbackOf(bet))];
    const ordered = run % 2 === 0 ? calls : calls.toReversed();
    await Promise.all(ordered.map((call) => call()));
    const kinds = (await readPostingRows(db, player.id)).map(({ kind }) => kind);
    // A win behind the reversal would be paid for a bet that nobody made.
    expect(kinds.at(-1)).toBe('REVERSAL');
    const isPaid = kinds.at(-2) === 'PAYOUT';
    expect(await walletAt().win(win)).toMatchObject(isPaid ? { kind: 'ok' } : GONE);
    expected += isPaid ? 700n : 0n;
    expect((await readBalance(db, player.id))?.available).toBe(expected);
  }
  await expectProven(db);
});

test('what was noted of a transaction is forgotten after half a year, and the money still moves once', async () => {
  const player = await openPlayer('noted', 10_000n);
  const bet = betOf(player, 100n);
  await walletAt().bet(bet);
  clock.advance(179 * 86_400_000);
  await forgetTransactions(ctx);
  expect(await countNotedCalls(db, player.id)).toBe(1);
  clock.advance(2 * 86_400_000);
  await forgetTransactions(ctx);
  expect(await countNotedCalls(db, player.id)).toBe(0);
  const token = await openGameSession(ctx, { accountId: player.id, integration: 'HUB', gameId: 'any' });
  expect(await walletAt().bet({ ...bet, token })).toMatchObject({ kind: 'ok' });
  expect(await walletAt().bet({ ...bet, token, amount: money(50n) })).toMatchObject({ kind: 'refused' });
  expect((await readBalance(db, player.id))?.available).toBe(9_900n);
});

test('a round that its vendor left open is closed after a day without play, and not before', async () => {
  const player = await openPlayer('leaver', 10_000n);
  const round = randomUUID();
  await walletAt().bet(betOf(player, 100n, { round }));
  clock.advance(23 * 3_600_000);
  const token = await openGameSession(ctx, { accountId: player.id, integration: 'HUB', gameId: 'any' });
  await walletAt().bet(betOf({ ...player, token }, 50n, { round }));
  clock.advance(23 * 3_600_000);
  await closeLeftRounds(ctx);
  expect(await roundsOf(player)).toEqual([{ stake: 150n, payout: 0n, state: 'open' }]);
  clock.advance(2 * 3_600_000);
  await closeLeftRounds(ctx);
  expect(await roundsOf(player)).toEqual([{ stake: 150n, payout: 0n, state: 'settled' }]);
  expect(await listLeftRounds(db, clock.now(), 10)).toEqual([]);
});
