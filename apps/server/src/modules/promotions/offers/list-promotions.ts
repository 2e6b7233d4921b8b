import type { Database } from '@hintha/platform';
import { listKinds } from '../bonuses/bonus-store.ts';
import type { BonusKind } from '../bonus-types.ts';

/** The bonuses that members can claim or apply for and that are switched on. */
export const listPromotions = async (db: Database): Promise<BonusKind[]> =>
  (await listKinds(db)).filter(({ enabled, givenBy }) => enabled && givenBy !== 'HOUSE');
