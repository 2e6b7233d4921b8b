import { sports } from '@hintha/contract';
import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { SportsResult } from '@hintha/sports';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { type Actor, actorOf, recordAudit } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockEvent } from '../events/event-store.ts';
import { isUndecided, nameOfEvent } from '../rules.ts';
import { sportsSettings } from '../settings.ts';
import { checkResult, correctResult, publishResult, voidEvent } from '../settlement/publish-result.ts';
import type { SportsEvent } from '../types.ts';
import { toResultView } from '../views.ts';
import { insertResult, updateDismissed, updateResettled } from './result-store.ts';

const TRADERS = ['trading', 'administrator'] as const;
const EventId = z.string().regex(/^[1-9]\d{0,17}$/);
const HOUR_MS = 3_600_000;

const event = { eventId: EventId, code: z.string(), teams: z.string() };
const both = { makers: [...TRADERS], checkers: [...TRADERS] };

/** The event as it is until the transaction ends. */
const getLocked = async (tx: Transaction, id: bigint): Promise<SportsEvent> => {
  const found = await lockEvent(tx, id);
  if (found === undefined) throw new BusinessError('not_found');
  return found;
};

const describe = (locked: SportsEvent) => ({
  eventId: String(locked.id),
  code: locked.code,
  teams: nameOfEvent(locked),
});

const personOf = (checker: Actor) =>
  checker.kind === 'staff'
    ? { staffId: checker.id, enteredBy: checker.name }
    : { staffId: null, enteredBy: null };

/** Settles an event by the result that a colleague has entered, when it is read and found to be the very same. */
export const resultAction = defineApprovalAction({
  name: 'sports.result',
  payload: z.strictObject({ ...event, result: sports.SportsResultView, source: z.string() }),
  ...both,
  subjectOf: ({ code }) => `event:${code}`,
  execute: async (_ctx, tx, { payload: { eventId, result, source }, checker }) => {
    const locked = await getLocked(tx, BigInt(eventId));
    if (!isUndecided(locked.state)) throw new BusinessError('proposal_over');
    await insertResult(tx, locked.id, { result, source, differs: false, ...personOf(checker) });
    await publishResult(tx, locked, result);
  },
});

/** Calls off an event; what is not decided already is given back. */
export const voidAction = defineApprovalAction({
  name: 'sports.void',
  payload: z.strictObject({ ...event, cause: z.enum(['CANCELLED', 'WRONG_START', 'PALPABLE_ERROR']) }),
  ...both,
  subjectOf: ({ code }) => `event:${code}`,
  execute: async (_ctx, tx, { payload: { eventId, cause } }) => {
    const locked = await getLocked(tx, BigInt(eventId));
    await voidEvent(tx, locked, cause);
  },
});

/** Settles an event anew by another result than the one it was settled by. */
export const resettlementAction = defineApprovalAction({
  name: 'sports.resettle',
  payload: z.strictObject({
    ...event,
    version: z.int(),
    before: sports.SportsResultView,
    after: sports.SportsResultView,
    source: z.string(),
  }),
  ...both,
  subjectOf: ({ code }) => `event:${code}`,
  execute: async (ctx, tx, { payload, checker }) => {
    const locked = await getLocked(tx, BigInt(payload.eventId));
    if (locked.version !== payload.version) throw new BusinessError('proposal_changed');
    await refuseUnsettled(ctx, tx, locked);
    const { after: result, source } = payload;
    await insertResult(tx, locked.id, { result, source, differs: false, ...personOf(checker) });
    await updateResettled(tx, locked.id);
    await correctResult(tx, locked, result);
  },
});

interface Proposal {
  readonly eventId: bigint;
  readonly reason: string;
  readonly requestId: string;
}

export type ResultProposal = Proposal & { readonly result: SportsResult; readonly source: string };

/** Proposes the result of an event that its feed has not told. */
export const proposeResult = (
  ctx: AppContext,
  maker: StaffCaller,
  { eventId, result: asked, source, reason, requestId }: ResultProposal,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const locked = await getLocked(tx, eventId);
    if (!isUndecided(locked.state) || locked.isAhead) throw new BusinessError('no_longer_open');
    const result = toResultView(checkResult(locked, asked));
    const payload = { ...describe(locked), result, source };
    return propose(ctx, tx, { action: resultAction, payload, reason, requestId, maker });
  });

/** Proposes to call an event off. */
export const proposeVoid = (
  ctx: AppContext,
  maker: StaffCaller,
  {
    eventId,
    cause,
    reason,
    requestId,
  }: Proposal & { readonly cause: 'CANCELLED' | 'WRONG_START' | 'PALPABLE_ERROR' },
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const locked = await getLocked(tx, eventId);
    if (!isUndecided(locked.state) && locked.state !== 'SETTLED') throw new BusinessError('no_longer_open');
    const payload = { ...describe(locked), cause };
    return propose(ctx, tx, { action: voidAction, payload, reason, requestId, maker });
  });

/** Proposes another result than the one that an event was settled by. */
export const proposeResettlement = (
  ctx: AppContext,
  maker: StaffCaller,
  { eventId, result, source, reason, requestId }: ResultProposal,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const locked = await getLocked(tx, eventId);
    const after = toResultView(await readCorrection(ctx, tx, locked, result));
    if (locked.result === null) throw new BusinessError('no_longer_open');
    const before = toResultView(locked.result);
    const payload = { ...describe(locked), version: locked.version, before, after, source };
    return propose(ctx, tx, { action: resettlementAction, payload, reason, requestId, maker });
  });

/** The result that is to stand in place of the one that a settled event has. */
export const readCorrection = async (
  ctx: Pick<AppContext, 'clock'>,
  on: Transaction | AppContext['db'],
  settled: SportsEvent,
  result: SportsResult,
): Promise<SportsResult> => {
  await refuseUnsettled(ctx, on, settled);
  const after = checkResult(settled, result);
  if (isDeepStrictEqual(after, settled.result)) throw new BusinessError('bad_request');
  return after;
};

/** Until when another result can be put in place of that of an event; null for what is not settled. */
export const correctableUntil = async (
  on: Transaction | AppContext['db'],
  { state, finishedAt, decidedAt }: SportsEvent,
): Promise<Date | null> => {
  if (state !== 'SETTLED' || finishedAt === null || decidedAt === null) return null;
  const { resettlementHours } = await readSettings(on, sportsSettings);
  return new Date(decidedAt.getTime() + resettlementHours * HOUR_MS);
};

const refuseUnsettled = async (
  { clock }: Pick<AppContext, 'clock'>,
  on: Transaction | AppContext['db'],
  settled: SportsEvent,
): Promise<void> => {
  const until = await correctableUntil(on, settled);
  if (until === null || clock.now() > until) throw new BusinessError('no_longer_open');
};

/** Lays aside what a feed reports in place of the result that was settled: the result stands. */
export const dismissReport = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  {
    eventId,
    resultId,
    reason,
  }: { readonly eventId: bigint; readonly resultId: bigint; readonly reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const { code } = await getLocked(tx, eventId);
    if (!(await updateDismissed(tx, eventId, resultId))) throw new BusinessError('report_resolved');
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'sports.dismiss',
      subject: `event:${code}`,
      reason,
      details: { result: String(resultId) },
    });
  });
