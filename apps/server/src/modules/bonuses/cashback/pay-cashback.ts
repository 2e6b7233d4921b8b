import { floorRatio, money, type Money, ZERO } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { dayEnd, dayStart } from '../../../business-day.ts';
import {
  addDays,
  findLastClosedDay,
  insertClosedDay,
  listPlayed,
  type Played,
  sumDaysAnew,
  weekOver,
} from '../../bets/index.ts';
import { readAccountDetails } from '../../identity/index.ts';
import { type Level, readLevel } from '../../members/index.ts';
import { listCurrentFingerprints } from '../../protection/index.ts';
import { SCALE, toScaled } from '../../turnover/index.ts';
import { sumBonuses } from '../grants/bonus-store.ts';
import { tryGrantAutomaticBonus } from '../grants/grant-automatic-bonus.ts';
import { readSettings } from '../../settings/index.ts';
import { bonusSettings } from '../settings.ts';

const TASK = 'CASHBACK';
const TRIAL = 4;

/** Gives back a share of what was lost in the last week, from five on its Monday morning. */
export const payCashback = async (ctx: AppContext): Promise<void> => {
  const sunday = weekOver(ctx.clock.now());
  if ((await findLastClosedDay(ctx.db, TASK)) === sunday) return;
  const monday = addDays(sunday, -6);
  const { leastCashback: least } = await readSettings(ctx.db, bonusSettings);
  await sumDaysAnew(ctx, monday, sunday);
  const byMember = new Map<bigint, Played[]>();
  for (const played of await listPlayed(ctx.db, monday, sunday)) {
    const own = byMember.get(played.accountId) ?? [];
    byMember.set(played.accountId, [...own, played]);
  }
  for (const [accountId, played] of byMember) {
    await payMember(ctx, { accountId, played, monday, sunday, least });
  }
  await insertClosedDay(ctx.db, TASK, sunday);
};

interface MemberWeek {
  readonly accountId: bigint;
  readonly played: readonly Played[];
  readonly monday: string;
  readonly sunday: string;
  readonly least: Money;
}

const payMember = async (ctx: AppContext, week: MemberWeek): Promise<void> => {
  const { accountId, played, monday, sunday, least } = week;
  const details = await readAccountDetails(ctx.db, accountId);
  if (details === undefined || details.type === TRIAL) return;
  const span = { from: dayStart(monday), to: dayEnd(sunday) };
  const bonuses = money(await sumBonuses(ctx.db, accountId, span));
  const level = await readLevel(ctx.db, accountId);
  for (const { group, amount } of weeklyCashback({ played, bonuses, level, least })) {
    const marks = await listCurrentFingerprints(ctx, accountId);
    await tryGrantAutomaticBonus(ctx, {
      accountId,
      kind: 'CASHBACK',
      period: `${monday}:${group}`,
      amount,
      marks,
    });
  }
};

/** The groups that a week's loss is looked at in, in the order in which its bonuses are taken off. */
const GROUPS = {
  SLOTS: ['RNG', 'JP', 'AC', 'BG', 'FISH'],
  TABLES: ['LIVE', 'TG', 'SPORTS', 'ESPORTS', 'SV3'],
} as const;
export type Group = keyof typeof GROUPS;
const NAMES: readonly Group[] = ['SLOTS', 'TABLES'];

export interface WeekPlayed {
  readonly code: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface Week {
  /** What was played, by what bets are weighed by; what is in no group brings nothing. */
  readonly played: readonly WeekPlayed[];
  /** What the member was given in it; it comes off the loss once. */
  readonly bonuses: Money;
  readonly level: Pick<Level, 'cashback' | 'mostCashback'>;
  /** Less than that is not given. */
  readonly least: Money;
}

export interface Cashback {
  readonly group: Group;
  readonly amount: Money;
}

/** The share of a week's loss that a member gets back, group by group, up to the most of its level in all. */
export const weeklyCashback = ({ played, bonuses, level, least }: Week): Cashback[] => {
  let toTakeOff = BigInt(bonuses);
  let left = level.mostCashback;
  return NAMES.flatMap((group) => {
    const loss = lossIn(group, played);
    const off = toTakeOff < loss ? toTakeOff : loss;
    toTakeOff -= off;
    const share = floorRatio(money(loss - off), toScaled(level.cashback), SCALE);
    const amount = share < left ? share : left;
    if (amount < least) return [];
    left = money(left - amount);
    return [{ group, amount }];
  });
};

/** What was lost in a group; a group that won lost nothing. */
const lossIn = (group: Group, played: readonly WeekPlayed[]): bigint => {
  const codes: readonly string[] = GROUPS[group];
  const own = played.filter(({ code }) => codes.includes(code));
  const loss = own.reduce((sum, { stake, payout }) => sum + stake - payout, BigInt(ZERO));
  return loss > 0n ? loss : 0n;
};
