import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { createAccount, insertPaymentPassword } from '@hintha/server/src/modules/identity/index.ts';
import { insertPayee, type PayeeDetails } from '@hintha/server/src/modules/payments/payees/payee-store.ts';
import { openWallet, post } from '@hintha/server/src/modules/wallet/index.ts';
import { expect } from 'vitest';
import type { TestContext } from '../test-context.ts';
import { givenCredited, givenLogins, givenProfile, givenWithdrawal } from '../scenario/index.ts';
import { kyat, openTestChannel } from './test-deposits.ts';
import { hashCheaply } from '../test/hash-cheaply.ts';
import { testEntry } from '../test-wallet.ts';

export const PASSWORD = 'long enough 1';
export const PAYMENT_PASSWORD = '246802';
export const PAYEE_NAME = 'Thiri Aung';

export interface TestMember {
  readonly id: bigint;
  readonly name: string;
  /** Of the session that is open now. */
  token: string;
}

let people = 0;

/** A member with a withdraw password, a name for payouts and so many hundredths in the wallet, signed in. */
export const openMember = async ({ ctx, call }: TestContext, funds = 0n): Promise<TestMember> => {
  const name = `saver${(people += 1)}`;
  const [passwordHash, paymentHash] = [hashCheaply(PASSWORD), hashCheaply(PAYMENT_PASSWORD)];
  const id = await transaction(ctx.db, async (tx) => {
    const account = await createAccount(tx, { name, type: 0, passwordHash, demo: false });
    await openWallet(tx, account);
    if (funds > 0n) await post(tx, account, { ...testEntry('funds', funds), kind: 'DEPOSIT' });
    await insertPaymentPassword(tx, { accountId: account, password: paymentHash, at: ctx.clock.now() });
    return account;
  });
  await givenProfile(ctx.db, id, { payeeName: PAYEE_NAME });
  return { id, name, token: await signIn(call, name) };
};

/** Opens another session and answers its token. */
export const signIn = async (call: TestContext['call'], name: string): Promise<string> => {
  const body = { username: name, password: PASSWORD };
  const answer = await call('POST', '/wps/session/login', { body });
  expect(answer.body.code).toBe('ok');
  return (answer.body.value as { token: string }).token;
};

/** Puts money into the wallet. */
export const fund = async ({ ctx }: TestContext, { id }: TestMember, amount: bigint, key: string) =>
  post(ctx.db, id, { ...testEntry(key, amount), amount: money(amount), kind: 'DEPOSIT' });

const DAY_MS = 24 * 60 * 60_000;

/** An account that the member has been paid out to for so many days; answers its id. */
export const openPayee = async (
  { ctx, clock }: TestContext,
  { id }: TestMember,
  payee: { kind?: PayeeDetails['kind']; provider?: string; number?: string; ageDays?: number } = {},
): Promise<string> => {
  const { kind = 'wallet', provider = 'KBZPAY', ageDays = 30 } = payee;
  const { number = `0977${String(id).padStart(6, '0')}` } = payee;
  const addedAt = new Date(clock.now().getTime() - ageDays * DAY_MS);
  const usableAt = new Date(addedAt.getTime() + DAY_MS);
  const facts = { kind, provider, number, name: PAYEE_NAME, addedAt, usableAt };
  const stored = await transaction(ctx.db, (tx) => insertPayee(tx, { accountId: id, ...facts }));
  if (stored === undefined) throw new Error(`${number} is on the list already`);
  return String(stored.id);
};

/** Gives the member a past that speaks for it: deposits, a withdrawal that went well, and a known device. */
export const openPast = async ({ ctx, clock }: TestContext, { id }: TestMember, payeeId: string) => {
  const at = new Date(clock.now().getTime() - 10 * DAY_MS);
  await openTestChannel(ctx.db, { id: 'past', type: 'MANUAL', position: 99, receivers: [] });
  await givenCredited(ctx.db, { accountId: id, channelId: 'past', asked: kyat(1_000_000), at });
  const amount = kyat(10_000);
  const asked = { accountId: id, payeeId: BigInt(payeeId), amount, at, endedAt: at };
  await givenWithdrawal(ctx.db, { ...asked, state: 'COMPLETED' });
  await givenLogins(ctx.db, id, { at });
};
