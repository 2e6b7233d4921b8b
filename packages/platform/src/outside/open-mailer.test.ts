import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { openMailer, Undeliverable } from './index.ts';

interface Received {
  to: string[];
  text: string;
}

const received: Received[] = [];
let busy = false;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    if (busy) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
    if (address.startsWith('nobody'))
      return done(Object.assign(new Error('no such box'), { responseCode: 550 }));
    return done();
  },
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    });
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const { port } = server.server.address() as AddressInfo;
const mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Hintha <house@example.org>' });

afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

test.each([
  'thiri@example.org\r\nBcc: thief@example.org',
  'thiri@example.org\nSubject: won',
  'thiri@example.org>, <thief@example.org',
  'thiri@example.org,thief@example.org',
])('an address that holds lines or another address writes to nobody else: %j', async (to) => {
  const before = received.length;
  await mailer.send({ to, subject: 'hello\r\nBcc: thief@example.org', text: 'x' }).catch(() => undefined);
  for (const { to: recipients, text } of received.slice(before)) {
    expect(recipients).not.toContain('thief@example.org');
    const [headers = ''] = text.split('\r\n\r\n');
    expect(headers).not.toMatch(/^(bcc|subject: won)/im);
  }
});

test('a mail reaches its recipient with its words', async () => {
  await mailer.send({ to: 'thiri@example.org', subject: 'မင်္ဂလာပါ', text: 'Your code is 123456.' });
  const mail = received.at(-1);
  expect(mail?.to).toEqual(['thiri@example.org']);
  expect(mail?.text).toContain('Your code is 123456.');
  expect(mail?.text).toContain('From: Hintha <house@example.org>');
});

test.each(['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org'])(
  'an address cannot bring another recipient or header along: %j',
  async (to) => {
    const before = received.length;
    await expect(mailer.send({ to, subject: 'x', text: 'x' })).rejects.toBeInstanceOf(Undeliverable);
    expect(received).toHaveLength(before);
  },
);

test('a refusal for good is undeliverable, one for now is not', async () => {
  const mail = { subject: 'x', text: 'x' };
  await expect(mailer.send({ ...mail, to: 'nobody@example.org' })).rejects.toBeInstanceOf(Undeliverable);
  busy = true;
  const late = await mailer.send({ ...mail, to: 'thiri@example.org' }).catch((error: unknown) => error);
  busy = false;
  expect(late).toBeInstanceOf(Error);
  expect(late).not.toBeInstanceOf(Undeliverable);
});
