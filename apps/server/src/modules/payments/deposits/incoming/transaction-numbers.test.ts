import { expect, test } from 'vitest';
import { manualDeposits, txnId } from '../../../../../../../tools/payments/manual-deposits.ts';
import { approveNow, expectCreditedOnce, kyat } from '../../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { SYSTEM } from '../../../audit/index.ts';

const db = testDatabase();
const world = testContext(db);
const { ctx } = world;
const { openManual, paid, submitted, balanceOf, stateOf } = manualDeposits(world);

const approve = (depositId: bigint, txnId: string) =>
  approveNow(ctx, { depositId, actor: SYSTEM, reason: 'seen', received: null, txnId });

/** The number as somebody else may write it. */
const SPELLINGS: readonly [string, (number: string) => string][] = [
  ['in small letters', (number) => number.toLowerCase()],
  ['with spaces', (number) => number.replaceAll(/(?<=\d)(?=\d)/g, ' ')],
  ['without its dash', (number) => number.replace('-', '')],
  ['with slashes and dots', (number) => number.replace('-', './.')],
  [
    'in full-width signs',
    (number) =>
      number.replaceAll(/[\dA-Z]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  ],
];

test.each(SPELLINGS)('a transfer that paid one order pays no other %s', async (_how, respell) => {
  const channel = await openManual();
  const number = txnId();
  const first = await submitted(channel);
  const second = await submitted(channel);
  await approve(first.depositId, number);
  await expect(approve(second.depositId, respell(number))).rejects.toThrow('transfer_used');
  expect(await balanceOf(second.accountId)).toBe(0n);
  expect(await paid(channel.receiverId, respell(number))).toEqual({ outcome: 'repeated' });
  await expectCreditedOnce(db);
});

test('a transfer to one account of a bank pays no order to another account of it', async () => {
  const channel = await openManual(2);
  const number = txnId();
  const [one, other] = [await submitted(channel), await submitted(channel)];
  await approve(one.depositId, number);
  await expect(approve(other.depositId, number.toLowerCase())).rejects.toThrow('transfer_used');
  expect(await stateOf(other.depositId)).not.toContain('CREDITED');
});

test('a statement that tells a number of another account of the bank is at odds with it', async () => {
  const channel = await openManual(2);
  const second = channel.receiverId + 1n;
  const number = txnId();
  expect(await paid(channel.receiverId, number)).toEqual({ outcome: 'unmatched' });
  expect(await paid(second, number)).toEqual({ outcome: 'contradicted' });
});

test('two approvals by one number in two spellings at once credit one order', async () => {
  const channel = await openManual(2);
  for (let round = 0; round < 5; round += 1) {
    const number = txnId();
    const orders = [await submitted(channel), await submitted(channel)] as const;
    const results = await Promise.allSettled([
      approve(orders[0].depositId, number),
      approve(orders[1].depositId, number.toLowerCase().replace('-', ' ')),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const balances = await Promise.all(orders.map(({ accountId }) => balanceOf(accountId)));
    expect(balances).toEqual(expect.arrayContaining([0n, kyat(5_000)]));
  }
  await expectCreditedOnce(db);
});

test('two banks may give the same number', async () => {
  const [one, other] = [await openManual(), await openManual()];
  const number = txnId();
  const orders = [await submitted(one), await submitted(other)] as const;
  for (const { depositId } of orders) await approve(depositId, number);
  for (const { accountId } of orders) expect(await balanceOf(accountId)).toBe(kyat(5_000));
});

test('two channels of one bank share its numbers: a transfer to one pays no order of the other', async () => {
  const one = await openManual();
  const other = await openManual(1, undefined, one.id);
  const number = txnId();
  const orders = [await submitted(one), await submitted(other)] as const;
  await approve(orders[0].depositId, number);
  await expect(approve(orders[1].depositId, number)).rejects.toThrow('transfer_used');
  expect(await paid(other.receiverId, number)).toEqual({ outcome: 'contradicted' });
  expect(await balanceOf(orders[1].accountId)).toBe(0n);
});
