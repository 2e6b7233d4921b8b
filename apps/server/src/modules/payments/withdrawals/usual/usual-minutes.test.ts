import { expect, test } from 'vitest';
import { givenPayment, givenWithdrawal } from '../../../../../../../tools/scenario/index.ts';
import {
  openMember,
  openPayee,
  PAYMENT_PASSWORD,
  type TestMember,
} from '../../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const db = testDatabase();
const tested = testContext(db);
const { call, clock } = tested;

/** Withdrawals to the payee that were sent after so many minutes, asked for so long ago. */
const givenSent = async ({ id }: TestMember, payeeId: string, minutes: number[], agoMs = DAY) => {
  const at = new Date(clock.now().getTime() - agoMs);
  for (const took of minutes) {
    const sentAt = new Date(at.getTime() + took * MINUTE);
    const amount = 1_000_000n;
    const asked = { accountId: id, payeeId: BigInt(payeeId), amount, at, endedAt: sentAt };
    const withdrawalId = await givenWithdrawal(db, { ...asked, state: 'COMPLETED' });
    await givenPayment(db, { accountId: id, withdrawalId, amount }, { state: 'RECEIVED', sentAt });
  }
};

const askTo = async ({ token }: TestMember, bankAccountId: string): Promise<string> => {
  const order = { bankAccountId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD };
  const body = { ...order, requestId: `usual-time-${bankAccountId}` };
  const answer = await call('POST', '/wps/withdrawals', { token, body });
  expect(answer.body.code).toBe('ok');
  return (answer.body.value as { id: string }).id;
};

const usualOf = async ({ token }: TestMember, id: string): Promise<number | null> => {
  const { body } = await call('GET', `/wps/withdrawals/${id}`, { token });
  return (body.value as { usualMinutes: number | null }).usualMinutes;
};

test('the usual time is the median of what went the same way lately, and nothing where too few did', async () => {
  const other = await openMember(tested);
  const payees = {
    wave: await openPayee(tested, other, { provider: 'WAVEPAY' }),
    kbz: await openPayee(tested, other),
  };
  const member = await openMember(tested, 100_000_000n);
  const id = await askTo(member, await openPayee(tested, member));
  await givenSent(other, payees.wave, [90, 90, 90, 90, 90]);
  await givenSent(other, payees.kbz, [3, 5, 12, 40]);
  await givenSent(other, payees.kbz, [1, 1, 1, 1], 40 * DAY);
  expect(await usualOf(member, id)).toBeNull();
  await givenSent(other, payees.kbz, [600]);
  expect(await usualOf(member, id)).toBe(12);
});

test('a withdrawal that is over has no usual time', async () => {
  const member = await openMember(tested);
  const payeeId = await openPayee(tested, member, { provider: 'CBPAY' });
  await givenSent(member, payeeId, [3, 3, 3, 3, 3, 3]);
  const { body } = await call('GET', '/wps/withdrawals', { token: member.token });
  const [{ id } = { id: '' }] = (body.value as { list: { id: string }[] }).list;
  expect(await usualOf(member, id)).toBeNull();
});
