import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../log.ts';
import { openMetrics } from '../../metrics.ts';
import { openHttp } from '../open-http.ts';

const http = await openHttp({
  log: openLog('test', 'silent'),
  metrics: openMetrics(),
  translate: (_language, code) => code,
  languages: ['en'],
  trustedProxies: [],
  metricsAccess: 'nobody',
  contentSecurity: { 'default-src': ["'none'"], 'script-src': ["'self'"] },
});
http.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'));
http.get('/worker', async (_request, reply) =>
  reply.type('application/javascript; charset=utf-8').header('cache-control', 'no-cache').send(''),
);
http.get('/script', async (_request, reply) =>
  reply.type('application/javascript').header('cache-control', 'public, immutable').send(''),
);
http.get('/picture', async (_request, reply) => reply.type('image/svg+xml').send('<svg/>'));
http.get('/unchanged', async (_request, reply) => reply.status(304).send());
http.get('/own', async (_request, reply) =>
  reply.header('content-security-policy', "default-src 'none'; sandbox").send({}),
);
afterAll(() => http.close());

const policyOf = async (url: string) => (await http.inject(url)).headers['content-security-policy'];

test.each(['/page', '/worker'])('%s comes with the whole policy of the program', async (url) => {
  expect(await policyOf(url)).toBe("default-src 'none';script-src 'self'");
});

test.each(['/script', '/picture', '/healthz', '/no-such-thing'])(
  '%s may load nothing and stand in no frame, should it be opened by itself',
  async (url) => {
    expect(await policyOf(url)).toBe("default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'");
  },
);

test('a route that is stricter keeps its own policy', async () => {
  expect(await policyOf('/own')).toBe("default-src 'none'; sandbox");
});

test('a page that has not changed keeps the policy it came with', async () => {
  expect(await policyOf('/unchanged')).toBeUndefined();
});

test('nothing is sniffed, and no address is told to others', async () => {
  const { headers } = await http.inject('/healthz');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});
