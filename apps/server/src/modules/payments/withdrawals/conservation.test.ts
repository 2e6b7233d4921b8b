import { negateMoney, sumMoney } from '@hintha/money';
import { BusinessError, transaction } from '@hintha/platform';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { givenWithdrawalsAsked } from '../../../../../../tools/scenario/index.ts';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
} from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import type { Actor } from '../../audit/index.ts';
import { listPostings, readBalance } from '../../wallet/index.ts';
import { confirmAllReceived, confirmReceived, receiveDue } from './confirm-received.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
import { claimPayout, forceReceipt } from './payouts/receive-payout.ts';
import { refundPayout, resendPayout } from './payouts/refund-payout.ts';
import { sendPayout } from './payouts/send-payout.ts';
import { readWithdrawalHistory } from './read-withdrawal.ts';
import { screenWithdrawal } from './request/screen-withdrawal.ts';
import { isReceived } from './rules.ts';
import type { StoredPayout } from './types.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, clock, call } = tested;
const STAFF: Actor = { kind: 'staff', id: 7n, name: 'payer' };
const FUNDS = 400_000_000n;
const MINUTE = 60_000;

afterEach(() => expectProven(db));

const EVENTS = [
  'judge',
  'approve',
  'reject',
  'send',
  'send',
  'receive',
  'receive all',
  'claim',
  'force',
  'resend',
  'refund',
  'half an hour',
] as const;
type Event = (typeof EVENTS)[number];

let requests = 0;

/** A withdrawal that has been asked for, after another of the same day when it is to bear a fee. */
const open = async (kyat: number, withFee: boolean) => {
  const member = await openMember(tested, FUNDS);
  const bankAccountId = await openPayee(tested, member);
  await openPast(tested, member, bankAccountId);
  if (withFee) await givenWithdrawalsAsked(db, member.id, clock.now());
  const requestId = `sequence-${(requests += 1)}`;
  const body = { bankAccountId, amount: kyat, paymentPassword: PAYMENT_PASSWORD, requestId };
  const { body: answer } = await call('POST', '/wps/withdrawals', { token: member.token, body });
  expect(answer.code).toBe('ok');
  return { accountId: member.id, withdrawalId: BigInt((answer.value as { id: string }).id) };
};

type Opened = Awaited<ReturnType<typeof open>>;

const read = async ({ withdrawalId }: Opened) => {
  const details = await readWithdrawalHistory(ctx, withdrawalId);
  if (details === undefined) throw new Error('no such withdrawal');
  return details;
};

const act = (action: (tx: Parameters<typeof approveWithdrawal>[1]) => Promise<unknown>) =>
  transaction(db, action);

/** What happens, be it that it can or that it is refused. */
const happen = async (opened: Opened, event: Event, pick: number): Promise<void> => {
  const { withdrawalId, accountId } = opened;
  const { payouts } = await read(opened);
  const payoutId = payouts[pick % payouts.length]?.id ?? 0n;
  const order = { actor: STAFF, payoutId, reason: 'because' };
  const caller = { accountId, account: '', type: 0, sessionId: 0n } as const;
  const actions: Record<Event, () => Promise<unknown>> = {
    judge: () => screenWithdrawal(ctx, withdrawalId),
    approve: () => act((tx) => approveWithdrawal(ctx, tx, { actor: STAFF, withdrawalId })),
    reject: () =>
      act((tx) => rejectWithdrawal(ctx, tx, { actor: STAFF, withdrawalId, reason: 'HOUSE_RULES' })),
    send: () => act((tx) => sendPayout(ctx, tx, { actor: STAFF, payoutId, payerReference: 'K', slip: null })),
    receive: () => confirmReceived(ctx, caller, payoutId),
    'receive all': () => confirmAllReceived(ctx, caller),
    claim: () => act((tx) => claimPayout(ctx, tx, { ...order, proof: null })),
    force: () => act((tx) => forceReceipt(ctx, tx, order)),
    resend: () => act((tx) => resendPayout(ctx, tx, order)),
    refund: () => act((tx) => refundPayout(ctx, tx, order)),
    'half an hour': async () => {
      clock.advance(30 * MINUTE);
      await receiveDue(ctx, accountId);
    },
  };
  await actions[event]().catch((error: unknown) => {
    if (!(error instanceof BusinessError)) throw error;
  });
};

const grossOf = (payouts: readonly StoredPayout[]): bigint =>
  sumMoney(payouts.flatMap(({ amount, fee }) => [amount, fee]));

/** The wallet, its postings and the payouts tell the same; answers what is out. */
const expectAgreement = async (opened: Opened): Promise<bigint> => {
  const { payouts, withdrawal } = await read(opened);
  const { balance = 0n, held = 0n } = (await readBalance(db, opened.accountId)) ?? {};
  const postings = await listPostings(db, opened.accountId, {
    limit: 500,
    kinds: ['WITHDRAW', 'WITHDRAW_REFUND'],
  });
  const out = grossOf(payouts.filter(({ leftAt }) => leftAt !== null));
  expect(held).toBe(grossOf(payouts.filter(({ leftAt, endedAt }) => leftAt === null && endedAt === null)));
  expect(FUNDS - balance).toBe(out);
  expect(negateMoney(sumMoney(postings.map(({ amount }) => amount)))).toBe(out);
  expect(out + held <= withdrawal.amount).toBe(true);
  expect(withdrawal.endedAt === null).toBe(payouts.some(({ endedAt }) => endedAt === null));
  return out;
};

const finish = async (opened: Opened): Promise<void> => {
  await happen(opened, 'approve', 0);
  for (let turn = 0; turn < 3; turn += 1) {
    const { payouts } = await read(opened);
    for (const [pick, { state }] of payouts.entries()) {
      if (state === 'WAIT') await happen(opened, 'send', pick);
      if (state === 'CONFIRM_WAIT') await happen(opened, 'receive', pick);
      if (state === 'DISPUTED') await happen(opened, 'force', pick);
    }
  }
};

test('whatever happens to a withdrawal, what was received and what came back are what was asked for', async () => {
  const events = fc.array(fc.tuple(fc.constantFrom(...EVENTS), fc.nat(5)), { minLength: 4, maxLength: 16 });
  const kyat = fc.integer({ min: 10_000, max: 2_990_000 });
  await fc.assert(
    fc.asyncProperty(kyat, fc.boolean(), events, async (amount, withFee, happened) => {
      const opened = await open(amount, withFee);
      await expectAgreement(opened);
      for (const [event, pick] of happened) {
        await happen(opened, event, pick);
        await expectAgreement(opened);
      }
      await finish(opened);
      const out = await expectAgreement(opened);
      const { withdrawal, payouts } = await read(opened);
      const received = grossOf(payouts.filter(({ state }) => isReceived(state)));
      const returned = grossOf(payouts.filter(({ state }) => state === 'REFUNDED'));
      expect(received).toBe(out);
      expect(received + returned).toBe(withdrawal.amount);
      expect(['COMPLETED', 'FAILED', 'REJECTED']).toContain(withdrawal.state);
      expect(await readBalance(db, opened.accountId)).toMatchObject({ held: 0n });
    }),
    { numRuns: 25, interruptAfterTimeLimit: 90_000 },
  );
});
