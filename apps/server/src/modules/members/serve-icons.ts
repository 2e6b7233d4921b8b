import { drawIcon, isIcon } from '@hintha/art';
import { servePictures, type Http } from '@hintha/platform';

/** The icons of the members under /art/icons. */
export const serveIcons = (http: Http): void =>
  servePictures(http, {
    '/art/icons/:name.svg': async ({ name = '' }) => (isIcon(name) ? drawIcon(name) : undefined),
  });
