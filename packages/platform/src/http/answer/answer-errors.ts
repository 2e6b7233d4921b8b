import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE, type Language } from '@hintha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Shortage, shortageOf } from '../../database/index.ts';
import type { Log } from '../../log.ts';
import { readLanguage } from '../read-call.ts';
import { envelope, refused, refusedBy, type Refused, type Translate } from '../reply.ts';

export interface ErrorSettings {
  log: Log;
  translate: Translate;
  languages: readonly Language[];
  /** Hears what the program was short of when a call could not be answered. */
  onShortage?: (shortage: Shortage) => void;
}

const RETRY_AFTER_SECONDS = 3;

type Answer = (request: FastifyRequest, reply: FastifyReply, refused: Refused) => FastifyReply;

const answerIn =
  ({ translate, languages }: ErrorSettings): Answer =>
  (request, reply, { status, code, value }) =>
    reply
      .status(status)
      .headers({
        'cache-control': 'no-store',
        ...(code === 'busy' ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
      })
      .send(envelope(code, translate(readLanguage(request, languages), code), value));

/** What the library finds wrong with an address before it knows what was asked for. */
export const answerBadAddress = (settings: ErrorSettings) => {
  const answer = answerIn(settings);
  return (thrown: Error, request: FastifyRequest, reply: FastifyReply): void =>
    void answer(request, reply, refusedBy(thrown) ?? refused('bad_request', null));
};

/** What is thrown becomes a refusal in the caller's language, and a bug is logged with the request's id. */
export const answerErrors = (http: FastifyInstance, settings: ErrorSettings): void => {
  const answer = answerIn(settings);
  http.setErrorHandler((thrown, request, reply) => {
    const shortage = shortageOf(thrown);
    if (shortage !== null) {
      settings.onShortage?.(shortage);
      settings.log.warn({ err: thrown, requestId: request.id, shortage }, 'a call could not be answered');
      return answer(request, reply, refused('busy', null));
    }
    const known = refusedBy(thrown);
    if (known === null)
      settings.log.error({ err: thrown, requestId: request.id, path: request.routeOptions.url }, 'bug');
    return answer(request, reply, known ?? refused('unknown_error', { requestId: request.id }));
  });
  http.setNotFoundHandler((request, reply) => answer(request, reply, refused('not_found', null)));
};

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Whether an answer has begun on a connection. Node tells it by this field alone, to its own handler as well. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true;

/**
 * Answers what is no HTTP, or came too slowly to become a call, over the bare connection, which ends with it. Into an
 * answer that has begun, such as an event stream, nothing is written: it would be read as a part of it.
 */
export const answerClient =
  ({ translate }: Pick<ErrorSettings, 'translate'>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    const status = STATUSES[error.code ?? ''] ?? 400;
    const body = JSON.stringify(envelope('bad_request', translate(DEFAULT_LANGUAGE, 'bad_request'), null));
    if (socket.writable && error.code !== 'ECONNRESET' && !isAnswering(socket))
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    socket.destroy();
  };
