import { Refusal, type Database } from '@hintha/platform';
import type { BonusKind } from '../bonus-types.ts';
import { listKinds, updateKind } from './bonus-store.ts';

/** Every bonus that there is, switched on or not. */
export const readBonusKinds = (db: Database): Promise<BonusKind[]> => listKinds(db);

/** Switches a bonus; what was granted stays as it is. */
export const switchBonus = async (db: Database, code: string, enabled: boolean): Promise<void> => {
  if (!(await updateKind(db, code, enabled))) throw new Refusal('not_found');
};
