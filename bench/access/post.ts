import { Agent, request } from 'node:http';

export interface Post {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Posts JSON and answers the HTTP status. */
export type Caller = (post: Post) => Promise<number>;

/** Keeps its connections open between calls. */
export const openCaller = (port: number): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  return ({ path, body, headers }) =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (reply) => {
          reply.resume();
          reply.once('end', () => resolve(reply.statusCode ?? 0));
        },
      );
      call.once('error', reject);
      call.end(body);
    });
};
