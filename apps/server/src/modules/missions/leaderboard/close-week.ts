import { formatAmount } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays, sumDaysAnew, weekOver } from '../../bets/index.ts';
import { offerReward } from '../../bonuses/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { mondayOf } from '../rules.ts';
import {
  findPrizeApproval,
  findWeek,
  listOpenWeeks,
  listPrizes,
  lockWeek,
  replaceStandings,
  updateWeek,
} from './leaderboard-store.ts';
import { prizeOf, rankWeek } from './rank-week.ts';
import { readSettings } from '../../settings/index.ts';
import { missionSettings } from '../settings.ts';

const KIND = 'LEADERBOARD';
const LAST_DAY = 6;
const DAY_MS = 24 * 3_600_000;
/** Within which a reward has to be claimed. */

/** Fixes the ranks of the weeks that are over, from five on their Monday mornings, and offers what they bring, once. */
export const closeWeek = async (ctx: AppContext): Promise<void> => {
  const last = addDays(weekOver(ctx.clock.now()), -LAST_DAY);
  const known = await findWeek(ctx.db, last);
  const left = await listOpenWeeks(ctx.db, last);
  for (const week of known === undefined ? [...left, last] : left) await closeOne(ctx, week);
};

const closeOne = async (ctx: AppContext, week: string): Promise<void> => {
  await sumDaysAnew(ctx, week, addDays(week, LAST_DAY));
  const ranked = await rankWeek(ctx, week);
  await transaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const { prizeDays } = await readSettings(tx, missionSettings);
    if ((await lockWeek(tx, week, at)).settledAt !== null) return;
    const prizes = await listPrizes(tx);
    const approval = await findPrizeApproval(tx);
    const standings = ranked.map((standing) => ({ ...standing, prize: prizeOf(prizes, standing.rank) }));
    await replaceStandings(tx, week, standings);
    await updateWeek(tx, { week, rankedAt: at, settledAt: at });
    const expiresAt = new Date(at.getTime() + prizeDays * DAY_MS);
    for (const { accountId, prize: amount } of standings) {
      if (amount === null) continue;
      await offerReward(tx, { accountId, kind: KIND, reference: week, amount, at, expiresAt, approval });
      const values = { bonus: KIND, amount: formatAmount(amount) };
      await notifyMember(ctx, tx, { accountId, kind: 'reward_offered', values });
    }
  });
};

const DAYS = 7;

/** Works the ranks of the running week out anew, and those of the last one until they are fixed. */
export const refreshLeaderboard = async (ctx: AppContext): Promise<void> => {
  const monday = mondayOf(businessDay(ctx.clock.now()));
  for (const week of [addDays(monday, -DAYS), monday]) await refreshWeek(ctx, week);
};

const refreshWeek = async (ctx: AppContext, week: string): Promise<void> => {
  const known = await findWeek(ctx.db, week);
  if (known !== undefined && known.settledAt !== null) return;
  const rankedAt = ctx.clock.now();
  const standings = await rankWeek(ctx, week);
  await transaction(ctx.db, async (tx) => {
    const locked = await lockWeek(tx, week, rankedAt);
    // Ranks that were fixed meanwhile stay, and so do those of a later look.
    if (locked.settledAt !== null || locked.rankedAt > rankedAt) return;
    await replaceStandings(tx, week, standings);
    await updateWeek(tx, { week, rankedAt, settledAt: null });
  });
};
