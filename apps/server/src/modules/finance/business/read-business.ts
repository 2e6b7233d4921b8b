import type { AppContext } from '../../../app-context.ts';
import { dayEnd, dayStart } from '../../../business-day.ts';
import { addDays, daysBetween } from '../../bets/index.ts';
import { countOpenedOnDays } from '../../identity/index.ts';
import { type Days, daysAsked, type Figures, readEverybody } from '../../teams/index.ts';
import type { DaysQuery } from './types.ts';

/** What everybody came to on a day or on several. */
export interface BusinessFigures {
  readonly figures: Figures;
  readonly active: number;
  readonly joined: number;
}

export interface BusinessSpan {
  readonly days: Days;
  readonly total: BusinessFigures;
  readonly byDay: readonly (BusinessFigures & { readonly day: string })[];
}

export interface Business extends BusinessSpan {
  /** As many days right before. */
  readonly before: BusinessSpan;
}

/** What the operator came to on business days, and on as many right before. */
export const readBusiness = async (ctx: AppContext, query: DaysQuery): Promise<Business> => {
  const days = daysAsked(query, ctx.clock.now());
  const [now, before] = await Promise.all([readSpan(ctx, days), readSpan(ctx, daysBefore(days))]);
  return { ...now, before };
};

/** As many days right before some. */
export const daysBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -daysBetween(from, to).length),
  to: addDays(from, -1),
});

const readSpan = async ({ db }: AppContext, days: Days): Promise<BusinessSpan> => {
  const [all, opened] = await Promise.all([
    readEverybody(db, days),
    countOpenedOnDays(db, { from: dayStart(days.from), to: dayEnd(days.to) }),
  ]);
  const joined = [...opened.values()].reduce((sum, accounts) => sum + accounts, 0);
  return {
    days,
    total: { figures: all.figures, active: all.active, joined },
    byDay: all.byDay.map((one) => ({ ...one, joined: opened.get(one.day) ?? 0 })),
  };
};
