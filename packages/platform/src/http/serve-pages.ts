import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { Http } from './open-http.ts';

export interface Pages {
  /** The folder of the built pages. */
  root: string;
  /** Where they are mounted, such as `/`. */
  prefix: string;
  /**
   * First parts of paths that are never a route of the page: unknown ones below them are 404. Assets are among
   * them, since a page of an older build asks for them by names that are gone, and the index is no script.
   */
  neverPages: readonly string[];
  /** What goes along with the index besides, asked for whenever it is sent. */
  indexHeaders?: () => Promise<Readonly<Record<string, string>>>;
  /** The pictures that an address shows first: they stand in the index, and come before any script has run. */
  firstPictures?: (address: string) => Promise<readonly string[]>;
}

/** The place in the index that the first pictures take. */
const FIRST_PICTURES = '<!--first-pictures-->';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Serves built pages: hashed assets for a year, the index never from a cache and for every route of the page. The
 * folder is looked at when a call comes, so pages may be built anew under a running server.
 */
export const servePages = async (http: Http, pages: Pages): Promise<void> => {
  await http.register(serveStatic, {
    root: pages.root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path);
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  http.get<{ Params: { '*': string } }>(`${pages.prefix}*`, async (request, reply) => {
    const path = request.params['*'];
    if (await isFile(pages.root, path)) return reply.sendFile(path);
    if (pages.neverPages.some((part) => request.url.startsWith(part))) return reply.callNotFound();
    void reply.headers((await pages.indexHeaders?.()) ?? {});
    const pictures = (await pages.firstPictures?.(request.url)) ?? [];
    if (pictures.length === 0) return reply.sendFile('index.html');
    const index = await readFile(join(pages.root, 'index.html'), 'utf8');
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return reply.send(index.replace(FIRST_PICTURES, () => pictures.map(drawPicture).join('')));
  });
};

const drawPicture = (path: string): string => `<img src="${encodeURI(path)}" alt="" fetchpriority="high" />`;

const isFile = async (root: string, path: string): Promise<boolean> => {
  const file = normalize(join(root, path));
  if (path === '' || path.includes('\0') || !file.startsWith(normalize(root + sep))) return false;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true;
};
