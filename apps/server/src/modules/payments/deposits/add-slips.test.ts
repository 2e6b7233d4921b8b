import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { givenDepositState } from '../../../../../../tools/scenario/index.ts';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { openTestChannel } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { drawPng, pictureForm } from '../../../../../../tools/test/picture.ts';
import { keepPicture } from '../../members/index.ts';
import { findDeposit } from './deposit-store.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, http, call } = tested;
const { call: callStaff, hire, http: staffHttp } = testConsole(ctx);

beforeAll(async () => {
  await openTestChannel(db, { id: 'manual', type: 'MANUAL' });
  await openTestChannel(db, { id: 'page', type: 'REDIRECT' });
});

const order = async ({ token }: TestMember, methodId = 'manual'): Promise<string> => {
  const body = { methodId, amount: '5000.00', requestId: randomUUID() };
  return ((await call('POST', '/wps/deposits', { token, body })).body.value as { id: string }).id;
};

const send = async ({ token }: TestMember, id: string, pictures: readonly Buffer[]) => {
  const { payload, headers } = await pictureForm({}, pictures);
  const reply = await (
    await http()
  ).inject({
    method: 'POST',
    url: `/wps/deposits/${id}/slips`,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return { code: reply.json().code as string, slips: reply.json().value?.slips as string[] | undefined };
};

const picture = (width = 12) => drawPng(width, 9);

const look = async (id: string, token: string): Promise<number> =>
  (
    await (
      await staffHttp()
    ).inject({
      url: `/console/pictures/${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

test('WALLET-002 three pictures go with an order by hand, and no fourth', async () => {
  const member = await openMember(tested);
  const id = await order(member);
  expect((await send(member, id, [picture(), picture(13)])).slips).toHaveLength(2);
  expect((await send(member, id, [picture(), picture()])).code).toBe('too_many_pictures');
  expect((await send(member, id, [picture(14)])).slips).toHaveLength(3);
  expect((await send(member, id, [picture()])).code).toBe('too_many_pictures');
  const read = await call('GET', `/wps/deposits/${id}`, { token: member.token });
  expect((read.body.value as { slips: string[] }).slips).toHaveLength(3);
});

test('four pictures at once are refused, and of pictures that race no more than three stay', async () => {
  const member = await openMember(tested);
  const id = await order(member);
  expect(
    (
      await send(
        member,
        id,
        Array.from({ length: 4 }, () => picture()),
      )
    ).code,
  ).toBe('too_many_pictures');
  const all = await Promise.all(Array.from({ length: 5 }, () => send(member, id, [picture(), picture()])));
  expect(all.filter(({ code }) => code === 'ok')).toHaveLength(1);
  expect((await findDeposit(db, BigInt(id)))?.slips).toHaveLength(2);
});

test('no picture, no real picture, another member and another kind of order are refused', async () => {
  const [member, otherMember] = [await openMember(tested), await openMember(tested)];
  const id = await order(member);
  expect((await send(member, id, [])).code).toBe('not_empty');
  expect((await send(member, id, [Buffer.from('<svg onload="alert(1)"/>')])).code).toBe('picture_invalid');
  expect((await send(otherMember, id, [picture()])).code).toBe('not_found');
  expect((await send(member, await order(member, 'page'), [picture()])).code).toBe('deposit_closed');
  await givenDepositState(db, BigInt(id), 'REJECTED');
  expect((await send(member, id, [picture()])).code).toBe('deposit_closed');
});

test('WALLET-014 the desk sees the pictures of its queue, and nothing else that members keep', async () => {
  const member = await openMember(tested);
  const id = await order(member);
  const { slips = [] } = await send(member, id, [picture()]);
  const [slip = ''] = slips;
  await givenDepositState(db, BigInt(id), 'REVIEW');
  const [support, writer] = [await hire('support1', 'support'), await hire('writer', 'content')];
  const queue = await callStaff('GET', '/console/deposits', { token: support.token });
  const listed = JSON.stringify(queue.body.value);
  expect(listed).toContain(slip);
  expect(await look(slip, support.token)).toBe(200);
  expect(await look(slip, writer.token)).toBe(403);
  expect(await look(slip, 'no token')).toBe(401);
  const own = await keepPicture(ctx, member.id, picture());
  expect(await look(own, support.token)).toBe(404);
});
