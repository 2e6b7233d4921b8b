import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { runMoves } from '../../agents/index.ts';
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
  // Whoever moves today stands in the new line in the first window of the day too, by whichever job comes first.
  if (kind === 'REALTIME' || kind === 'HOURLY') await runMoves(ctx);
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
export async function* reckonPeriod(tx: Transaction, due: Due): AsyncGenerator<Reckoning[]> {
  for (let after: bigint | null = 0n; after !== null;) {
    const part: ReckonedPart = await reckonPart(tx, due, { after, limit: TOGETHER });
    yield part.lines;
    after = part.next;
  }
}

interface ReckonedPart {
  readonly lines: Reckoning[];
  /** The contract after which the next part begins; null when this is the last. */
  readonly next: bigint | null;
}

/** The same of so many contracts after one of them. */
export const reckonPart = async (
  tx: Transaction,
  { kind, unit, span }: Due,
  { after, limit }: { after: bigint; limit: number },
): Promise<ReckonedPart> => {
  const settings = await readSettings(tx, contractSettings);
  const settledUntil = await findLastRun(tx, kind, unit);
  const contracts = await listInForce(tx, { kind, ...span }, { after, limit });
  const ofUnit = contracts.filter((contract) => unitOf(contract) === unit);
  return {
    lines: await reckon(tx, span, { kind, contracts: ofUnit, settings, settledUntil }),
    next: contracts.length < limit ? null : (contracts.at(-1)?.id ?? null),
  };
};

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
