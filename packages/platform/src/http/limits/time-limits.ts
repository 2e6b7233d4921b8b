import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a caller may take to say what it wants, in milliseconds. */
export interface TimeLimits {
  /** For the headers of a call. */
  readonly headersMs: number;
  /** For a body, counted from its headers. */
  readonly bodyMs: number;
  /** For a body with pictures or with the texts of the site, counted from its headers. */
  readonly largeBodyMs: number;
  /** How often the connections are looked at; what is late is cut off so much later at most. */
  readonly checkMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  bodyMs: 20_000,
  largeBodyMs: 180_000,
  checkMs: 5_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the bodies of the route may be large, and so take their time. */
    largeBody?: boolean;
  }
}

/** The last call of a connection, which is the one whose body may still be on its way. */
interface LastCall {
  readonly request: IncomingMessage;
  readonly dueAt: number;
}

/** How often a server that closes looks for connections that nobody uses. */
const CLOSING_CHECK_MS = 250;

/**
 * Cuts off a body that comes too slowly: whoever sends a byte now and then would keep a connection for ever. All
 * connections are looked at from time to time, since a timer a call costs more than most calls take to be read.
 *
 * While the server closes, it also hangs up on connections that nobody uses: those on which nothing was ever asked, as
 * browsers open them ahead, and those whose last call has been answered meanwhile. The library waits for the first kind
 * without end, and looks at the second once.
 */
export const limitConnections = (http: FastifyInstance, limits: TimeLimits): void => {
  const lastCalls = new Map<Socket, LastCall | null>();
  http.server.on('connection', (socket) => {
    lastCalls.set(socket, null);
    socket.once('close', () => lastCalls.delete(socket));
  });
  http.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { socket } = raw;
    const ms = routeOptions.config.largeBody === true ? limits.largeBodyMs : limits.bodyMs;
    // What is injected comes over no connection.
    if (lastCalls.has(socket)) lastCalls.set(socket, { request: raw, dueAt: performance.now() + ms });
    done();
  });
  const looking = setInterval(() => cutOffLate(http, lastCalls), limits.checkMs);
  looking.unref();
  let hangingUp: NodeJS.Timeout | undefined;
  http.addHook('preClose', async () => {
    hangingUp = setInterval(() => hangUp(http, lastCalls), CLOSING_CHECK_MS);
  });
  http.addHook('onClose', async () => {
    clearInterval(looking);
    clearInterval(hangingUp);
  });
};

const hangUp = (http: FastifyInstance, lastCalls: ReadonlyMap<Socket, LastCall | null>): void => {
  http.server.closeIdleConnections();
  for (const [socket, last] of lastCalls) if (last === null) socket.destroy();
};

const cutOffLate = (http: FastifyInstance, lastCalls: ReadonlyMap<Socket, LastCall | null>): void => {
  const now = performance.now();
  for (const [socket, last] of lastCalls) {
    if (last === null || last.request.complete || last.dueAt > now) continue;
    const error = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    http.server.emit('clientError', error, socket);
  }
};
