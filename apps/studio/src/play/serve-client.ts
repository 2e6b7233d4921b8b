import { servePages, type Http } from '@hintha/platform';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NOT_BUILT = 'The game client has not been built yet: npm run build makes it.\n';

/** Serves the built game client under /play/; before it is built, a sentence that says so. */
export const serveClient = async (http: Http, pages: string): Promise<void> => {
  if (existsSync(join(pages, 'index.html')))
    return servePages(http, {
      root: pages,
      prefix: '/play/',
      neverPages: ['/play/assets/', '/play/rounds/'],
    });
  http.get('/play/', async (_request, reply) => reply.status(503).type('text/plain').send(NOT_BUILT));
};
