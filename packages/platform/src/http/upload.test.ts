import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { pictureForm } from '../../../../tools/test/picture.ts';
import { systemClock } from '../clock.ts';
import { openLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { PICTURE_MOST_BYTES } from '../objects/index.ts';
import { BusinessError } from '../business-error.ts';
import type { Guards } from './asked.ts';
import { openHttp, type Http } from './open-http.ts';
import { serveCalls } from './serve-calls.ts';
import { serveUpload } from './serve.ts';

let http: Http;

const caller = { accountId: 1n, account: 'one', type: 0, sessionId: 1n } as const;
const guard: Guards['player'] = async ({ token }) => {
  if (token !== 'known') throw new BusinessError('not_logged_in');
  return caller;
};

const upload = serveUpload(
  {
    name: 'setIcon',
    method: 'POST',
    path: '/upload',
    guard: 'player',
    encrypted: null,
    summary: 'Tells what came.',
    params: z.object({}),
    query: z.object({}),
    body: z.object({ note: z.string().max(20) }),
    reply: z.object({ note: z.string(), sizes: z.array(z.int()) }),
    errors: [],
    form: false,
    pictures: 3,
  },
  async ({ body, files }) => ({ note: body.note, sizes: files.map(({ length }) => length) }),
);

beforeAll(async () => {
  const shared = {
    translate: (_: string, code: string) => code,
    languages: ['my'] as const,
    metrics: openMetrics(),
  };
  http = await openHttp({
    ...shared,
    log: openLog('test', 'silent'),
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
  });
  serveCalls(http, [upload], {
    ...shared,
    gate: async () => undefined,
    countryHeader: null,
    guards: { anyone: guard, session: guard, player: guard, agent: guard },
    encryption: {
      required: false,
      clock: systemClock,
      findKey: async () => undefined,
      takeJti: async () => true,
    },
  });
});

afterAll(() => http.close());

const send = async (fields: Record<string, string>, pictures: readonly Uint8Array[], token = 'known') => {
  const form = await pictureForm(fields, pictures);
  return inject(form.payload, form.headers, token);
};

const inject = async (payload: Buffer | string, headers: Record<string, string>, token = 'known') => {
  const reply = await http.inject({
    method: 'POST',
    url: '/upload',
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return { status: reply.statusCode, ...reply.json<{ code: string; value: unknown }>() };
};

const bytes = (count: number) => Buffer.alloc(count, 7);

test('fields are the body and pictures come in their order', async () => {
  const reply = await send({ note: 'two' }, [bytes(10), bytes(20)]);
  expect(reply).toMatchObject({ status: 200, value: { note: 'two', sizes: [10, 20] } });
});

test('a picture of just five megabytes comes, one byte more does not', async () => {
  expect(await send({ note: 'a' }, [bytes(PICTURE_MOST_BYTES - 1)])).toMatchObject({ status: 200 });
  const code = { status: 413, code: 'picture_too_large' };
  expect(await send({ note: 'a' }, [bytes(PICTURE_MOST_BYTES + 1)])).toMatchObject(code);
  expect(await send({ note: 'a' }, [bytes(10), bytes(PICTURE_MOST_BYTES + 1)])).toMatchObject(code);
});

test('a fourth picture is refused', async () => {
  const four = [1, 2, 3, 4].map(bytes);
  expect(await send({ note: 'a' }, four)).toMatchObject({ status: 400, code: 'too_many_pictures' });
});

test('a form from nobody is not read', async () => {
  expect(await send({ note: 'a' }, [bytes(10)], 'unknown')).toMatchObject({ status: 401 });
});

test('the fields of a form are judged like those of a body', async () => {
  expect(await send({ note: 'x'.repeat(21) }, [])).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await send({}, [bytes(1)])).toMatchObject({ status: 400, code: 'bad_request' });
});

test('a body of JSON brings no pictures', async () => {
  const reply = await inject('{"note":"plain"}', { 'content-type': 'application/json' });
  expect(reply).toMatchObject({ status: 200, value: { note: 'plain', sizes: [] } });
});

test('a NUL or half a sign in a body of JSON is a bad request, and six signs that look like one are not', async () => {
  const json = { 'content-type': 'application/json' };
  const refused = { status: 400, code: 'bad_request' };
  expect(await inject(String.raw`{"note":"a\u0000"}`, json)).toMatchObject(refused);
  expect(await inject(String.raw`{"note":"a","more":[{"deep":"\u0000"}]}`, json)).toMatchObject(refused);
  expect(await inject(String.raw`{"note":"a","\u0000":1}`, json)).toMatchObject(refused);
  expect(await inject(String.raw`{"note":"a\ud83d"}`, json)).toMatchObject(refused);
  expect(await inject(String.raw`{"note":"\ud83d\ude00"}`, json)).toMatchObject({ status: 200 });
  expect(await inject(String.raw`{"note":"\\u0000"}`, json)).toMatchObject({ status: 200 });
});

const BROKEN = [
  ['without a boundary', '--x\r\n', 'multipart/form-data'],
  ['that is empty', '', 'multipart/form-data; boundary=x'],
  [
    'that never ends',
    '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\na',
    'multipart/form-data; boundary=x',
  ],
  [
    'with the same field twice',
    '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\na\r\n'.repeat(2) + '--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  [
    'with a NUL in a field',
    '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\na\0\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  [
    'that reaches for the prototype',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
] as const;

test.each(BROKEN)('a form %s is a bad request', async (_, payload, type) => {
  expect(await inject(payload, { 'content-type': type })).toMatchObject({ status: 400, code: 'bad_request' });
});

test('a sender who tells no length is cut off where the largest honest form would end', async () => {
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const sent = await new Promise<number>((resolve) => {
    let written = 0;
    const flood = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/upload',
      headers: { authorization: 'Bearer known', 'content-type': 'multipart/form-data; boundary=x' },
    });
    const pour = () => {
      while (written < 200 * 1024 * 1024) {
        written += 65_536;
        if (!flood.write(bytes(65_536))) {
          flood.once('drain', pour);
          return;
        }
      }
      flood.end();
    };
    flood.on('error', () => undefined).on('close', () => resolve(written));
    pour();
  });
  expect(sent).toBeLessThan(40 * 1024 * 1024);
});
