import { hashNumeros, isEntropy, validNumeros } from '@hintha/fairness';
import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../approvals/index.ts';
import { listIneligible } from '../protection/index.ts';
import { updateLocked } from './raffle-store.ts';
import { lockRaffle } from './read-raffles.ts';
import { phaseOf, spanOf } from './rules.ts';
import { insertVoided, listHolders, listVoidedClaims } from './ticket-store.ts';

const PUBLISHERS = ['content', 'administrator'] as const;

/** Fixes the tickets of a raffle that is over and the public entropy that they are drawn with. */
export const raffleLockAction = defineApprovalAction({
  name: 'raffle.lock',
  payload: z.strictObject({
    raffleId: z.string().regex(/^[1-9]\d{0,17}$/),
    name: z.string(),
    /** Where the entropy was to come from, and what came from there. */
    beacon: z.string(),
    entropy: z.string().refine(isEntropy),
  }),
  makers: [...PUBLISHERS],
  checkers: [...PUBLISHERS],
  subjectOf: ({ raffleId }) => `raffle:${raffleId}`,
  execute: (ctx, tx, { payload }) =>
    lockTickets(ctx, tx, { raffleId: BigInt(payload.raffleId), entropy: payload.entropy }),
});

export interface LockProposal {
  readonly raffleId: bigint;
  readonly entropy: string;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes the lock of a raffle to the colleagues. */
export const proposeLock = (
  ctx: AppContext,
  maker: StaffCaller,
  { raffleId, entropy, reason, requestId }: LockProposal,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const raffle = await lockRaffle(tx, raffleId);
    if (phaseOf(raffle, ctx.clock.now()) !== 'ENDED') throw new BusinessError('raffle_not_ready');
    const payload = { raffleId: String(raffleId), name: raffle.nameEn, beacon: raffle.beacon, entropy };
    return propose(ctx, tx, { action: raffleLockAction, payload, reason, requestId, maker });
  });

/** Takes out the tickets of accounts that take no part, and fixes the list of the others. */
const lockTickets = async (
  ctx: AppContext,
  tx: Transaction,
  { raffleId, entropy }: { raffleId: bigint; entropy: string },
): Promise<void> => {
  const raffle = await lockRaffle(tx, raffleId);
  const at = ctx.clock.now();
  if (phaseOf(raffle, at) !== 'ENDED') throw new BusinessError('proposal_over');
  const barred = await listIneligible(tx, await listHolders(tx, raffleId));
  await insertVoided(
    tx,
    raffleId,
    [...barred].map(([accountId, reason]) => ({ accountId, reason })),
  );
  const numbers = validNumeros(raffle.issued, (await listVoidedClaims(tx, raffleId)).map(spanOf));
  await updateLocked(tx, raffleId, { entropy, listHash: hashNumeros(numbers), valid: numbers.length, at });
};
