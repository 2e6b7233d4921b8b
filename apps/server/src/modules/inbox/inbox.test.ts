import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { createAccount } from '../identity/index.ts';
import { notifyMember } from './notify-member.ts';
import { hashCheaply } from '../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, call } = testContext(db);
const PASSWORD = 'long enough 1';

const open = async (name: string) => {
  const passwordHash = hashCheaply(PASSWORD);
  const id = await transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));
  const { body } = await call('POST', '/wps/session/login', { body: { username: name, password: PASSWORD } });
  return { id, token: (body.value as { token: string }).token };
};

const notify = (accountId: bigint, amount: string) =>
  transaction(db, (tx) => notifyMember(ctx, tx, { accountId, kind: 'deposit_credited', values: { amount } }));

interface Page {
  list: { id: string; kind: string; values: object; read: boolean }[];
  total: number;
  totalPages: number;
  unread: number;
}

test('CONTENT-009 CONTENT-010 a member lists its messages, newest first, and reading one lowers the count', async () => {
  const who = await open('reader');
  const other = await open('neighbour');
  await notify(who.id, '1.00');
  await notify(who.id, '2.00');
  await notify(other.id, '9.00');
  const page = (await call('GET', '/wps/messages?pageSize=1', { token: who.token })).body.value as Page;
  expect(page).toMatchObject({ total: 2, totalPages: 2, unread: 2 });
  expect(page.list).toMatchObject([{ kind: 'deposit_credited', values: { amount: '2.00' }, read: false }]);
  const ids = page.list.map(({ id }) => id);
  const marked = await call('PUT', '/wps/messages', { token: who.token, body: { ids } });
  expect(marked.body.value).toEqual({ unread: 1 });
  const count = await call('GET', '/wps/relay/CSP_unreadCount', { token: who.token });
  expect(count.body.value).toEqual({ count: 1, missionCount: 0, rewardCount: 0 });
});

test('a message of somebody else is not marked as read', async () => {
  const who = await open('owner1');
  const thief = await open('thief1');
  await notify(who.id, '1.00');
  const page = (await call('GET', '/wps/messages', { token: who.token })).body.value as Page;
  await call('PUT', '/wps/messages', { token: thief.token, body: { ids: page.list.map(({ id }) => id) } });
  const count = await call('GET', '/wps/relay/CSP_unreadCount', { token: who.token });
  expect(count.body.value).toEqual({ count: 1, missionCount: 0, rewardCount: 0 });
});

test('a message whose transaction is rolled back was never sent', async () => {
  const who = await open('untold');
  const failed = transaction(db, async (tx) => {
    await notifyMember(ctx, tx, { accountId: who.id, kind: 'deposit_failed', values: {} });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  const page = (await call('GET', '/wps/messages', { token: who.token })).body.value as Page;
  expect(page).toMatchObject({ list: [], total: 0, unread: 0 });
});
