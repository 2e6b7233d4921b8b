import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { givenAccount, givenUpline, untilWaiting } from '../../../../../../../tools/scenario/index.ts';
import {
  openMember,
  openPast,
  openPayee,
  PASSWORD,
  PAYEE_NAME,
  PAYMENT_PASSWORD,
  type TestMember,
} from '../../../../../../../tools/payments/members.ts';
import { testServers } from '../../../../../../../tools/servers/test-servers.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import { setToUpline } from '../../../agents/index.ts';
import { lockWallets, readBalance } from '../../../wallet/index.ts';

const { db, servers } = testServers();
const [one, two] = servers;
const FUNDS = money(20_000_000n);
const PAYEES = '/wps/member/bankAccounts';

afterEach(() => expectProven(db));

const openSaver = async () => {
  const member = await openMember(one, FUNDS);
  const payeeId = await openPayee(one, member);
  await openPast(one, member, payeeId);
  return { ...member, payeeId };
};

let requests = 0;
const requestId = () => `waiting-${(requests += 1)}`;

const ask = ({ token }: TestMember, bankAccountId: string) =>
  one.call('POST', '/wps/withdrawals', {
    token,
    body: { bankAccountId, amount: '50000.00', paymentPassword: PAYMENT_PASSWORD, requestId: requestId() },
  });

/** Does the one thing as far as it comes while the member's wallet is kept busy, then the other, then lets go. */
const whileWaiting = async <Answer>(
  { id }: TestMember,
  waiting: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> => {
  const { answer } = await transaction(db, async (tx) => {
    await lockWallets(tx, [id]);
    const asked = waiting();
    await untilWaiting(db);
    await meanwhile();
    return { answer: asked };
  });
  return answer;
};

test('a payee that is taken off the list while a withdrawal to it waits is paid nothing', async () => {
  const saver = await openSaver();
  const remove = () => two.call('DELETE', `${PAYEES}/${saver.payeeId}`, { token: saver.token });
  const { body } = await whileWaiting(saver, () => ask(saver, saver.payeeId), remove);
  expect(body.code).toBe('not_found');
  expect(await readBalance(db, saver.id)).toMatchObject({ balance: FUNDS, held: 0n });
});

test('a payee that is replaced while a withdrawal to it waits is paid nothing, and the new one rests', async () => {
  const saver = await openSaver();
  const replaced: string[] = [];
  const replace = async () => {
    await two.call('DELETE', `${PAYEES}/${saver.payeeId}`, { token: saver.token });
    const payee = { kind: 'wallet', provider: 'KBZPAY', number: '09771234567', name: PAYEE_NAME };
    const body = { ...payee, proof: { password: PASSWORD } };
    const added = await two.call('POST', PAYEES, { token: saver.token, body });
    expect(added.body.code).toBe('ok');
    replaced.push((added.body.value as { id: string }).id);
  };
  const { body } = await whileWaiting(saver, () => ask(saver, saver.payeeId), replace);
  expect(body.code).toBe('not_found');
  expect((await ask(saver, replaced[0] ?? '')).body.code).toBe('payee_not_usable_yet');
  expect(await readBalance(db, saver.id)).toMatchObject({ balance: FUNDS, held: 0n });
});

test('a credential that is changed while a withdrawal waits holds it', async () => {
  const saver = await openSaver();
  const change = () => givenAccount(two.ctx.db, saver.id, { credentialsChangedAt: two.clock.now() });
  const { body } = await whileWaiting(saver, () => ask(saver, saver.payeeId), change);
  expect(body.code).toBe('withdrawals_held');
  expect(await readBalance(db, saver.id)).toMatchObject({ balance: FUNDS, held: 0n });
});

const openPair = async () => {
  const [agent, member] = [await openMember(one), await openMember(one, FUNDS)];
  await givenAccount(db, agent.id, { type: 1 });
  await givenUpline(db, { below: member.id, above: agent.id, mayTransferUp: true });
  return { agent, member };
};

const sendUp = ({ token }: TestMember) =>
  one.call('POST', '/wps/transfer/upline', {
    token,
    body: { amount: '5000.00', paymentPassword: PAYMENT_PASSWORD, requestId: requestId() },
  });

test('a right to send up that is taken while a transfer waits sends nothing', async () => {
  const { agent, member } = await openPair();
  const take = () => transaction(two.ctx.db, (tx) => setToUpline(tx, member.id, false));
  const { body } = await whileWaiting(member, () => sendUp(member), take);
  expect(body.code).toBe('not_enabled');
  expect([(await readBalance(db, member.id))?.balance, (await readBalance(db, agent.id))?.balance]).toEqual([
    FUNDS,
    0n,
  ]);
});

test('an agent that is locked while a transfer up waits receives nothing', async () => {
  const { agent, member } = await openPair();
  const lock = () => givenAccount(two.ctx.db, agent.id, { status: 'locked' });
  expect((await whileWaiting(member, () => sendUp(member), lock)).body.code).toBe('upline_unavailable');
  expect((await readBalance(db, agent.id))?.balance).toBe(0n);
});
