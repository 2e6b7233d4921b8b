import { floorRatio, type Money, ZERO } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { addDays, sumBets } from '../../bets/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { levelAt, LEVELS, listRaised, moveToLevel, readStanding } from '../../members/index.ts';
import { listCurrentFingerprints } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type DepositTotal, listDepositTotals, SCALE, toScaled } from '../../turnover/index.ts';
import { tryGrantAutomaticBonus } from '../grants/grant-automatic-bonus.ts';
import { type BonusSettings, bonusSettings } from '../settings.ts';

/** Puts every member on the level that it has come to by the end of a business day. */
export const checkLevels = async (ctx: AppContext, day: string): Promise<void> => {
  const kept = await readSettings(ctx.db, bonusSettings);
  const ids = await listRaised(ctx.db);
  const least = levelAt(2).deposited;
  const after = addDays(day, -kept.levelKeptDays);
  const depositors = await listDepositTotals(ctx.db, { least, ids });
  const accountIds = depositors.map(({ accountId }) => accountId);
  const sums = await sumBets(ctx.db, { ids: accountIds, day, after });
  const byAccount = new Map(sums.map((sum) => [sum.accountId, sum]));
  for (const depositor of depositors) {
    const { bet, recent } = byAccount.get(depositor.accountId) ?? { bet: ZERO, recent: ZERO };
    await checkLevel(ctx, { ...depositor, bet, recent }, kept);
  }
};

type Lifetime = DepositTotal & { readonly bet: Money; readonly recent: Money };

const checkLevel = async (ctx: AppContext, lifetime: Lifetime, kept: KeepTerms): Promise<void> => {
  const { accountId } = lifetime;
  const at = ctx.clock.now();
  const standing = await readStanding(ctx.db, accountId);
  const level = nextLevel({ ...standing, ...lifetime }, at, kept);
  if (level === standing.level) return;
  // The bonuses come first: each is given once, so that a fall in between leaves none out.
  for (let rank = standing.highest + 1; rank <= level; rank += 1) {
    const marks = await listCurrentFingerprints(ctx, accountId);
    const bonus = { accountId, kind: 'LEVEL_UP', period: String(rank), amount: levelAt(rank).bonus, marks };
    await tryGrantAutomaticBonus(ctx, bonus);
  }
  await transaction(ctx.db, async (tx) => {
    await moveToLevel(tx, { accountId, level, at });
    const kind = level > standing.level ? 'level_raised' : 'level_lowered';
    await notifyMember(ctx, tx, { accountId, kind, values: { level: levelAt(level).labelName } });
  });
};

const DAY_MS = 24 * 3_600_000;

/** A level is kept by betting a share of what it asked for within so many days. */
type KeepTerms = Pick<BonusSettings, 'levelKeptDays' | 'levelKeptRate'>;

export interface LevelProgress {
  readonly level: number;
  readonly highest: number;
  /** Since when the level is held; null for who never moved. */
  readonly since: Date | null;
  readonly deposited: Money;
  readonly bet: Money;
  /** Of it, within the kept days. */
  readonly recent: Money;
}

const keeps = (rank: number, recent: Money, { levelKeptRate }: KeepTerms): boolean =>
  recent >= floorRatio(levelAt(rank).bet, toScaled(levelKeptRate), SCALE);

/**
 * The level that a member comes to: up to the highest whose two thresholds are reached, or one down when the own one
 * was not kept. A level that was lost comes back only when it would be kept too.
 */
export const nextLevel = (progress: LevelProgress, at: Date, kept: KeepTerms): number => {
  const { level, highest, since, deposited, bet, recent } = progress;
  const reached = LEVELS.filter(
    (one) =>
      one.rankLevel > level &&
      deposited >= one.deposited &&
      bet >= one.bet &&
      (one.rankLevel > highest || keeps(one.rankLevel, recent, kept)),
  ).at(-1);
  if (reached !== undefined) return reached.rankLevel;
  const isDue = since !== null && at.getTime() - since.getTime() >= kept.levelKeptDays * DAY_MS;
  return level > 1 && isDue && !keeps(level, recent, kept) ? level - 1 : level;
};
