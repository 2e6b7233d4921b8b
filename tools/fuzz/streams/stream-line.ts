import { connect } from 'node:net';

/** A connection on which a stream was asked for. */
export interface StreamLine {
  /** What came until the first event, or until the end where there was none; null where neither came. */
  readonly first: Promise<string | null>;
  /** All that came until the end; null for no end. */
  readonly whole: Promise<string | null>;
  say(bytes: string): void;
  leave(how: 'ending' | 'breaking'): void;
}

/** A program that neither begins a stream nor ends the connection by then does neither. */
const PATIENCE_MS = 20_000;

/** The bytes by which a stream is asked for. */
export const toBytes = (address: string, headers: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${address} HTTP/1.1`, 'Host: x', ...lines, 'Connection: close', '', ''].join('\r\n');
};

const BEGUN = /^HTTP\/1\.1 200 [^]*\r\n\r\n[^]*\n\n/;

/** Says bytes on a connection of their own, a byte to a sign, and goes on listening. */
export const openLine = (port: number, bytes: string): StreamLine => {
  const socket = connect(port, '127.0.0.1');
  const [first, whole] = [Promise.withResolvers<string | null>(), Promise.withResolvers<string | null>()];
  let heard = '';
  socket.on('data', (part) => {
    heard += part.toString('latin1');
    if (BEGUN.test(heard)) first.resolve(heard);
  });
  // To be cut off is an answer too.
  socket.on('error', () => undefined);
  const patience = setTimeout(() => {
    first.resolve(null);
    whole.resolve(null);
    socket.destroy();
  }, PATIENCE_MS);
  socket.once('close', () => {
    clearTimeout(patience);
    first.resolve(heard);
    whole.resolve(heard);
  });
  const say = (more: string) => void socket.write(Buffer.from(more, 'latin1'));
  say(bytes);
  return {
    first: first.promise,
    whole: whole.promise,
    say,
    leave: (how) => void (how === 'ending' ? socket.end() : socket.resetAndDestroy()),
  };
};
