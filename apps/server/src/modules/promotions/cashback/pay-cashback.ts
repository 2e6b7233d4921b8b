import { money } from '@hintha/money';
import { dayEnd, dayStart } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { readAccountFacts } from '../../identity/index.ts';
import { readLevel } from '../../members/index.ts';
import { type FindSigns, signsNow } from '../../protection/index.ts';
import {
  addDays,
  findLastSettled,
  insertSettled,
  listPlayed,
  type Played,
  sumDaysAnew,
  weekOver,
} from '../../turnover/index.ts';
import { giveBonus } from '../bonuses/give-bonus.ts';
import { sumBonuses } from './cashback-store.ts';
import { weeklyCashback } from './weekly-cashback.ts';

const TASK = 'CASHBACK';
const TRIAL = 4;

/** Gives back a share of what was lost in the last week, from five on its Monday morning. */
export const payCashback = async (house: House, findSigns: FindSigns): Promise<void> => {
  const sunday = weekOver(house.clock.now());
  if ((await findLastSettled(house.db, TASK)) === sunday) return;
  const monday = addDays(sunday, -6);
  await sumDaysAnew(house, monday, sunday);
  const byMember = new Map<bigint, Played[]>();
  for (const played of await listPlayed(house.db, monday, sunday)) {
    const own = byMember.get(played.accountId) ?? [];
    byMember.set(played.accountId, [...own, played]);
  }
  for (const [accountId, played] of byMember) {
    await payMember(house, findSigns, { accountId, played, monday, sunday });
  }
  await insertSettled(house.db, TASK, sunday);
};

interface MemberWeek {
  readonly accountId: bigint;
  readonly played: readonly Played[];
  readonly monday: string;
  readonly sunday: string;
}

const payMember = async (house: House, findSigns: FindSigns, week: MemberWeek): Promise<void> => {
  const { accountId, played, monday, sunday } = week;
  const facts = await readAccountFacts(house.db, accountId);
  if (facts === undefined || facts.type === TRIAL) return;
  const span = { from: dayStart(monday), to: dayEnd(sunday) };
  const bonuses = money(await sumBonuses(house.db, accountId, span));
  const level = await readLevel(house.db, accountId);
  for (const { group, amount } of weeklyCashback({ played, bonuses, level })) {
    const marks = await signsNow(house, findSigns, accountId);
    await giveBonus(house, { accountId, kind: 'CASHBACK', period: `${monday}:${group}`, amount, marks });
  }
};
