import { constants, brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Written {
  plain: Buffer;
  brotli?: Buffer;
}

const written = new WeakMap<object, Written | null>();

/**
 * Marks a value that will be answered again, the same object to whoever asks the same: its JSON is written once, and
 * once compressed. Whoever keeps the value keeps the bytes with it.
 */
export const keepAnswer = <Value extends object>(value: Value): Value => {
  written.set(value, null);
  return value;
};

export const isKept = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && written.has(value);

/** Below this many bytes compressing gains nothing; the same figure as for other answers. */
const LEAST_COMPRESSED = 1024;
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Sends what was kept; `write` makes the JSON when it has not been written yet. */
export const sendKept = (
  value: object,
  request: FastifyRequest,
  reply: FastifyReply,
  write: () => string,
): FastifyReply => {
  const bytes = written.get(value) ?? { plain: Buffer.from(write()) };
  written.set(value, bytes);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (bytes.plain.length < LEAST_COMPRESSED || !/\bbr\b/.test(String(request.headers['accept-encoding'])))
    return reply.send(bytes.plain);
  bytes.brotli ??= brotliCompressSync(bytes.plain, { params: QUALITY });
  return reply.header('content-encoding', 'br').send(bytes.brotli);
};
