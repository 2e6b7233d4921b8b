import type { Server } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

const open = new WeakMap<Server, Set<EventStream>>();

/** Ends every stream of the server: nobody else would, and a server that closes waits for what is open. */
export const endStreams = (http: FastifyInstance): void => {
  for (const stream of open.get(http.server) ?? []) stream.close();
};

const HEARTBEAT_MS = 15_000;
const MOST_UNREAD = 2 * 1024 * 1024;

export interface EventStream {
  /** Whoever does not read for long is let go of, and may come back for the rest. */
  send(event: object): void;
  /** Sends what `frameOf` made. */
  sendFrame(frame: Frame): void;
  close(): void;
}

/** An event as it goes over the wire, by itself and as a chunk. */
export interface Frame {
  readonly bytes: Buffer;
  readonly chunk: Buffer;
}

/** Makes an event once for all who are sent it. */
export const frameOf = (json: string): Frame => {
  const bytes = Buffer.from(`data: ${json}\n\n`);
  return { bytes, chunk: Buffer.from(`${bytes.length.toString(16)}\r\n${bytes.toString()}\r\n`) };
};

/** Turns a reply into a stream of server-sent events; `onClose` runs once, whoever hangs up. */
export const openEventStream = (reply: FastifyReply, onClose: () => void): EventStream => {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // With its stream the connection ends, rather than wait for calls while the server closes.
    connection: 'close',
  });
  reply.raw.write(': open\n\n');
  // Of the server itself, whatever scope the route stands in.
  const { server } = reply.server;
  const streams = open.get(server) ?? new Set();
  open.set(server, streams);
  const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
  const { raw } = reply;
  const write = (send: () => void): void => {
    if (raw.writableLength > MOST_UNREAD) raw.destroy();
    else send();
  };
  const stream: EventStream = {
    send: (event) => write(() => raw.write(frameOf(JSON.stringify(event)).bytes)),
    sendFrame: ({ bytes, chunk }) =>
      write(() => {
        // Thousands are sent the same: each chunk in three pieces would take twice the time.
        if (raw.chunkedEncoding && raw.socket !== null) raw.socket.write(chunk);
        else raw.write(bytes);
      }),
    close: () => void raw.end(),
  };
  streams.add(stream);
  const end = () => {
    clearInterval(heartbeat);
    streams.delete(stream);
    onClose();
  };
  // Whoever hung up while the call was still being looked at is not heard of again.
  if (reply.raw.destroyed) setImmediate(end);
  else reply.raw.once('close', end);
  return stream;
};
