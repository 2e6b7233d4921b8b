import { type Level, clubSettings, levelsOf, listRaised, readStandings } from '../../members/index.ts';
import { contributeEffects, type Effect } from '../../settings/index.ts';
import { type DayLimits, measureOrders, measureSmallCoins } from './measure-store.ts';
import { coinSettings } from '../channels/settings.ts';
import { COUNTED } from './rules.ts';

const SPAN_MS = 30 * 24 * 60 * 60_000;

/** How many orders of the last thirty days went past what their level allows in a day, and would by another limit. */
export const dayLimitEffects = contributeEffects(clubSettings, async ({ db, clock }, { before, after }) => {
  const since = new Date(clock.now().getTime() - SPAN_MS);
  const now = levelsOf(before);
  const raised = await readStandings(db, await listRaised(db));
  const onLevel = (rank: number) =>
    [...raised].filter(([, { level }]) => level === rank).map(([accountId]) => accountId);
  const effects: Effect[] = [];
  for (const [index, level] of levelsOf(after).entries()) {
    const earlier = now[index];
    if (earlier === undefined || isSame(earlier, level)) continue;
    const { rankLevel, labelName } = level;
    const of = rankLevel === 1 ? { without: [...raised.keys()] } : { accounts: onLevel(rankLevel) };
    const { all, past: from } = await measureOrders(db, since, { of, counted: COUNTED, ...earlier });
    const { past: to } = await measureOrders(db, since, { of, counted: COUNTED, ...level });
    effects.push({ text: 'depositsPastDay', values: { level: labelName, all, from, to } });
  }
  return effects;
});

const isSame = (one: Level, other: DayLimits): boolean =>
  one.mostDeposits === other.mostDeposits && one.mostDeposited === other.mostDeposited;

/** How many orders in coins of the last thirty days were for less than the least, and would be by another. */
export const coinEffects = contributeEffects(coinSettings, async ({ db, clock }, { before, after }) => {
  if (before.least === after.least) return [];
  const since = new Date(clock.now().getTime() - SPAN_MS);
  const { all, below: from } = await measureSmallCoins(db, since, before.least);
  const { below: to } = await measureSmallCoins(db, since, after.least);
  return [{ text: 'coinsBelow', values: { all, from, to } }];
});
