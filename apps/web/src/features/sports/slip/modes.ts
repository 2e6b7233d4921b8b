import type { sports } from '@hintha/contract';
import { keyOf, type Mode, type Slip, type SlipLeg } from './slip.ts';

/** Why a selection is not in the bet, or keeps it from being one. */
export type LegProblem =
  | { readonly kind: 'feeApart' | 'priceApart' }
  | { readonly kind: 'sameMatch' | 'sameLeague'; readonly other: SlipLeg };

const isFeeLeg = ({ fee }: SlipLeg): boolean => fee !== null;

const LEAST: Readonly<Record<Mode, number>> = { single: 1, parlay: 2, system: 3, maung: 2 };
const MOST: Readonly<Record<Mode, number>> = { single: 15, parlay: 15, system: 15, maung: 11 };

export const leastOf = (mode: Mode): number => LEAST[mode];
export const mostOf = (mode: Mode): number => MOST[mode];

const goesInto = (mode: Mode, leg: SlipLeg): boolean =>
  mode === 'single' || isFeeLeg(leg) === (mode === 'maung');

/** The selections that a kind of bet can take. */
export const legsOfMode = (legs: readonly SlipLeg[], mode: Mode): readonly SlipLeg[] =>
  legs.filter((leg) => goesInto(mode, leg));

const isOfOneMatch = (legs: readonly SlipLeg[]): boolean =>
  legs.length > 1 && new Set(legs.map(({ eventId }) => eventId)).size === 1;

/** Of one match nothing multiplies; of football alone is there a price for all of it together. */
const canBeOfOneMatch = (mode: Mode, [first]: readonly SlipLeg[]): boolean =>
  mode === 'single' || (mode === 'parlay' && first?.sport === 'football');

/** What the selections can be bet as. */
export const modesOf = (legs: readonly SlipLeg[]): readonly Mode[] =>
  (['single', 'parlay', 'system', 'maung'] as const).filter((mode) => {
    const taken = legsOfMode(legs, mode);
    return taken.length >= LEAST[mode] && (!isOfOneMatch(taken) || canBeOfOneMatch(mode, taken));
  });

/** What the slip is bet as: what was chosen as long as it can be, else what takes all of it. */
export const modeOf = ({ legs, mode }: Pick<Slip, 'legs' | 'mode'>): Mode => {
  const modes = modesOf(legs);
  if (mode !== null && modes.includes(mode)) return mode;
  const whole = (['parlay', 'maung'] as const).find(
    (one) => modes.includes(one) && !isBuilder(legs, one) && legsOfMode(legs, one).length === legs.length,
  );
  return whole ?? 'single';
};

/** Whether all of the selections are of one match, which are bet together at a price of their own. */
export const isBuilder = (legs: readonly SlipLeg[], mode: Mode): boolean =>
  mode === 'parlay' && isOfOneMatch(legsOfMode(legs, mode));

export const kindOf = (legs: readonly SlipLeg[], mode: Exclude<Mode, 'single'>): sports.TicketKind =>
  isBuilder(legs, mode) ? 'builder' : mode;

const isOutright = ({ outright }: SlipLeg): boolean => outright !== null && outright !== undefined;

/** Whether who wins a season is bet on in one, and something of its league in the other. */
const isOneSeason = (one: SlipLeg, other: SlipLeg): boolean =>
  one.leagueCode !== undefined &&
  one.leagueCode === other.leagueCode &&
  (isOutright(one) || isOutright(other));

/** What speaks against each selection in a kind of bet, by its key. */
export const problemsOf = (legs: readonly SlipLeg[], mode: Mode): ReadonlyMap<string, LegProblem> => {
  const problems = new Map<string, LegProblem>();
  const first = new Map<string, SlipLeg>();
  const mayShareMatch = mode === 'single' || isBuilder(legs, mode);
  for (const leg of legs) {
    if (!goesInto(mode, leg)) {
      problems.set(keyOf(leg), { kind: isFeeLeg(leg) ? 'feeApart' : 'priceApart' });
      continue;
    }
    const other = first.get(leg.eventId);
    const rival = [...first.values()].find((one) => isOneSeason(one, leg));
    if (other === undefined) first.set(leg.eventId, leg);
    if (mayShareMatch) continue;
    if (other !== undefined) problems.set(keyOf(leg), { kind: 'sameMatch', other });
    else if (rival !== undefined) problems.set(keyOf(leg), { kind: 'sameLeague', other: rival });
  }
  return problems;
};
