import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

export interface Served {
  readonly status: number;
  /** The text of the body. */
  readonly body: string;
}

const readRequest = async (request: IncomingMessage): Promise<Received> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: Buffer.concat(chunks) };
};

/** Serves a reference operator on the loopback, on a port of its own. */
export const startReferenceServer = async (serve: (received: Received) => Promise<Served>) => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body } = await serve(await readRequest(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  // Idle connections stay open: the caller shares this process, and where it rests for longer than such a timeout,
  // it would send its next call on a connection that is already closed.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};

const ALONE_MS = 500;

/** Two who come at about the same time meet; who meets nobody for so long goes on alone. */
export class Meeting {
  #wake: (() => void) | undefined;

  async join(): Promise<void> {
    const wake = this.#wake;
    this.#wake = undefined;
    if (wake !== undefined) return wake();
    const met = new Promise<void>((resolve) => (this.#wake = resolve));
    await Promise.race([met, new Promise((resolve) => void setTimeout(resolve, ALONE_MS))]);
  }
}
