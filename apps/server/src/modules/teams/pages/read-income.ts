import type { AppContext } from '../../../app-context.ts';
import { selectOwnDays } from '../figures/team-day-store.ts';
import { daysAsked, listDays } from '../period.ts';
import { addFigures, NO_FIGURES } from '../rules.ts';
import type { Days, Figures } from '../types.ts';

export interface Income {
  readonly days: Days;
  readonly figures: Figures;
  readonly byDay: readonly { readonly day: string; readonly figures: Figures }[];
}

/** What an agent itself was paid by kind, and what it paid on, on each business day. */
export const readIncome = async (
  { db, clock }: AppContext,
  agentId: bigint,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Income> => {
  const days = daysAsked(asked, clock.now());
  const rows = new Map((await selectOwnDays(db, agentId, days)).map(({ day, ...figures }) => [day, figures]));
  const byDay = listDays(days).map((day) => ({ day, figures: rows.get(day) ?? NO_FIGURES }));
  return { days, figures: byDay.map(({ figures }) => figures).reduce(addFigures, NO_FIGURES), byDay };
};
