import type { StoredObject } from '../objects/index.ts';
import type { Http } from './open-http.ts';
import { readToken } from './read-call.ts';

type Find = (call: { id: string; token: string | null; ip: string }) => Promise<StoredObject | undefined>;

/** Serves what somebody sent, to be saved and never to be run, and to nobody's cache. */
export const servePrivate = (http: Http, path: `/${string}/:id`, find: Find): void => {
  http.get(path, async (request, reply) => {
    const { id } = request.params as { id: string };
    const found = await find({ id, token: readToken(request), ip: request.ip });
    if (found === undefined) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${found.type === 'image/png' ? 'picture.png' : 'picture.jpg'}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .type(found.type)
      .send(found.bytes);
  });
};

const YEAR_SECONDS = 31_536_000;

/** Serves pictures that anybody may see and keep: what lies under an id never changes. */
export const servePublic = (
  http: Http,
  path: `/${string}/:id`,
  find: (id: string) => Promise<StoredObject | undefined>,
): void => {
  http.get(path, async (request, reply) => {
    const { id } = request.params as { id: string };
    const found = await find(id);
    if (found === undefined) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .type(found.type)
      .send(found.bytes);
  });
};
