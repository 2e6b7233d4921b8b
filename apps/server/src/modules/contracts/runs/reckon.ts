import { money, type Money, ZERO } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { businessDay, dayStartOf } from '../../../business-day.ts';
import { type ContractSettings, activeBetOf } from '../settings.ts';
import type { Contract, Figures, Kind, Span, Terms } from '../types.ts';
import { earn, type Earned, type Inputs, NO_FIGURES } from './earn.ts';
import { type LastSettlement, selectLast } from './settlement-store.ts';
import { countActive, sumTeamDays, sumTeamPlay } from './team-play.ts';

type On = Database | Transaction;

/** Somebody's terms over a span: of a contract in force, or of one that is thought of. */
export interface Reckoned {
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly terms: Terms;
  /** The contract that has been settled from the beginning of the day up to the span, where there is one. */
  readonly settledId: bigint | null;
}

interface Asked {
  readonly kind: Kind;
  readonly all: readonly Reckoned[];
  readonly settings: ContractSettings;
}

/**
 * What everybody's terms are reckoned from in a span, read for all of them together: one query for what teams played, one
 * for their active members, one for what was carried.
 */
export const readInputs = async (
  on: On,
  span: Span,
  { kind, all, settings }: Asked,
): Promise<Map<bigint, Inputs>> => {
  const payees = [...new Set(all.map(({ payeeId }) => payeeId))];
  if (payees.length === 0) return new Map();
  const figures = await readFigures(on, span, kind, payees);
  const asksLoss = kind === 'HOURLY' && all.some(({ terms }) => terms.requireLoss);
  const day = asksLoss ? await readPlay(on, dayUpTo(span), payees) : null;
  const active = await readActive(on, span, { kind, all, settings });
  const last = new Map(
    (await selectLast(on, { kind, before: span.from, payees })).map((row) => [row.payeeId, row]),
  );
  const volumes = kind === 'REALTIME' ? await readDayVolumes(on, span, { all, figures, last }) : null;
  return new Map(
    all.map(({ payeeId, payerId }) => {
      const before = last.get(payeeId);
      const inputs = {
        figures: figures.get(payeeId) ?? NO_FIGURES,
        active: active.get(payeeId) ?? 0,
        // What is carried stays between the same two parties.
        carry: before?.payerId === payerId ? before.carry : 0n,
        day: day === null ? null : (day.get(payeeId) ?? NO_FIGURES),
        dayVolume: volumes === null ? null : (volumes.get(payeeId) ?? ZERO),
      };
      return [payeeId, inputs];
    }),
  );
};

const readFigures = async (
  on: On,
  span: Span,
  kind: Kind,
  payees: readonly bigint[],
): Promise<Map<bigint, Figures>> => {
  if (kind === 'HOURLY' || kind === 'REALTIME') return readPlay(on, span, payees);
  const days = { from: businessDay(span.from), to: businessDay(new Date(span.to.getTime() - 1)) };
  return sumTeamDays(on, { days, span }, payees);
};

const readPlay = async (on: On, span: Span, payees: readonly bigint[]): Promise<Map<bigint, Figures>> => {
  const play = await sumTeamPlay(on, span, payees);
  return new Map([...play].map(([id, sums]) => [id, { ...NO_FIGURES, ...sums }]));
};

const readActive = async (
  on: On,
  span: Span,
  { kind, all, settings }: Asked,
): Promise<Map<bigint, number>> => {
  const activeBet = activeBetOf(settings, kind);
  const asksActive = all.some(({ terms }) => terms.tiers.some(({ minActive }) => minActive > 0));
  if (activeBet === null || !asksActive) return new Map();
  return countActive(
    on,
    span,
    activeBet,
    all.map(({ payeeId }) => payeeId),
  );
};

const dayUpTo = ({ from, to }: Span): Span => ({ from: dayStartOf(from), to });

/**
 * The valid bets of teams on the day up to the end of a span: those of the span and what came before. Where the contract has
 * been settled since the day began that is what its last window came to, so that a window costs what was played in it and
 * not the day.
 */
const readDayVolumes = async (
  on: On,
  span: Span,
  {
    all,
    figures,
    last,
  }: {
    all: readonly Reckoned[];
    figures: ReadonlyMap<bigint, Figures>;
    last: ReadonlyMap<bigint, LastSettlement>;
  },
): Promise<Map<bigint, Money>> => {
  const { from: dayFrom } = dayUpTo(span);
  const unsettled = all.filter(({ settledId }) => settledId === null).map(({ payeeId }) => payeeId);
  const isLater = unsettled.length > 0 && dayFrom < span.from;
  const earlier = isLater ? await readPlay(on, { from: dayFrom, to: span.from }, unsettled) : null;
  return new Map(
    all.map(({ payeeId, settledId }) => {
      const before = last.get(payeeId);
      const isOfDay = before !== undefined && before.contractId === settledId && before.from >= dayFrom;
      const settled = isOfDay ? before.volume : ZERO;
      const since = settledId === null ? (earlier?.get(payeeId)?.valid ?? ZERO) : settled;
      return [payeeId, money(since + (figures.get(payeeId)?.valid ?? 0n))];
    }),
  );
};

export interface Reckoning {
  readonly contract: Contract;
  readonly inputs: Inputs;
  readonly earned: Earned;
}

interface Order extends Pick<Asked, 'kind' | 'settings'> {
  readonly contracts: readonly Contract[];
  /** Up to when such contracts have been settled, period by period; null where none was. */
  readonly settledUntil: Date | null;
}

/** What each of the contracts comes to in a span; changes nothing. */
export const reckon = async (
  on: On,
  span: Span,
  { kind, contracts, settings, settledUntil }: Order,
): Promise<Reckoning[]> => {
  const { from: dayFrom } = dayUpTo(span);
  const isSettled = settledUntil !== null && settledUntil >= span.from;
  const all = contracts.map((terms) => {
    const { id, payerId, payeeId, effectiveFrom } = terms;
    const isOfWholeDay = effectiveFrom !== null && effectiveFrom <= dayFrom;
    return { payerId, payeeId, terms, settledId: isSettled && isOfWholeDay ? id : null };
  });
  const inputs = await readInputs(on, span, { kind, all, settings });
  return contracts.flatMap((contract) => {
    const own = inputs.get(contract.payeeId);
    return own === undefined ? [] : [{ contract, inputs: own, earned: earn(contract, own) }];
  });
};
