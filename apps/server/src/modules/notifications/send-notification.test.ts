import { type Mail, transaction, Undeliverable } from '@hintha/platform';
import { expect, test } from 'vitest';
import { readLastSent } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { jobs } from './jobs.ts';
import { sendNotification } from './send-notification.ts';

const db = testDatabase();
const { ctx } = testContext(db);

/** Writes a notification and answers how to deliver it and read it. */
const write = async (language = 'en') => {
  await transaction(db, (tx) =>
    sendNotification(ctx, tx, {
      channel: 'mail',
      recipient: 'thiri@example.org',
      language,
      template: 'loginCode',
      values: { code: '004711', minutes: '5' },
    }),
  );
  const read = () => readLastSent(db, 'thiri@example.org');
  const id = String((await read())?.id);
  const [job] = jobs(ctx);
  return { read, deliver: async () => job?.run({ id }) };
};

test('a notification is written in the language of its reader', async () => {
  expect((await (await write('en')).read())?.text).toContain('004711 is your login code');
  expect((await (await write('my')).read())?.text).toMatch(/004711.*မိနစ်/);
});

test('an operator without a mail server keeps its notifications', async () => {
  const { read, deliver } = await write();
  await deliver();
  expect(await read()).toMatchObject({ state: 'kept', text: expect.stringContaining('004711') });
});

test('a notification that has gone out is not sent again and loses its text', async () => {
  const sent: Mail[] = [];
  ctx.deliveryChannels.mailer = { send: async (mail) => void sent.push(mail), close: () => undefined };
  const { read, deliver } = await write();
  await deliver();
  await deliver();
  expect(sent).toHaveLength(1);
  expect(await read()).toMatchObject({ state: 'sent', text: '' });
});

test('a notification waits for a server that is away, and is closed by one that refuses it', async () => {
  let answer: Error = new Error('away');
  ctx.deliveryChannels.mailer = { send: () => Promise.reject(answer), close: () => undefined };
  const { read, deliver } = await write();
  await expect(deliver()).rejects.toThrow('away');
  expect(await read()).toMatchObject({ state: 'waiting' });
  answer = new Undeliverable('no such box');
  await deliver();
  expect(await read()).toMatchObject({ state: 'refused', text: '' });
});
