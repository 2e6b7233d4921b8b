import { BusinessError, type Database } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay, dayStart } from '../../../business-day.ts';
import type { BonusKind } from '../types.ts';
import { isWeighed } from './cost-bonus.ts';
import { type Granted, listKinds, sumByKind, updateEnabled } from './kind-store.ts';

/** Every bonus that there is, switched on or not. */
export const readBonusKinds = (db: Database): Promise<BonusKind[]> => listKinds(db);

/** Switches a bonus; what was granted stays as it is. */
export const switchBonus = async (db: Database, code: string, enabled: boolean): Promise<void> => {
  if (!(await updateEnabled(db, code, enabled))) throw new BusinessError('not_found');
};

/** A bonus with what it has cost. */
export interface CountedBonus {
  readonly kind: BonusKind;
  readonly weighed: boolean;
  readonly thisMonth: Granted;
  readonly ever: Granted;
}

const NOTHING: Granted = { count: 0, amount: 0n };

export const listCountedBonuses = async (ctx: AppContext): Promise<CountedBonus[]> => {
  const firstDay = `${businessDay(ctx.clock.now()).slice(0, 'yyyy-mm'.length)}-01`;
  const sums = await sumByKind(ctx.db, dayStart(firstDay));
  return (await listKinds(ctx.db)).map((kind) => {
    const sum = sums.get(kind.code);
    const weighed = isWeighed(ctx, kind);
    return { kind, weighed, thisMonth: sum?.since ?? NOTHING, ever: sum?.ever ?? NOTHING };
  });
};
