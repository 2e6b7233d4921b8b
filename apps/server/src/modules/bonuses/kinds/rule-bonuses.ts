import { money, type Money, ZERO } from '@hintha/money';
import { contribute, type Database, type Transaction } from '@hintha/platform';
import { countAtLevels, type Level, levelAt, readLevels } from '../../members/index.ts';
import { findLargestStep } from '../activities/activity-store.ts';
import { RULE_BONUSES, type RuleFigures } from './cost-bonus.ts';

const largestOf = (amounts: readonly Money[]): Money =>
  amounts.reduce((most, amount) => (amount > most ? amount : most), ZERO);

/** Whoever comes up to a level is given the bonuses of those in between too. */
export const measureLevelBonus = (levels: readonly Level[], members: bigint): Required<RuleFigures> => {
  const bonuses = levels.map(({ bonus }) => bonus);
  const all = bonuses.reduce((sum, bonus) => sum + bonus, 0n);
  return { each: largestOf(bonuses), perDay: money(all * members) };
};

/** The most of a week's cashback comes on one day: for every member that of its level. */
export const measureCashback = async (
  on: Database | Transaction,
  levels: readonly Level[],
  members: bigint,
): Promise<Required<RuleFigures>> => {
  const raised = await countAtLevels(on);
  const above = raised.reduce(
    (sum, { level, count }) => sum + count * levelAt(levels, level).mostCashback,
    0n,
  );
  const others = members - raised.reduce((sum, { count }) => sum + count, 0n);
  const first = others > 0n ? others * levelAt(levels, 1).mostCashback : 0n;
  const each = largestOf(levels.map(({ mostCashback }) => mostCashback));
  return { each, perDay: money(above + first) };
};

/** What the levels of the club and signing in day by day can give, as they stand. */
export const ruleBonuses = [
  contribute(RULE_BONUSES, {
    kind: 'LEVEL_UP',
    measure: async (on, members) => measureLevelBonus(await readLevels(on), members),
  }),
  contribute(RULE_BONUSES, {
    kind: 'CASHBACK',
    measure: async (on, members) => measureCashback(on, await readLevels(on), members),
  }),
  contribute(RULE_BONUSES, {
    kind: 'SIGN_IN',
    measure: async (on) => ({ each: await findLargestStep(on, 'SIGN_IN') }),
  }),
];
