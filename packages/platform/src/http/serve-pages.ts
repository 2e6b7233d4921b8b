import serveStatic from '@fastify/static';
import type { Http } from './open-http.ts';

export interface Pages {
  /** The folder of the built pages. */
  root: string;
  /** Where they are mounted, such as `/`. */
  prefix: string;
  /** First parts of paths that are never a page, such as `/wps/`: unknown ones below them are 404. */
  neverPages: readonly string[];
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Serves built pages: hashed assets for a year, the index never from a cache and for every route of the page. */
export const servePages = async (http: Http, pages: Pages): Promise<void> => {
  await http.register(serveStatic, {
    root: pages.root,
    prefix: pages.prefix,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path);
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  http.get(`${pages.prefix}*`, (request, reply) => {
    if (pages.neverPages.some((part) => request.url.startsWith(part))) return reply.callNotFound();
    return reply.sendFile('index.html');
  });
};
