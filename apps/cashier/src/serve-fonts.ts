import type { Http } from '@hintha/platform';
import { readFileSync } from 'node:fs';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly range: string;
}

const MYANMAR = 'U+1000-104F, U+200B-200D, U+25CC';
const THAI = 'U+E01-E3A, U+E3F-E5B';

/** What the pages are set in: a phone may have no Burmese font, or one that garbles it. */
export const FACES: readonly Face[] = [
  { family: 'Latin', file: 'latin.woff2', weight: '200 800', range: 'U+20-7E, U+A0-FF, U+2013-2026' },
  { family: 'Latin', file: 'vietnamese.woff2', weight: '200 800', range: 'U+102-1B0, U+1EA0-1EF9, U+20AB' },
  { family: 'Myanmar', file: 'burmese-400.woff2', weight: '100 500', range: MYANMAR },
  { family: 'Myanmar', file: 'burmese-600.woff2', weight: '600 900', range: MYANMAR },
  { family: 'Thai', file: 'thai-400.woff2', weight: '100 500', range: THAI },
  { family: 'Thai', file: 'thai-600.woff2', weight: '600 900', range: THAI },
];

export const serveFonts = (http: Http): void => {
  for (const { file } of FACES) {
    const font = readFileSync(new URL(import.meta.resolve(`@hintha/ui/fonts/${file}`)));
    http.get(`/fonts/${file}`, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(font),
    );
  }
};
