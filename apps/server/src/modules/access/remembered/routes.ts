import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import type { SignedIn } from '../types.ts';
import { forget, readRemembered } from './read-remembered.ts';
import { REMEMBERED_COOKIE, REMEMBERED_SECONDS } from './rules.ts';

export const rememberedRoutes = (house: House): Served[] => [
  serveVisitor(access.readRemembered, async ({ cookies }) => {
    const { name, type } = await readRemembered(house, cookies.get(REMEMBERED_COOKIE));
    return { username: name, type };
  }),
];

interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, seconds: number): void;
}

/** Lets the browser keep what it is remembered by, and forget what it kept before. */
export const keepCookie = async (house: House, cookies: Cookies, { remembered }: SignedIn): Promise<void> => {
  const earlier = cookies.get(REMEMBERED_COOKIE);
  await forget(house, earlier);
  if (remembered !== null) cookies.set(REMEMBERED_COOKIE, remembered, REMEMBERED_SECONDS);
  else if (earlier !== undefined) cookies.set(REMEMBERED_COOKIE, '', 0);
};
