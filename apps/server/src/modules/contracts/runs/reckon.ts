import type { Database, Transaction } from '@hintha/platform';
import { businessDay, dayStartOf } from '../../../business-day.ts';
import { type ContractSettings, activeBetOf } from '../settings.ts';
import type { Contract, Figures, Kind, Span, Terms } from '../types.ts';
import { earn, type Earned, type Inputs, NO_FIGURES } from './earn.ts';
import { selectCarries } from './settlement-store.ts';
import { countActive, sumTeamDays, sumTeamPlay } from './team-play.ts';

type On = Database | Transaction;

/** Somebody's terms over a span: of a contract in force, or of one that is thought of. */
export interface Reckoned {
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly terms: Terms;
}

/**
 * What everybody's terms are reckoned from in a span, read for all of them together: one query for what teams played, one
 * for their active members, one for what was carried.
 */
export const readInputs = async (
  on: On,
  span: Span,
  { kind, all, settings }: { kind: Kind; all: readonly Reckoned[]; settings: ContractSettings },
): Promise<Map<bigint, Inputs>> => {
  const payees = [...new Set(all.map(({ payeeId }) => payeeId))];
  if (payees.length === 0) return new Map();
  const figures = await readFigures(on, span, kind, payees);
  const day = await readDay(on, span, { kind, all, payees });
  const activeBet = activeBetOf(settings, kind);
  const asksActive = all.some(({ terms }) => terms.tiers.some(({ minActive }) => minActive > 0));
  const active = activeBet !== null && asksActive ? await countActive(on, span, activeBet, payees) : null;
  const carries = new Map(
    (await selectCarries(on, { kind, before: span.from, payees })).map((row) => [row.payeeId, row]),
  );
  return new Map(
    all.map(({ payeeId, payerId }) => {
      const carried = carries.get(payeeId);
      const inputs = {
        figures: figures.get(payeeId) ?? NO_FIGURES,
        active: active?.get(payeeId) ?? 0,
        carry: carried?.payerId === payerId ? carried.carry : 0n,
        day: day === null ? null : (day.get(payeeId) ?? NO_FIGURES),
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

/** Steps of the real-time salary go by the day so far, as does a loss that an hour is paid for alone. */
const readDay = async (
  on: On,
  { from, to }: Span,
  { kind, all, payees }: { kind: Kind; all: readonly Reckoned[]; payees: readonly bigint[] },
): Promise<Map<bigint, Figures> | null> => {
  const isAsked = kind === 'REALTIME' || (kind === 'HOURLY' && all.some(({ terms }) => terms.requireLoss));
  return isAsked ? readPlay(on, { from: dayStartOf(from), to }, payees) : null;
};

export interface Reckoning {
  readonly contract: Contract;
  readonly inputs: Inputs;
  readonly earned: Earned;
}

/** What each of the contracts comes to in a span; changes nothing. */
export const reckon = async (
  on: On,
  span: Span,
  { kind, contracts, settings }: { kind: Kind; contracts: readonly Contract[]; settings: ContractSettings },
): Promise<Reckoning[]> => {
  const all = contracts.map((terms) => ({ payerId: terms.payerId, payeeId: terms.payeeId, terms }));
  const inputs = await readInputs(on, span, { kind, all, settings });
  return contracts.flatMap((contract) => {
    const own = inputs.get(contract.payeeId);
    return own === undefined ? [] : [{ contract, inputs: own, earned: earn(contract, own) }];
  });
};
