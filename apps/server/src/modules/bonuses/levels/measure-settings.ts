import { formatAmount } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { countActiveAccounts } from '../../identity/index.ts';
import { clubSettings, type Level, levelAt, levelsOf, readStandings } from '../../members/index.ts';
import { contributeEffects, type Effect, readSettings } from '../../settings/index.ts';
import { budgetSettings } from '../../wallet/index.ts';
import type { RuleFigures } from '../kinds/cost-bonus.ts';
import { measureCashback, measureLevelBonus } from '../kinds/rule-bonuses.ts';
import { bonusSettings } from '../settings.ts';
import { type ClubTerms, listLifetimes, nextLevel } from './check-levels.ts';

type Levels = readonly Level[];

/** How many members another table of the club would bring to another level, and what it could cost. */
export const clubEffects = contributeEffects(clubSettings, async (ctx, { before, after }) => {
  const [now, then] = [levelsOf(before), levelsOf(after)];
  return [...(await measureMoved(ctx, now, then)), ...(await measureCosts(ctx, now, then))];
});

const measureMoved = async ({ db, clock }: AppContext, before: Levels, after: Levels): Promise<Effect[]> => {
  if (isSame(['deposited', 'bet'], before, after)) return [];
  const kept = await readSettings(db, bonusSettings);
  const [now, then] = [
    { ...kept, levels: before },
    { ...kept, levels: after },
  ];
  const at = clock.now();
  const least = leastOf(now) < leastOf(then) ? now : then;
  const members = await listLifetimes({ db }, addDays(businessDay(at), -1), least);
  const standings = await readStandings(
    db,
    members.map(({ accountId }) => accountId),
  );
  const moved = members.filter((member) => {
    const standing = standings.get(member.accountId);
    if (standing === undefined) return false;
    const progress = { ...standing, ...member };
    return nextLevel(progress, at, now) !== nextLevel(progress, at, then);
  });
  return [{ text: 'levelsMoved', values: { all: members.length, moved: moved.length } }];
};

const leastOf = ({ levels }: ClubTerms): bigint => levelAt(levels, 2).deposited;

const isSame = (figures: readonly (keyof Level)[], before: Levels, after: Levels): boolean =>
  before.every((level, index) => figures.every((figure) => level[figure] === after[index]?.[figure]));

/** What the bonuses for levels and the cashback could come to, where the change is one of theirs. */
const measureCosts = async (ctx: AppContext, before: Levels, after: Levels): Promise<Effect[]> => {
  const members = BigInt(await countActiveAccounts(ctx.db, ctx.clock.now()));
  const effects: Effect[] = [];
  if (!isSame(['bonus'], before, after))
    effects.push(await toCost(ctx, 'levelBonusCost', 'bonuses', measureLevelBonus(after, members)));
  if (!isSame(['cashback', 'mostCashback'], before, after)) {
    const figures = await measureCashback(ctx.db, after, members);
    effects.push(await toCost(ctx, 'cashbackCost', 'cashback', figures));
  }
  return effects;
};

const toCost = async (
  { db }: AppContext,
  text: string,
  line: 'bonuses' | 'cashback',
  { each, perDay }: Required<RuleFigures>,
): Promise<Effect> => {
  const budgets = await readSettings(db, budgetSettings);
  const values = {
    each: formatAmount(each),
    perDay: formatAmount(perDay),
    mostEach: formatAmount(budgets[`${line}.mostEach`]),
    mostPerDay: formatAmount(budgets[`${line}.mostPerDay`]),
  };
  return { text, values, isCost: true };
};
