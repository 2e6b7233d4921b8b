import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Cuts off a body that comes too slowly: whoever sends a byte now and then would keep a connection for ever. */
export const limitBodies = (http: FastifyInstance, { bodyMs, largeBodyMs }: TimeLimits): void => {
  http.addHook('onRequest', (request, reply, done) => {
    const ms = request.routeOptions.config.largeBody === true ? largeBodyMs : bodyMs;
    if (hasBody(request)) limitBody(http, request.raw, reply.raw, ms);
    done();
  });
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const limitBody = (
  http: FastifyInstance,
  request: IncomingMessage,
  reply: ServerResponse,
  ms: number,
): void => {
  const late = setTimeout(() => {
    const error = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!request.complete) http.server.emit('clientError', error, request.socket);
  }, ms);
  const isOver = () => clearTimeout(late);
  request.once('end', isOver);
  reply.once('close', isOver).once('finish', isOver);
};
