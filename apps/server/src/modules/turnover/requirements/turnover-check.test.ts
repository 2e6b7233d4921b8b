import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenUpline } from '../../../../../../tools/scenario/index.ts';
import { openMember, PAYMENT_PASSWORD } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { setToUpline } from '../../agents/index.ts';
import { openRequirement } from './open-requirement.ts';

const db = testDatabase();
const tested = testContext(db);
const { call, clock } = tested;

test('nothing is sent to the upline before the turnover, and the member reads how much is left of it', async () => {
  const [upline, member] = [await openMember(tested), await openMember(tested, 2_000_000n)];
  await givenUpline(db, { below: member.id, above: upline.id });
  const order = { kind: 'DEPOSIT', base: money(100_000n), multiple: '1', source: 'test' } as const;
  await transaction(db, async (tx) => {
    await setToUpline(tx, member.id, true);
    await openRequirement(tx, { ...order, accountId: member.id, reference: 'deposit', at: clock.now() });
  });
  const body = { amount: '5000.00', paymentPassword: PAYMENT_PASSWORD, requestId: 'request-early' };
  const sent = await call('POST', '/wps/transfer/upline', { token: member.token, body });
  expect(sent.body).toMatchObject({ code: 'turnover_required', value: { remaining: '1000.00' } });
  const read = await call('GET', '/wps/transfer/upline', { token: member.token });
  expect(read.body.value).toMatchObject({ turnoverLeft: '1000.00' });
});
