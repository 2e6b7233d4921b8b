import { servePublic, type Http } from '@hintha/platform';
import type { House } from '../../house.ts';
import { findShownPicture } from './find-shown-picture.ts';
import { picturePath } from './rules.ts';

/** GET /art/picture/:id: the pictures that the staff put up, on the site and in the console. */
export const serveShownPictures = (http: Http, house: House): void =>
  servePublic(http, picturePath(':id'), (id) => findShownPicture(house, id));
