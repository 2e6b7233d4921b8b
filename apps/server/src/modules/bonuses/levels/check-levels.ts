import { floorRatio, type Money, ZERO } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { addDays, sumValidBets } from '../../bets/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import {
  type Level,
  levelAt,
  listRaised,
  moveToLevel,
  readLevels,
  readStanding,
} from '../../members/index.ts';
import { listCurrentFingerprints } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type DepositTotal, listDepositTotals, SCALE, toScaled } from '../../turnover/index.ts';
import { tryGrantAutomaticBonus } from '../grants/grant-automatic-bonus.ts';
import { type BonusSettings, bonusSettings } from '../settings.ts';

/** Puts every member on the level that it has come to by the end of a business day. */
export const checkLevels = async (ctx: AppContext, day: string): Promise<void> => {
  const terms = await readClubTerms(ctx);
  for (const lifetime of await listLifetimes(ctx, day, terms)) await checkLevel(ctx, lifetime, terms);
};

export const readClubTerms = async ({ db }: Pick<AppContext, 'db'>): Promise<ClubTerms> => ({
  ...(await readSettings(db, bonusSettings)),
  levels: await readLevels(db),
});

export type Lifetime = DepositTotal & { readonly bet: Money; readonly recent: Money };

/** What those have deposited and bet by the end of a business day who may stand above the first level. */
export const listLifetimes = async (
  { db }: Pick<AppContext, 'db'>,
  day: string,
  { levels, levelKeptDays }: ClubTerms,
): Promise<Lifetime[]> => {
  const ids = await listRaised(db);
  const depositors = await listDepositTotals(db, { least: levelAt(levels, 2).deposited, ids });
  const accountIds = depositors.map(({ accountId }) => accountId);
  const sums = await sumValidBets(db, { ids: accountIds, day, after: addDays(day, -levelKeptDays) });
  const byAccount = new Map(sums.map((sum) => [sum.accountId, sum]));
  return depositors.map((depositor) => {
    const { bet, recent } = byAccount.get(depositor.accountId) ?? { bet: ZERO, recent: ZERO };
    return { ...depositor, bet, recent };
  });
};

const checkLevel = async (ctx: AppContext, lifetime: Lifetime, terms: ClubTerms): Promise<void> => {
  const { accountId } = lifetime;
  const at = ctx.clock.now();
  const standing = await readStanding(ctx.db, accountId);
  const level = nextLevel({ ...standing, ...lifetime }, at, terms);
  if (level === standing.level) return;
  // The bonuses come first: each is given once, so that a fall in between leaves none out.
  for (let rank = standing.highest + 1; rank <= level; rank += 1) {
    const marks = await listCurrentFingerprints(ctx, accountId);
    const amount = levelAt(terms.levels, rank).bonus;
    await tryGrantAutomaticBonus(ctx, { accountId, kind: 'LEVEL_UP', period: String(rank), amount, marks });
  }
  await transaction(ctx.db, async (tx) => {
    await moveToLevel(tx, { accountId, level, at });
    const kind = level > standing.level ? 'level_raised' : 'level_lowered';
    const values = { level: levelAt(terms.levels, level).labelName };
    await notifyMember(ctx, tx, { accountId, kind, values });
  });
};

export const DAY_MS = 24 * 3_600_000;

/** A level is kept by betting a share of what it asked for within so many days. */
export interface ClubTerms extends Pick<BonusSettings, 'levelKeptDays' | 'levelKeptRate'> {
  readonly levels: readonly Level[];
}

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

/** What has to be bet within the kept days for a level to be kept. */
export const askedToKeep = (rank: number, { levels, levelKeptRate }: ClubTerms): Money =>
  floorRatio(levelAt(levels, rank).bet, toScaled(levelKeptRate), SCALE);

const keeps = (rank: number, recent: Money, terms: ClubTerms): boolean => recent >= askedToKeep(rank, terms);

/**
 * The level that a member comes to: up to the highest whose two thresholds are reached, or one down when the own one
 * was not kept. A level that was lost comes back only when it would be kept too.
 */
export const nextLevel = (progress: LevelProgress, at: Date, terms: ClubTerms): number => {
  const { level, highest, since, deposited, bet, recent } = progress;
  const reached = terms.levels
    .filter(
      (one) =>
        one.rankLevel > level &&
        deposited >= one.deposited &&
        bet >= one.bet &&
        (one.rankLevel > highest || keeps(one.rankLevel, recent, terms)),
    )
    .at(-1);
  if (reached !== undefined) return reached.rankLevel;
  const isDue = since !== null && at.getTime() - since.getTime() >= terms.levelKeptDays * DAY_MS;
  return level > 1 && isDue && !keeps(level, recent, terms) ? level - 1 : level;
};
