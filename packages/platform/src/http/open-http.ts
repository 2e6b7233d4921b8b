import compress from '@fastify/compress';
import type { Language } from '@hintha/contract';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Shortage } from '../database/index.ts';
import { endStreams } from './event-stream.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { parseJson } from './parse-json.ts';
import type { Translate } from './reply.ts';
import { serveMetrics, type MetricsAccess } from './answer/serve-metrics.ts';
import { answerBadAddress, answerClient, answerErrors } from './answer/answer-errors.ts';
import { setSecurityHeaders, type Directives } from './answer/security-headers.ts';
import { limitConnections, TIME_LIMITS, type TimeLimits } from './limits/time-limits.ts';

export type Http = FastifyInstance;

export interface HttpSettings {
  log: Log;
  metrics: Metrics;
  translate: Translate;
  languages: readonly Language[];
  /** The proxies whose word on the caller's address is believed; none by default. */
  trustedProxies: readonly string[];
  /** Content-Security-Policy directives of the program's pages. */
  contentSecurity: Directives;
  /** Hears what the program was short of when a call could not be answered. */
  onShortage?: (shortage: Shortage) => void;
  /** Whether the program can answer calls; without it, it always can. */
  isReady?: () => Promise<boolean>;
  metricsAccess: MetricsAccess;
  /** The usual ones when nothing is said. */
  timeLimits?: TimeLimits;
}

const BODY_LIMIT = 64 * 1024;

/** An HTTP server that knows envelopes, refusals, request ids, health and metrics, and nothing of the trade. */
export const openHttp = async (settings: HttpSettings): Promise<Http> => {
  const { timeLimits = TIME_LIMITS } = settings;
  const http = fastify({
    loggerInstance: settings.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged names its request itself; a logger for each call would be made for nothing.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 256 },
    forceCloseConnections: 'idle',
    // What still comes on an open connection while the program closes is answered, and the connection then closed.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress(settings),
    clientErrorHandler: answerClient(settings),
    // The whole of a call, as the library counts; what most bodies have is less.
    requestTimeout: timeLimits.headersMs + timeLimits.largeBodyMs,
    http: { headersTimeout: timeLimits.headersMs, connectionsCheckingInterval: timeLimits.checkMs },
  }) as unknown as Http;
  keepAddresses(http);
  setSecurityHeaders(http, settings.contentSecurity);
  http.addHook('onRequest', refuseNul);
  limitConnections(http, timeLimits);
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  http.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  answerErrors(http, settings);
  serveHealth(http, settings);
  serveMetrics(http, settings.metrics, settings.metricsAccess);
  http.addHook('preClose', async () => endStreams(http));
  return http;
};

/**
 * A caller may be gone before its call is answered: a socket tells its address then only where it was asked before. Of
 * who is gone before its connection is taken nobody knows from where it came, and nobody is there to answer.
 */
const keepAddresses = ({ server }: Http): void =>
  void server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });

/** As the library throws what the caller has done wrong, so that every wire answers it in its own way. */
const badCall = (what: string): Error => Object.assign(new Error(what), { statusCode: 400 });

/** No text that is stored takes a NUL, and no name of a file: an address with one asks for nothing that there is. */
const refuseNul = async ({ url }: FastifyRequest): Promise<void> => {
  if (url.includes('%00')) throw badCall('a NUL in the address');
};

/** An empty body counts as none; `__proto__` and broken text are refused. */
const readJson = (
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
) => {
  if (body.length === 0) return done(null, undefined);
  try {
    done(null, parseJson(String(body)));
  } catch {
    done(badCall('not JSON'));
  }
};

/** `/healthz`: the program runs. `/readyz`: it can also answer calls, and nobody has told it to stop. */
const serveHealth = (http: Http, { isReady }: HttpSettings) => {
  let closing = false;
  http.addHook('preClose', async () => void (closing = true));
  http.get('/healthz', async () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    const ok = !closing && ((await isReady?.()) ?? true);
    return reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
};
