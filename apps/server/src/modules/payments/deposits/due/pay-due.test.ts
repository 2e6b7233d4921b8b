import { money } from '@hintha/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../../tools/console/test-console.ts';
import { manualDeposits, txnId } from '../../../../../../../tools/payments/manual-deposits.ts';
import { givenBudgetDaysOver, readAudit } from '../../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../../settings/index.ts';
import { budgetSettings } from '../../../wallet/index.ts';
import { payDueDeposits, readDueDeposits } from './pay-due.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx } = site;
const { openManual, submitted, paid, stateOf, balanceOf } = manualDeposits(site);
const { call, hire } = testConsole(ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let payer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  payer = await hire('payer1', 'payments');
  checker = await hire('checker1', 'risk');
  await setSettings(db, budgetSettings, {
    'manualDeposits.mostEach': kyat(10_000),
    'manualDeposits.mostPerDay': kyat(10_000),
  });
});
beforeEach(() => givenBudgetDaysOver(db));
afterAll(() => expectProven(db));

const post = async (url: string, body: object, { token }: Colleague) =>
  (await call('POST', url, { token, body })).body;

/** An order that staff has found the transfer of, and what came of saying so. */
const approved = async (amount: number) => {
  const channel = await openManual();
  const txn = txnId();
  const order = await submitted(channel, txn, amount);
  const answer = await post(
    `/console/deposits/${order.depositId}/approve`,
    { reason: 'seen', txnId: txn },
    payer,
  );
  return { ...order, channel, txn, answer };
};

test('a deposit that the budget of the day has no room for is due, shown as such, and credited on the next', async () => {
  expect((await approved(8_000)).answer.value).toEqual({ proposed: null, due: false });
  const { depositId, accountId, answer } = await approved(7_000);
  expect(answer.value).toEqual({ proposed: null, due: true });
  await payDueDeposits(ctx);
  expect([await stateOf(depositId), await balanceOf(accountId)]).toEqual(['MATCHING', 0n]);
  const { body } = await call('GET', '/console/finance/budgets', { token: payer.token });
  expect((body.value as { budgets: object[] }).budgets).toContainEqual(
    expect.objectContaining({
      line: 'manualDeposits',
      due: expect.objectContaining({ count: 1, amount: '7000.00' }),
    }),
  );
  await givenBudgetDaysOver(db);
  for (let n = 0; n < 2; n += 1) await payDueDeposits(ctx);
  expect([await stateOf(depositId), await balanceOf(accountId)]).toEqual(['CREDITED', kyat(7_000)]);
  expect(await readDueDeposits({ db })).toEqual([]);
  const acts = await readAudit(db, { subject: `deposit:${depositId}` });
  expect(acts.map(({ action }) => action)).toEqual(['deposit.approve', 'deposit.pay-due']);
});

test('what two approved is due under their approval; one that is too large for one person is refused', async () => {
  const { depositId, accountId, answer } = await approved(12_000);
  expect([answer.code, answer.value]).toEqual(['over_budget', { line: 'manualDeposits', bound: 'EACH' }]);
  expect(await readDueDeposits({ db })).toEqual([]);
  const body = { reason: 'seen', txnId: txnId(), received: '9000.00' };
  const asked = await post(`/console/deposits/${depositId}/approve`, body, payer);
  const { id, payloadHash } = (asked.value as { proposed: { id: string; payloadHash: string } }).proposed;
  await approved(8_000);
  const decided = await post(`/console/approvals/${id}/approve`, { payloadHash }, checker);
  expect([decided.code, decided.value]).toEqual(['ok', { due: true }]);
  expect(await balanceOf(accountId)).toBe(0n);
  await givenBudgetDaysOver(db);
  await payDueDeposits(ctx);
  expect(await balanceOf(accountId)).toBe(kyat(9_000));
});

test('an attack: a due deposit is credited by its statement too, or one transfer pays two of them', async () => {
  await approved(8_000);
  const { depositId, accountId, channel, txn } = await approved(7_000);
  // What a statement tells of is of no budget.
  await paid(channel.receiverId, txn, 7_000);
  expect([await stateOf(depositId), await balanceOf(accountId)]).toEqual(['CREDITED', kyat(7_000)]);
  const other = await submitted(channel, txnId(), 6_000);
  const body = { reason: 'seen', txnId: txn };
  const again = await post(`/console/deposits/${other.depositId}/approve`, body, payer);
  expect((again.value as { due: boolean }).due).toBe(true);
  await givenBudgetDaysOver(db);
  await payDueDeposits(ctx);
  // The transfer is for 7,000: the second is left to the staff.
  expect(await stateOf(other.depositId)).toBe('MATCHING');
  expect(await balanceOf(other.accountId)).toBe(0n);
  expect(await balanceOf(accountId)).toBe(kyat(7_000));
  expect(await readDueDeposits({ db })).toEqual([]);
});

test('a due deposit that staff turns down after all is owed no more', async () => {
  await approved(8_000);
  const { depositId, accountId } = await approved(7_000);
  await post(`/console/deposits/${depositId}/reject`, { reason: 'NOT_RECEIVED' }, payer);
  await givenBudgetDaysOver(db);
  await payDueDeposits(ctx);
  expect([await stateOf(depositId), await balanceOf(accountId)]).toEqual(['REJECTED NOT_RECEIVED', 0n]);
});
