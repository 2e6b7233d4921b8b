import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
} from '../../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import type { Actor } from '../../../audit/index.ts';
import { bet, type Entry, post, postingKey, readBalance, reverse } from '../../../wallet/index.ts';
import { rejectWithdrawal } from '../decide-withdrawal.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, call } = tested;
const WHOLE = money(2_000_000n);
const ROUNDS = 200;
const STAFF: Actor = { kind: 'staff', id: 7n, name: 'checker' };

const openSaver = async () => {
  const member = await openMember(tested, WHOLE);
  const payeeId = await openPayee(tested, member);
  await openPast(tested, member, payeeId);
  return { ...member, payeeId };
};
type Saver = Awaited<ReturnType<typeof openSaver>>;

const entryOf = (name: string, round: number): Omit<Entry, 'kind'> => ({
  amount: WHOLE,
  key: postingKey(name, String(round)),
  source: 'race',
  reference: name,
});

/** Asks for the whole balance; null when it is not there. */
const ask = async ({ payeeId, token }: Saver, round: number): Promise<bigint | null> => {
  const body = {
    bankAccountId: payeeId,
    amount: '20000.00',
    paymentPassword: PAYMENT_PASSWORD,
    requestId: `race-${round}-withdrawal`,
  };
  const answer = await call('POST', '/wps/withdrawals', { token, body });
  expect(['ok', 'insufficient_funds']).toContain(answer.body.code);
  return answer.body.code === 'ok' ? BigInt((answer.body.value as { id: string }).id) : null;
};

const takeBack = async ({ id }: Saver, original: Omit<Entry, 'kind'>) => {
  const order = { ...original, key: postingKey('back', original.key), original: original.key };
  expect((await transaction(db, (tx) => reverse(tx, id, order))).outcome).toBe('reversed');
};

const reject = (withdrawalId: bigint) =>
  transaction(db, (tx) => rejectWithdrawal(ctx, tx, { actor: STAFF, withdrawalId, reason: 'HOUSE_RULES' }));

/** Lets the three race, sees that one has the money, and undoes it; answers which. */
const race = async (saver: Saver, round: number, delayMs: number) => {
  const [stake, moved] = [entryOf('bet', round), entryOf('transfer', round)];
  const [first, second] = round % 2 === 0 ? [0, 1] : [1, 0];
  const [withdrawal, placed, transferred] = await Promise.all([
    ask(saver, round),
    sleep(delayMs + first).then(() => bet(db, saver.id, stake)),
    sleep(delayMs + second).then(() => post(db, saver.id, { ...moved, kind: 'TRANSFER_OUT' })),
  ]);
  const winners = [
    ...(withdrawal === null ? [] : (['withdrawal'] as const)),
    ...(placed.outcome === 'posted' ? (['bet'] as const) : []),
    ...(transferred.outcome === 'posted' ? (['transfer'] as const) : []),
  ];
  expect(winners).toHaveLength(1);
  const left = withdrawal === null ? { balance: 0n, held: 0n } : { balance: WHOLE, held: WHOLE };
  expect(await readBalance(db, saver.id)).toMatchObject(left);
  const [winner = 'bet'] = winners;
  if (withdrawal === null) await takeBack(saver, winner === 'bet' ? stake : moved);
  else await reject(withdrawal);
  return winner;
};

test('200 rounds of a bet, a withdrawal and a transfer of the whole balance at once: one of them has it', async () => {
  const saver = await openSaver();
  const won = { bet: 0, withdrawal: 0, transfer: 0 };
  // A withdrawal does more before it comes to the money: the others start later after they were first, and earlier
  // after they were not, so that all three meet again and again.
  let delayMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const winner = await race(saver, round, delayMs);
    won[winner] += 1;
    delayMs = Math.max(0, delayMs + (winner === 'withdrawal' ? -1 : 1));
  }
  expect(Math.min(won.bet, won.withdrawal, won.transfer)).toBeGreaterThan(10);
  await expectProven(db);
});
