import type { club } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import type { Level } from '../../members/index.ts';
import type { ClubTerms } from './check-levels.ts';
import type { ClubStanding } from './read-standing.ts';

const toLevelView = (level: Level): club.LevelView => ({
  rankLevel: level.rankLevel,
  labelName: level.labelName,
  deposited: formatAmount(level.deposited),
  bet: formatAmount(level.bet),
  bonus: formatAmount(level.bonus),
  cashback: level.cashback,
  mostCashback: formatAmount(level.mostCashback),
  freePerDay: level.freePerDay,
  mostPerDay: formatAmount(level.mostPerDay),
  mostDeposited: formatAmount(level.mostDeposited),
  mostDeposits: level.mostDeposits,
  points: level.points,
});

export const toLadderView = ({ levels, levelKeptDays, levelKeptRate }: ClubTerms) => ({
  levels: levels.map(toLevelView),
  keptDays: levelKeptDays,
  keptRate: levelKeptRate,
});

export const toStandingView = ({ next, kept, ...standing }: ClubStanding) => ({
  rankLevel: standing.level,
  since: standing.since?.getTime() ?? null,
  deposited: formatAmount(standing.deposited),
  bet: formatAmount(standing.bet),
  countedTo: standing.countedTo,
  next: next && {
    rankLevel: next.rankLevel,
    deposited: formatAmount(next.deposited),
    bet: formatAmount(next.bet),
    recent: next.recent === null ? null : formatAmount(next.recent),
  },
  kept: kept && {
    asked: formatAmount(kept.asked),
    recent: formatAmount(standing.recent),
    from: kept.from.getTime(),
  },
  history: standing.history.map(({ level, at }) => ({
    rankLevel: level.rankLevel,
    labelName: level.labelName,
    at: at.getTime(),
  })),
});
