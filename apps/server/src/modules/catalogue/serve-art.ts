import { drawCover, drawEmblem, drawHero, SUBJECT_NAMES, type SubjectName } from '@hintha/art';
import { remember, servePictures, type Http } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readPicture } from './read-picture.ts';

const KNOWN_FOR_MS = 60_000;

/** The pictures under /art: covers of titles, emblems, the hero. They are drawn when asked for, not stored. */
export const serveArt = (http: Http, house: House): void => {
  const coverOf = remember(house.clock, KNOWN_FOR_MS, async (title) => {
    const order = await readPicture(house.db, title);
    return order === undefined ? undefined : drawCover(order);
  });
  servePictures(http, {
    '/art/cover/:vendor/:code.svg': ({ vendor, code }) => coverOf(`${vendor}/${code}`),
    '/art/emblem/:name.svg': async ({ name = '' }) => (isSubject(name) ? drawEmblem(name) : undefined),
    '/art/hero.svg': async () => drawHero(),
  });
};

const isSubject = (name: string): name is SubjectName => (SUBJECT_NAMES as readonly string[]).includes(name);
