import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../business-error.ts';
import type { Metrics } from '../../metrics.ts';
import { readToken } from '../read-call.ts';

/** Who may read the figures: whoever has the token, whoever calls from this machine, or nobody. */
export type MetricsAccess = { readonly token: string } | 'loopback' | 'nobody';

/**
 * Reads METRICS_TOKEN. Without one the figures are for this machine alone, and in production for nobody: behind a proxy
 * that stands here too, everybody calls from this machine.
 */
export const readMetricsAccess = (
  environment: Readonly<Record<string, string | undefined>>,
): MetricsAccess => {
  const token = environment.METRICS_TOKEN?.trim() ?? '';
  if (token !== '') return { token };
  return environment.NODE_ENV === 'production' ? 'nobody' : 'loopback';
};

/** GET /metrics: the figures of the program. */
export const serveMetrics = (http: FastifyInstance, { registry }: Metrics, access: MetricsAccess): void => {
  http.get('/metrics', async (request, reply) => {
    const isHere = access === 'loopback' && isLoopback(request.socket.remoteAddress ?? '');
    if (typeof access === 'string' && !isHere) return reply.callNotFound();
    if (typeof access === 'object' && !isSame(readToken(request), access.token))
      throw new BusinessError('not_logged_in');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
};

const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/** In constant time, whatever the lengths. */
const isSame = (shown: string | null, token: string): boolean =>
  shown !== null && timingSafeEqual(digest(shown), digest(token));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
