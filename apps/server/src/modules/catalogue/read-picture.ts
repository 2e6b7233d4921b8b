import {
  COVER_CATEGORIES,
  PALETTE_NAMES,
  SUBJECT_NAMES,
  type CoverCategory,
  type CoverOrder,
} from '@hintha/art';
import type { Database } from '@hintha/platform';
import { findGameRow } from './store.ts';

/** What the cover of a title on the shelf is drawn from; `title` is vendor/code. */
export const readPicture = async (db: Database, title: string): Promise<CoverOrder | undefined> => {
  const [vendor = '', code = ''] = title.split('/');
  const game = await findGameRow(db, vendor, code);
  if (game === undefined) return undefined;
  return {
    vendor,
    code,
    category: oneOf<CoverCategory>(COVER_CATEGORIES, game.category) ?? 'RNG',
    subject: oneOf(SUBJECT_NAMES, game.subject),
    palette: oneOf(PALETTE_NAMES, game.palette),
  };
};

const oneOf = <T extends string>(known: readonly T[], name: string): T | undefined =>
  known.find((one) => one === name);
