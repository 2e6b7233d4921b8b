import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../log.ts';
import { openMetrics } from '../../metrics.ts';
import { keepAnswer, sendKept } from './kept-answers.ts';
import { openHttp } from '../open-http.ts';

const http = await openHttp({
  log: openLog('test', 'silent'),
  metrics: openMetrics(),
  translate: (_language, code) => code,
  languages: ['en'],
  trustedProxies: [],
  metricsAccess: 'nobody',
  contentSecurity: { 'default-src': ["'none'"] },
});
let writings = 0;
const kept = { long: keepAnswer({ text: 'ရွှေ'.repeat(2_000) }), short: keepAnswer({ text: 'ok' }) };
http.get<{ Params: { which: keyof typeof kept } }>('/:which', async (request, reply) => {
  const value = kept[request.params.which];
  return sendKept(value, request, reply, () => {
    writings += 1;
    return JSON.stringify(value);
  });
});
afterAll(() => http.close());

const ask = (url: string, encoding = '') => http.inject({ url, headers: { 'accept-encoding': encoding } });

test('an answer that is kept is written once, however often and however compressed it is asked for', async () => {
  const replies = [await ask('/long'), await ask('/long', 'gzip, deflate, br'), await ask('/long', 'br')];
  expect(writings).toBe(1);
  const [plain, ...brotli] = replies;
  expect(plain?.json()).toEqual(kept.long);
  for (const reply of brotli) {
    expect(reply.headers['content-encoding']).toBe('br');
    expect(JSON.parse(String(brotliDecompressSync(reply.rawPayload)))).toEqual(kept.long);
  }
  expect(replies.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
});

test('a short answer is not worth compressing, and who knows gzip alone gets that', async () => {
  expect((await ask('/short', 'br')).json()).toEqual(kept.short);
  const zipped = await ask('/long', 'gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
});
