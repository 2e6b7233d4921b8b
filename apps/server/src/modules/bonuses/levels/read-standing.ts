import { money, type Money, ZERO } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { businessDay, dayEnd } from '../../../business-day.ts';
import { addDays, dayOver, sumValidBets } from '../../bets/index.ts';
import { type Level, levelAt, listMoves, readStanding } from '../../members/index.ts';
import { sumDeposits } from '../../turnover/index.ts';
import { askedToKeep, type ClubTerms, DAY_MS, type LevelProgress, readClubTerms } from './check-levels.ts';

/** What the level above the own one still asks for. */
export interface WayUp {
  readonly rankLevel: number;
  readonly deposited: Money;
  readonly bet: Money;
  /** Of the kept days alone, where the level was held before; null where it was not. */
  readonly recent: Money | null;
}

export interface ClubStanding extends LevelProgress {
  /** The last business day whose bets are among the sums. */
  readonly countedTo: string;
  readonly next: WayUp | null;
  /** What keeps the level, and from when on that is looked at; null on the first. */
  readonly kept: { readonly asked: Money; readonly from: Date } | null;
  /** The newest first. */
  readonly history: readonly { readonly level: Level; readonly at: Date }[];
}

/** Where a member stands in the club, how far the next level is, and which levels it has held. */
export const readClubStanding = async (ctx: AppContext, accountId: bigint): Promise<ClubStanding> => {
  const { db, clock } = ctx;
  const at = clock.now();
  const [countedTo, terms] = [dayOver(at), await readClubTerms(ctx)];
  const [standing, deposited, bets, moves] = await Promise.all([
    readStanding(db, accountId),
    sumDeposits(db, accountId, { from: new Date(0), to: dayEnd(businessDay(at)) }),
    sumValidBets(db, { ids: [accountId], day: countedTo, after: addDays(countedTo, -terms.levelKeptDays) }),
    listMoves(db, accountId),
  ]);
  const { bet, recent } = bets[0] ?? { bet: ZERO, recent: ZERO };
  const progress = { ...standing, deposited, bet, recent };
  return {
    ...progress,
    countedTo,
    next: wayUp(progress, terms),
    kept: keptBy(progress, terms),
    history: moves.map((move) => ({ level: levelAt(terms.levels, move.level), at: move.at })),
  };
};

const missing = (asked: Money, had: Money): Money => (asked > had ? money(asked - had) : ZERO);

/** How much more has to be deposited and bet for the level above; null on the highest. */
export const wayUp = (progress: LevelProgress, terms: ClubTerms): WayUp | null => {
  const { level, highest, deposited, bet, recent } = progress;
  const above = terms.levels[level];
  if (above === undefined) return null;
  const { rankLevel } = above;
  return {
    rankLevel,
    deposited: missing(above.deposited, deposited),
    bet: missing(above.bet, bet),
    recent: rankLevel > highest ? null : missing(askedToKeep(rankLevel, terms), recent),
  };
};

const keptBy = ({ level, since }: LevelProgress, terms: ClubTerms): ClubStanding['kept'] =>
  level === 1 || since === null
    ? null
    : {
        asked: askedToKeep(level, terms),
        from: new Date(since.getTime() + terms.levelKeptDays * DAY_MS),
      };
