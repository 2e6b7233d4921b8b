import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { findFirstInForce, listInForce } from '../documents/contract-store.ts';
import { collectPayments } from '../payments/collect-payments.ts';
import { type NamedSpan, paidFrom, periodsBetween, settledAfterMs, unitOf } from '../periods.ts';
import { sumTeams } from '../../teams/index.ts';
import { contractSettings } from '../settings.ts';
import type { Kind, Period } from '../types.ts';
import { reckon, type Reckoning } from './reckon.ts';
import {
  findLastRun,
  insertRun,
  insertSettlements,
  isRunDone,
  lockRuns,
  type NewSettlement,
} from './settlement-store.ts';
import { closedUntil } from './team-play.ts';

export const UNITS: Readonly<Record<Kind, readonly Period[]>> = {
  DIVIDEND: ['SEMIMONTHLY', 'MONTHLY'],
  DAILY: ['DAILY'],
  HOURLY: ['HOURLY'],
  REALTIME: ['WINDOW'],
};

/**
 * Settles what of a kind is over and was not settled, one period after another; answers whether anything that should be
 * over is still open, since what was played in it is not final yet.
 */
export const settleKind = async (ctx: AppContext, kind: Kind): Promise<boolean> => {
  // The figures of days follow what is closed; what is final has to be among them.
  if (kind === 'DIVIDEND' || kind === 'DAILY') await sumTeams(ctx);
  const closed = await closedUntil(ctx);
  let isOpen = false;
  for (const unit of UNITS[kind]) {
    const due = new Date(ctx.clock.now().getTime() - settledAfterMs(unit));
    for (const span of await listOpenPeriods(ctx, { kind, unit, until: due })) {
      if (span.to > closed) isOpen = true;
      else await settlePeriod(ctx, { kind, unit, span });
    }
  }
  return isOpen;
};

const listOpenPeriods = async (
  { db }: AppContext,
  { kind, unit, until }: { kind: Kind; unit: Period; until: Date },
): Promise<NamedSpan[]> => {
  const from = (await findLastRun(db, kind, unit)) ?? (await findFirstInForce(db, kind));
  return from === null ? [] : periodsBetween(unit, from, until);
};

interface Due {
  readonly kind: Kind;
  readonly unit: Period;
  readonly span: NamedSpan;
}

/** Settles every contract of a kind over a period, once; a tick that comes twice finds it done. */
const settlePeriod = (ctx: AppContext, { kind, unit, span }: Due): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    await lockRuns(tx, kind);
    if (await isRunDone(tx, kind, span.key)) return;
    const now = ctx.clock.now();
    const run = { ...span, kind, unit, contracts: 0, volume: 0n, amount: 0n };
    for await (const reckoned of reckonPeriod(tx, { kind, unit, span })) {
      const rows = reckoned.filter(isKept).map((reckoning) => toSettlement(reckoning, span, now));
      if (rows.length > 0) await insertSettlements(tx, rows, now);
      run.contracts += rows.length;
      run.volume += sum(rows.map((row) => row.volume));
      run.amount += sum(rows.map((row) => row.amount));
    }
    await insertRun(tx, run, now);
    await collectPayments(ctx, tx, kind);
  });

/** Contracts that are reckoned together. Each part looks through what was played in the period once. */
const TOGETHER = 50_000;

/** What a run over a period would write, part by part, so that it needs no more memory with more contracts; changes nothing. */
export async function* reckonPeriod(tx: Transaction, { kind, unit, span }: Due): AsyncGenerator<Reckoning[]> {
  const settings = await readSettings(tx, contractSettings);
  const settledUntil = await findLastRun(tx, kind, unit);
  let after = 0n;
  for (let isLast = false; !isLast;) {
    const contracts = await listInForce(tx, { kind, ...span }, { after, limit: TOGETHER });
    const ofUnit = contracts.filter((contract) => unitOf(contract) === unit);
    yield await reckon(tx, span, { kind, contracts: ofUnit, settings, settledUntil });
    after = contracts.at(-1)?.id ?? after;
    isLast = contracts.length < TOGETHER;
  }
}

/** Of hours and minutes in which a team played nothing there is nothing to keep; what is carried stays as it was. */
const isKept = ({ contract: { kind }, inputs: { figures } }: Reckoning): boolean =>
  kind === 'DIVIDEND' || kind === 'DAILY' || figures.valid !== 0n || figures.stake !== figures.payout;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

const toSettlement = ({ contract, inputs, earned }: Reckoning, span: NamedSpan, now: Date): NewSettlement => {
  const { id: contractId, kind, payerId, payeeId, period } = contract;
  const paid = kind === 'DAILY' ? paidFrom(period, span.from) : { key: span.key, from: now };
  return {
    contractId,
    kind,
    payerId,
    payeeId,
    periodKey: span.key,
    from: span.from,
    to: span.to,
    volume: earned.volume,
    active: inputs.active,
    figures: inputs.figures,
    carryBefore: inputs.carry,
    carryAfter: earned.carry,
    tier: earned.tier,
    rate: earned.rate,
    amount: earned.amount,
    payKey: paid.key,
    payAfter: paid.from,
  };
};
