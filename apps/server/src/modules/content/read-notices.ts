import type { Database } from '@hintha/platform';
import { listBanners, listNotices } from './store.ts';
import { NOTICE_KINDS } from './types.ts';

/** The notices of the asked kinds, an unknown kind being none, and every banner. */
export const readNotices = async (db: Database, types: string) => {
  const asked = types.split(',').map((kind) => kind.trim().toUpperCase());
  const kinds = NOTICE_KINDS.filter((kind) => asked.includes(kind));
  const [notices, banners] = await Promise.all([listNotices(db, kinds), listBanners(db)]);
  return { notices, banners };
};
