import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenUpline } from '../../../../../../tools/scenario/index.ts';
import { openMember, PAYMENT_PASSWORD, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { setToUpline } from '../../agents/index.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { openRequirement } from './open-requirement.ts';

const db = testDatabase();
const tested = testContext(db);
const { call, clock } = tested;
const { play } = testPlay(db, tested);

test('nothing is sent to the upline before the turnover, and the member reads how much is left of it', async () => {
  const { member, send } = await openSender();
  expect(await send('early')).toMatchObject({ code: 'turnover_required', value: { remaining: '1000.00' } });
  expect(await readLeft(member)).toBe('1000.00');
});

test('what leaves is decided by the bets so far, though no job has counted them; a page shows the last count', async () => {
  const { member, send } = await openSender();
  await play(member.name, 40_000n, 40_000n);
  expect(await readLeft(member)).toBe('1000.00');
  expect(await send('sooner')).toMatchObject({ code: 'turnover_required', value: { remaining: '600.00' } });
  await play(member.name, 60_000n, 60_000n);
  expect(await send('in-time')).toMatchObject({ code: 'ok' });
  expect(await readLeft(member)).toBe('0.00');
});

/** A member with an upline and 1,000 kyat to be bet before money may leave. */
const openSender = async () => {
  const [upline, member] = [await openMember(tested), await openMember(tested, 2_000_000n)];
  await givenUpline(db, { below: member.id, above: upline.id });
  const order = { kind: 'DEPOSIT', base: money(100_000n), multiple: '1', source: 'test' } as const;
  await transaction(db, async (tx) => {
    await setToUpline(tx, member.id, true);
    await openRequirement(tx, { ...order, accountId: member.id, reference: 'deposit', at: clock.now() });
  });
  const send = async (requestId: string) => {
    const body = { amount: '5000.00', paymentPassword: PAYMENT_PASSWORD, requestId: `request-${requestId}` };
    return (await call('POST', '/wps/transfer/upline', { token: member.token, body })).body;
  };
  return { member, send };
};

const readLeft = async ({ token }: TestMember) => {
  const { body } = await call('GET', '/wps/transfer/upline', { token });
  return (body.value as { turnoverLeft: string }).turnoverLeft;
};
