import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Metrics } from '../metrics.ts';
import type { Http } from './open-http.ts';
import { readToken } from './read-call.ts';

/** A call in JSON as it came; nothing of it has been checked. */
export interface JsonCall {
  token: string | null;
  headers: IncomingHttpHeaders;
  params: unknown;
  query: unknown;
  body: unknown;
}

export interface JsonAnswer {
  status: number;
  view: object;
}

export interface JsonRoute {
  method: 'GET' | 'POST';
  path: string;
  answer: (call: JsonCall) => Promise<JsonAnswer>;
}

/** What is answered for a thrown thing; one that the HTTP library threw at the caller comes as its 4xx status. */
export type Refuse = (thrown: unknown, badCall: number | null, call: JsonCall) => JsonAnswer;

/** Serves calls in JSON outside the envelope: the program decides how an error looks. Nothing of it is cached. */
export const serveJson = (
  http: Http,
  routes: readonly JsonRoute[],
  { refuse, metrics }: { refuse: Refuse; metrics: Metrics },
): void => {
  for (const { method, path, answer } of routes) {
    const refused = (thrown: unknown, request: FastifyRequest) =>
      refuse(thrown, badCallOf(thrown), toCall(request));
    http.route({
      method,
      url: path,
      onRequest: async (_request, reply) => observe(`${method} ${path}`, reply, metrics),
      handler: async (request, reply) => send(reply, await answer(toCall(request))),
      errorHandler: (thrown, request, reply) => send(reply, refused(thrown, request)),
    });
  }
};

const toCall = (request: FastifyRequest): JsonCall => ({
  token: readToken(request),
  headers: request.headers,
  params: request.params,
  query: request.query,
  body: request.body,
});

const send = (reply: FastifyReply, { status, view }: JsonAnswer) =>
  reply.status(status).header('cache-control', 'no-store').send(view);

const badCallOf = (thrown: unknown): number | null => {
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null;
};

const observe = (call: string, reply: FastifyReply, metrics: Metrics): void => {
  const started = performance.now();
  reply.raw.once('finish', () => {
    metrics.observeCall(call, reply.statusCode, (performance.now() - started) / 1000);
  });
};
