import { randomUUID } from 'node:crypto';
import { money, parseAmount } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import { TOKEN } from '@hintha/vendor-protocol/conformance';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { proveStudioWallet, sumStudioTransfers } from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { migrateStudio } from '../app.ts';
import { testStudio } from '../../../../tools/test-studio.ts';
import type { RefusedView, RoundView } from '../wire.ts';

const db = testDatabase({ search_path: 'studio' });
const studio = testStudio({ db, url: 'http://127.0.0.1:1' });

beforeAll(async () => {
  await migrateStudio(db);
});

let players = 0;
const freshPlayer = (): string => `player-${(players += 1)}`;

interface Reply {
  state: string;
  reason?: string | null;
  balance: string;
  entries: { seq: number; kind: string; amount: string; balance: string; reference: string }[];
  meta: { api_code: string };
}

const ask = async (path: string, account: string, more: object = {}) => {
  const body = JSON.stringify({ casino_id: 'hintha', account_id: account, currency: 'MMK', ...more });
  const headers = { [softswiss.SIGNATURE_HEADER]: softswiss.signBody(body, TOKEN) };
  return (await studio.call<Reply>('POST', path, { body, headers })).view;
};

const move = (account: string, direction: 'in' | 'out', amount: string, transfer_id: string = randomUUID()) =>
  ask('/wallet/transfer', account, { transfer_id, direction, amount });

const status = (account: string, transfer_id: string, fence: boolean) =>
  ask('/wallet/transfer/status', account, { transfer_id, fence });

const balance = async (account: string): Promise<string> => (await ask('/wallet/balance', account)).balance;

test('WALLET-009 a transfer moves money once and is answered as the first time; other facts are refused', async () => {
  const player = freshPlayer();
  expect(await move(player, 'in', '50.00', 't1')).toMatchObject({ state: 'done', balance: '50.00' });
  await move(player, 'in', '20.00', 't2');
  expect(await move(player, 'in', '50.00', 't1')).toMatchObject({ state: 'done', balance: '50.00' });
  expect(await balance(player)).toBe('70.00');
  expect((await move(player, 'in', '51.00', 't1')).meta.api_code).toBe('155');
  expect((await move(player, 'out', '50.00', 't1')).meta.api_code).toBe('155');
  expect(await balance(player)).toBe('70.00');
});

test('WALLET-009 a transfer that the wallet cannot bear is refused, and stays refused when there is more', async () => {
  const player = freshPlayer();
  expect(await move(player, 'out', '1.00', 't1')).toMatchObject({ state: 'refused', balance: '0.00' });
  await move(player, 'in', '10.00');
  expect(await move(player, 'out', '1.00', 't1')).toMatchObject({ reason: 'insufficient_funds' });
  expect((await status(player, 't1', false)).state).toBe('refused');
  expect(await balance(player)).toBe('10.00');
});

test('a transfer that has not come is unknown; once it is fenced a late copy moves nothing', async () => {
  const player = freshPlayer();
  expect((await status(player, 't1', false)).state).toBe('unknown');
  expect((await status(player, 't1', true)).state).toBe('unknown');
  expect(await move(player, 'in', '10.00', 't1')).toMatchObject({ state: 'refused', reason: 'fenced' });
  expect((await status(player, 't1', true)).state).toBe('unknown');
  expect(await balance(player)).toBe('0.00');
});

test('the fence does not undo a transfer that has come', async () => {
  const player = freshPlayer();
  await move(player, 'in', '10.00', 't1');
  expect(await status(player, 't1', true)).toMatchObject({ state: 'done', balance: '10.00' });
});

test('a wallet call takes signed bytes and our currency only', async () => {
  const { view } = await studio.call<Reply>('POST', '/wallet/balance', { body: '{}' });
  expect(view.meta.api_code).toBe('403');
  expect((await ask('/wallet/balance', freshPlayer(), { currency: 'USD' })).meta.api_code).toBe('154');
});

const hundredths = (text: string): bigint => {
  const amount = parseAmount(text);
  if (amount === 'not_an_amount') throw new Error(`${text} is no amount`);
  return amount;
};

const openGame = (account: string, game = 'bagan-temple') =>
  studio.open(game, { account: { id: account, currency: 'MMK' }, wallet: 'own' });

const spin = (token: string, coinValue = '1.00', requestId: string = randomUUID()) =>
  studio.call<RoundView & RefusedView>('POST', '/play/spin', { token, body: { coinValue, requestId } });

test('a game on a wallet of ours is paid from there, without the operator, and stands in the statement', async () => {
  const player = freshPlayer();
  await move(player, 'in', '100.00');
  const opened = await openGame(player);
  expect(opened.balance).toBe('100.00');
  const requestId = randomUUID();
  const { status: code, view } = await spin(opened.token, '1.00', requestId);
  expect([code, view.state]).toEqual([200, 'settled']);
  const left = 10_000n - hundredths(view.stake) + hundredths(view.win);
  expect(hundredths(view.balance ?? '')).toBe(left);
  expect((await spin(opened.token, '1.00', requestId)).view.id).toBe(view.id);
  expect(hundredths(await balance(player))).toBe(left);
  const { entries } = await ask('/wallet/statement', player);
  const ofRound = entries.filter(({ reference }) => reference === view.id);
  expect(ofRound.at(-1)).toMatchObject({ kind: 'bet', amount: view.stake });
  expect(ofRound).toHaveLength(view.win === '0.00' ? 1 : 2);
});

test('a round that the wallet cannot bear is refused before it counts, whatever it would have won', async () => {
  const player = freshPlayer();
  await move(player, 'in', '24.99');
  const { token } = await openGame(player);
  expect(await spin(token)).toMatchObject({
    status: 409,
    view: { code: 'insufficient_funds', balance: '24.99' },
  });
  const { view } = await studio.call<{ rounds: unknown[] }>('GET', '/play/rounds', { token });
  expect(view.rounds).toEqual([]);
});

test('a stake above what the operator has named is refused before it counts, and is not offered', async () => {
  const player = freshPlayer();
  await move(player, 'in', '10000.00');
  const account = { id: player, currency: 'MMK' };
  const { token, game } = await studio.open('bagan-temple', { account, wallet: 'own', max_bet: '50.00' });
  expect(game.coinValues).toEqual(['1.00', '2.00']);
  expect(await spin(token, '5.00')).toMatchObject({ status: 409, view: { code: 'limit_reached' } });
  expect(await balance(player)).toBe('10000.00');
  expect((await spin(token, '2.00')).view.state).toBe('settled');
});

test('what moves in a wallet can be neither changed nor removed', async () => {
  const player = freshPlayer();
  await move(player, 'in', '1.00');
  await expect(db.pool.query('update studio_wallet_entry set amount = 2')).rejects.toThrow(/never changed/);
  await expect(db.pool.query('delete from studio_wallet_entry')).rejects.toThrow(/never changed/);
});

test('whatever comes at once and however often, a wallet is never below zero and equals what moved', async () => {
  const step = fc.record({
    id: fc.integer({ min: 0, max: 7 }),
    direction: fc.constantFrom('in' as const, 'out' as const),
    hundred: fc.integer({ min: 1, max: 5 }),
    what: fc.constantFrom('move' as const, 'fence' as const, 'spin' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const player = freshPlayer();
      await move(player, 'in', '60.00', 'first');
      const { token } = await openGame(player);
      const spins: (RoundView & RefusedView)[] = [];
      const replies = await Promise.all(
        steps.map(async ({ id, direction, hundred, what }) => {
          if (what === 'fence') return status(player, `t${id}`, true);
          if (what === 'move') return move(player, direction, `${hundred}0.00`, `t${id}`);
          spins.push((await spin(token)).view);
          return undefined;
        }),
      );
      expect(replies.every((reply) => reply?.meta?.api_code !== '500')).toBe(true);
      const [stands, last, sum] = await proveStudioWallet(db, player);
      expect([last, sum]).toEqual([stands, stands]);
      const moved = await sumStudioTransfers(db, player);
      const played = spins
        .filter(({ state }) => state === 'settled')
        .reduce((total, { stake, win }) => total + hundredths(win) - hundredths(stake), 0n);
      expect(stands).toBe(money((moved ?? 0n) + played));
    }),
    { numRuns: 40 },
  );
});
