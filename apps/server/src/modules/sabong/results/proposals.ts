import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { sabong } from '@hintha/contract';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { readSettings } from '../../settings/index.ts';
import { cancelLocked } from '../fights/cancel-fight.ts';
import { findFight, lockFight, readClock } from '../fights/fight-store.ts';
import { isDeclarable, roundOf, settlement } from '../rules.ts';
import { sabongSettings } from '../settings.ts';
import { correctCarried } from '../settlement/resettle-fight.ts';
import { updateCorrected } from '../settlement/settlement-store.ts';
import type { CancelReason, Fight, FightPick } from '../types.ts';

const TRADERS = ['trading', 'administrator'] as const;
const MINUTE_MS = 60_000;
const FightId = z.string().regex(/^[1-9]\d{0,17}$/);
const Name = z.string();

const getLocked = async (tx: Transaction, id: bigint): Promise<Fight> => {
  const fight = await lockFight(tx, id);
  if (fight === undefined) throw new BusinessError('not_found');
  return fight;
};

export const getFight = async (db: AppContext['db'], id: bigint): Promise<Fight> => {
  const fight = await findFight(db, id);
  if (fight === undefined) throw new BusinessError('not_found');
  return fight;
};

/** Cancels a fight whose cocks were let go and of which nothing was paid; every stake comes back. */
export const voidAction = defineApprovalAction({
  name: 'sabong.void',
  payload: z.strictObject({ fightId: FightId, fight: Name, cause: z.enum(sabong.CANCEL_REASONS) }),
  makers: [...TRADERS],
  checkers: [...TRADERS],
  subjectOf: ({ fight }) => `fight:${fight}`,
  execute: async (_ctx, tx, { payload }) => {
    const fight = await getLocked(tx, BigInt(payload.fightId));
    if (!isDeclarable(fight)) throw new BusinessError('proposal_over');
    await cancelLocked(tx, fight, payload.cause);
  },
});

interface FightProposal {
  readonly fightId: bigint;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes to the colleagues to cancel a fight. */
export const proposeVoid = (
  ctx: AppContext,
  maker: StaffCaller,
  { fightId, cause, reason, requestId }: FightProposal & { readonly cause: CancelReason },
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const fight = await getLocked(tx, fightId);
    if (!isDeclarable(fight)) throw new BusinessError('fight_not_ready');
    const payload = { fightId: String(fightId), fight: roundOf(fight), cause };
    return propose(ctx, tx, { action: voidAction, payload, reason, requestId, maker });
  });

const Result = z.enum(sabong.PICKS);

/** Settles a fight anew by another result than the one it was settled by. */
export const resettlementAction = defineApprovalAction({
  name: 'sabong.resettle',
  payload: z.strictObject({
    fightId: FightId,
    fight: Name,
    version: z.int(),
    before: Result,
    after: Result,
  }),
  makers: [...TRADERS],
  checkers: [...TRADERS],
  subjectOf: ({ fight }) => `fight:${fight}`,
  execute: async (_ctx, tx, { payload }) => {
    const fight = await getLocked(tx, BigInt(payload.fightId));
    if (fight.version !== payload.version) throw new BusinessError('proposal_changed');
    await refuseCorrection(tx, fight, payload.after);
    await correctCarried(tx, fight, payload.after);
    await updateCorrected(tx, fight.id, payload.after);
    await settlement.queue(tx, fight.id);
  },
});

/** Proposes to the colleagues another result than the one that a fight was settled by. */
export const proposeResettlement = (
  ctx: AppContext,
  maker: StaffCaller,
  { fightId, result, reason, requestId }: FightProposal & { readonly result: FightPick },
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const fight = await getLocked(tx, fightId);
    const before = await refuseCorrection(tx, fight, result);
    const payload = {
      fightId: String(fightId),
      fight: roundOf(fight),
      version: fight.version,
      before,
      after: result,
    };
    return propose(ctx, tx, { action: resettlementAction, payload, reason, requestId, maker });
  });

/** Until when another result can be put in place of that of a fight; null for one that is not settled. */
export const correctableUntil = async (
  on: Transaction | AppContext['db'],
  { state, finishedAt, settledAt }: Fight,
): Promise<Date | null> => {
  if (state !== 'SETTLED' || finishedAt === null || settledAt === null) return null;
  const { resettlementMinutes } = await readSettings(on, sabongSettings);
  return new Date(settledAt.getTime() + resettlementMinutes * MINUTE_MS);
};

/** Refuses a result that cannot be put in place of that of a fight; answers which that is. */
export const refuseCorrection = async (
  on: Transaction | AppContext['db'],
  fight: Fight,
  result: FightPick,
): Promise<FightPick> => {
  const until = await correctableUntil(on, fight);
  if (until === null || (await readClock(on)) > until || fight.result === null)
    throw new BusinessError('fight_not_ready');
  if (fight.result === result) throw new BusinessError('bad_request');
  return fight.result;
};
