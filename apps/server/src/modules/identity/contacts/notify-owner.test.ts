import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenAccount, givenEmpty, readOutbox } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { NOBODYS_PASSWORD } from '../passwords/hash-password.ts';
import { type Change, notifyOwner } from './notify-owner.ts';

const db = testDatabase();
const { ctx } = testContext(db);
const CHANGES: Change[] = [
  'password',
  'mobile',
  'email',
  'payeeName',
  'payee',
  'paymentPassword',
  'authenticator',
];

const open = async (name: string, contacts: { mobile?: string; email?: string; language?: string }) => {
  const id = await transaction(db, (tx) =>
    createAccount(tx, { name, type: 0, passwordHash: NOBODYS_PASSWORD, demo: false }),
  );
  const { mobile = null, email = null, language = null } = contacts;
  await givenAccount(db, id, { mobile, email, language });
  return id;
};

const tell = async (id: bigint, what: Change) => {
  await transaction(db, (tx) => notifyOwner(ctx, tx, id, what));
  const sent = await readOutbox(db);
  await givenEmpty(db, 'notifications_message');
  return sent;
};

test.each(CHANGES)('a change of the %s is told by mail, with the hour of the business zone', async (what) => {
  const id = await open(`mailed${what}`, {
    mobile: `95977${what}`,
    email: `${what.toLowerCase()}@example.org`,
    language: 'en',
  });
  const [letter, ...more] = await tell(id, what);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ channel: 'mail', recipient: `${what.toLowerCase()}@example.org` });
  expect(letter?.text).toContain('21 Nov 2026, 14:30');
});

test('an owner without a mail address is told by short message, in Burmese where it chose nothing', async () => {
  const [letter] = await tell(await open('phoned', { mobile: '959770000300' }), 'password');
  expect(letter).toMatchObject({ channel: 'sms', recipient: '959770000300' });
  expect(letter?.text).toMatch(/[က-အ]/u);
});

test('an owner who can be reached nowhere is told nothing', async () => {
  expect(await tell(await open('unreached', {}), 'password')).toEqual([]);
});
