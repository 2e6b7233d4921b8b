import { findTierError } from '@hintha/agents';
import { money, type Money } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { selectActiveOf } from '../documents/contract-store.ts';
import { requireDownline } from '../documents/offer-contract.ts';
import { lastPeriods, type NamedSpan, unitOf } from '../periods.ts';
import { ceilingOf, contractSettings } from '../settings.ts';
import type { Period, Terms } from '../types.ts';
import { earn, type Earned, type Inputs } from './earn.ts';
import { readInputs } from './reckon.ts';
import { closedUntil } from './team-play.ts';

/** How many past periods are looked at: enough to see a good one and a bad one. */
const COUNTS: Readonly<Record<Period, number>> = {
  SEMIMONTHLY: 4,
  MONTHLY: 3,
  DAILY: 7,
  WEEKLY: 4,
  HOURLY: 24,
  WINDOW: 12,
};

export interface ReplayedPeriod {
  readonly span: NamedSpan;
  readonly active: number;
  readonly earned: Earned;
  /** By the terms in force now. */
  readonly current: Money;
}

export interface Replay {
  readonly unit: Period;
  readonly periods: readonly ReplayedPeriod[];
}

/** Reckons past periods of one team on terms, each carrying on what the one before left over. */
const replay = (terms: Terms, inputs: readonly Inputs[]): Earned[] => {
  let carry = inputs[0]?.carry ?? 0n;
  return inputs.map((period) => {
    const earned = earn(terms, { ...period, carry });
    ({ carry } = earned);
    return earned;
  });
};

/** What terms would have come to for a team right below in the last periods, beside those in force; changes nothing. */
export const estimateTerms = async (
  ctx: AppContext,
  payerId: bigint,
  { downline, terms }: { readonly downline: string; readonly terms: Terms },
): Promise<Replay> => {
  const payee = await requireDownline(ctx, payerId, downline);
  const settings = await readSettings(ctx.db, contractSettings);
  const error = findTierError(terms.tiers, { ceiling: ceilingOf(settings, terms.kind), own: null });
  if (error !== null) throw new BusinessError('terms_invalid', { error });
  const { kind } = terms;
  const unit = unitOf(terms);
  const spans = lastPeriods(unit, await closedUntil(ctx), COUNTS[unit]);
  const asked = { payerId, payeeId: payee.id, terms, settledId: null };
  const inputs = await Promise.all(
    spans.map(async (span) => {
      const read = await readInputs(ctx.db, span, { kind, all: [asked], settings });
      const own = read.get(payee.id);
      if (own === undefined) throw new Error('the inputs of a team are missing');
      return { ...own, carry: 0n };
    }),
  );
  const former = (await selectActiveOf(ctx.db, payee.id)).find((active) => active.kind === kind);
  const earned = replay(terms, inputs);
  const current = former === undefined ? [] : replay(former, inputs);
  const periods = spans.flatMap((span, place) => {
    const [own, period] = [earned[place], inputs[place]];
    if (own === undefined || period === undefined) return [];
    return [{ span, active: period.active, earned: own, current: current[place]?.amount ?? money(0n) }];
  });
  return { unit, periods };
};
