import { expect, test } from 'vitest';
import type { Fetch } from '../fetch.ts';
import { toErrorReply } from './errors.ts';
import { createLaunchClient } from './launch-client.ts';
import { verifySignature } from './verify-signature.ts';

const TOKEN = 'token-of-the-test';
const LAUNCH = { casino_id: 'hintha', game: 'g' };
const ACCOUNT = { id: 'p', currency: 'MMK' };

const answering = (status: number, body: unknown) => {
  const sent: string[] = [];
  const fetch: Fetch = async (url, request) => {
    const signed = verifySignature(Buffer.from(request.body), request.headers['x-request-sign'], TOKEN);
    if (signed) sent.push(url);
    return Response.json(body, { status });
  };
  return { client: createLaunchClient({ baseUrl: 'http://vendor.test', token: TOKEN, fetch }), sent };
};

test('a launch is signed and answers the address of the game', async () => {
  const { client, sent } = answering(200, { launch_url: 'https://games.test/g?token=1' });
  expect(await client.real({ ...LAUNCH, account: ACCOUNT })).toEqual({
    kind: 'ok',
    reply: { launch_url: 'https://games.test/g?token=1' },
    attempts: 1,
  });
  expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'ok' });
  expect(sent).toEqual(['http://vendor.test/launcher/real', 'http://vendor.test/launcher/demo']);
});

test('a refusal tells why, also when a bad signature comes with status 403', async () => {
  const { client } = answering(403, toErrorReply('403').body);
  expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'refused', apiCode: '403' });
});

test('a launch is tried once only', async () => {
  const { client, sent } = answering(500, toErrorReply('500').body);
  expect(await client.demo(LAUNCH)).toEqual({ kind: 'unknown', attempts: 1 });
  expect(sent).toHaveLength(1);
});

test('an address that is not of the web is no answer', async () => {
  const { client } = answering(200, { launch_url: 'javascript:alert(1)' });
  expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'unknown' });
});
