import { formatAmount } from '@hintha/money';
import { clubSettings, levelsOf, readLevels, type Level } from '../../members/index.ts';
import { contributeCheck, contributeEffects, type Effect, readSettings } from '../../settings/index.ts';
import { toScaled, toShort } from '../../turnover/index.ts';
import { sumBalances } from '../ledger/ledger-store.ts';
import { returnedPpm, worthOf } from '../rules.ts';
import { pointSettings } from '../settings.ts';

/** What of a bet comes back at most, on the level that gives the most points for it. */
const mostReturnedPpm = (ratio: number, levels: readonly Level[]): bigint =>
  levels
    .map(({ points }) => returnedPpm(ratio, toScaled(points)))
    .reduce((most, returned) => (returned > most ? returned : most), 0n);

const PPM_IN_PERCENT = 10_000n;

const toPerCent = (ppm: bigint): string =>
  toShort(`${ppm / PPM_IN_PERCENT}.${String(ppm % PPM_IN_PERCENT).padStart(4, '0')}`);

/** A share with four places in parts per million. */
const toPpm = (share: string): bigint => toScaled(share) * 100n;

/** Refuses a rate of points, or a level's share of them, that gives back more of a bet than the operator lets it. */
export const rateBounds = [
  contributeCheck(pointSettings, async (on, { pointsRatio, mostReturned }) => {
    const returned = mostReturnedPpm(pointsRatio, await readLevels(on));
    return returned > toPpm(mostReturned) ? 'points.mostReturned' : null;
  }),
  contributeCheck(clubSettings, async (on, club) => {
    const { pointsRatio, mostReturned } = await readSettings(on, pointSettings);
    const returned = mostReturnedPpm(pointsRatio, levelsOf(club));
    return returned > toPpm(mostReturned) ? 'points.mostReturned' : null;
  }),
];

const toReturned = (from: bigint, to: bigint): Effect[] =>
  from === to
    ? []
    : [{ text: 'pointsReturned', values: { from: toPerCent(from), to: toPerCent(to) }, isCost: true }];

/** What another rate makes of the points that members hold, and of those that they play for. */
export const rateEffects = [
  contributeEffects(pointSettings, async ({ db }, { before, after }) => {
    if (before.pointsRatio === after.pointsRatio) return [];
    const [levels, points] = [await readLevels(db), await sumBalances(db)];
    const [from, to] = [worthOf(points, before.pointsRatio), worthOf(points, after.pointsRatio)];
    const values = { points: String(points), from: formatAmount(from), to: formatAmount(to) };
    return [
      { text: 'pointsWorth', values, isCost: true },
      ...toReturned(mostReturnedPpm(before.pointsRatio, levels), mostReturnedPpm(after.pointsRatio, levels)),
    ];
  }),
  contributeEffects(clubSettings, async ({ db }, { before, after }) => {
    const { pointsRatio } = await readSettings(db, pointSettings);
    const [from, to] = [levelsOf(before), levelsOf(after)].map((levels) =>
      mostReturnedPpm(pointsRatio, levels),
    );
    return toReturned(from ?? 0n, to ?? 0n);
  }),
];
