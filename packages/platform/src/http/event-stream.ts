import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

export interface EventStream {
  send(event: object): void;
  close(): void;
}

/** Turns a reply into a stream of server-sent events; `onClose` runs once, whoever hangs up. */
export const openEventStream = (reply: FastifyReply, onClose: () => void): EventStream => {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(': open\n\n');
  const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
  reply.raw.once('close', () => {
    clearInterval(heartbeat);
    onClose();
  });
  return {
    send: (event) => void reply.raw.write(`data: ${JSON.stringify(event)}\n\n`),
    close: () => void reply.raw.end(),
  };
};
