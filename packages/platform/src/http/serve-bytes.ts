import type { IncomingHttpHeaders } from 'node:http';
import type { Http } from './open-http.ts';

/** A call whose signature covers the very bytes that came. */
export interface ByteCall {
  path: Record<string, string>;
  bytes: Buffer;
  headers: IncomingHttpHeaders;
  ip: string;
}

export interface ByteAnswer {
  status: number;
  body: string;
}

interface ByteRoute {
  path: string;
  bodyLimit: number;
  /** What is answered when the body is larger than the limit. */
  tooLarge: () => ByteAnswer;
  answer: (call: ByteCall) => Promise<ByteAnswer>;
}

/** Serves POST calls as raw bytes, outside the envelope; answers are JSON text. */
export const serveBytes = (http: Http, routes: readonly ByteRoute[]): void => {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const route of routes) {
      scope.route({
        method: 'POST',
        url: route.path,
        bodyLimit: route.bodyLimit,
        compress: false,
        errorHandler: (thrown, _request, reply) => {
          if ((thrown as { statusCode?: number }).statusCode === 413) return send(reply, route.tooLarge());
          throw thrown;
        },
        handler: async (request, reply) =>
          send(
            reply,
            await route.answer({
              path: request.params as Record<string, string>,
              bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
              headers: request.headers,
              ip: request.ip,
            }),
          ),
      });
    }
  });
};

const send = (
  reply: { status(code: number): { type(type: string): { send(body: string): unknown } } },
  answer: ByteAnswer,
) => reply.status(answer.status).type('application/json; charset=utf-8').send(answer.body);
