import type { agents } from '@hintha/contract';
import { BusinessError, type Caller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import { listRates, readRatesOf, writeRates } from '../rates/give-rates.ts';
import { holdRates } from '../rates/rate-store.ts';
import { closeLate } from './close-late.ts';
import { decideRequest, lockRequest, type RateRequest, selectRequests } from './consent-store.ts';

/** Accepts or rejects lower rates. What the agent above asked for is over once somebody else stands there. */
export const answerRequest = (
  ctx: AppContext,
  { accountId, account }: Caller,
  { id, accept }: { id: bigint; accept: boolean },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    // The rates come before the request, as they do for whoever asks.
    const upline = await holdRates(tx, accountId);
    const request = await lockRequest(tx, id);
    if (request?.accountId !== accountId) throw new BusinessError('not_found');
    const at = ctx.clock.now();
    if (request.state !== 'open' || request.expiresAt <= at || request.agentId !== upline)
      throw new BusinessError('consent_over');
    if (accept) await lower(ctx, tx, request);
    await decideRequest(tx, { id, state: accept ? 'accepted' : 'rejected', at });
    const kind = accept ? 'rates_accepted' : 'rates_rejected';
    await notifyMember(ctx, tx, { accountId: upline, kind, values: { account } });
  });

/** What is lower already stays so. */
const lower = async (ctx: AppContext, tx: Transaction, { accountId, rates }: RateRequest): Promise<void> => {
  const now = await readRatesOf(ctx, tx, accountId);
  const lowered = listRates(rates).filter(([category, rate]) => rate < now[category]);
  if (lowered.length > 0) await writeRates(tx, accountId, Object.fromEntries(lowered));
};

const SHOWN = 20;

export interface ShownRequest extends RateRequest {
  readonly changes: readonly { category: agents.RateCategory; now: number; wanted: number }[];
}

/** What was asked of an account, with what it has now; one whose time is over is shown so before it is closed. */
export const listRequests = async (ctx: AppContext, accountId: bigint): Promise<ShownRequest[]> => {
  const [requests, now] = [
    await selectRequests(ctx.db, accountId, SHOWN),
    await readRatesOf(ctx, ctx.db, accountId),
  ];
  const at = ctx.clock.now();
  return requests.map((request) => ({
    ...request,
    state: request.state === 'open' && request.expiresAt <= at ? 'expired' : request.state,
    changes: listRates(request.rates).map(([category, wanted]) => ({
      category,
      now: now[category],
      wanted,
    })),
  }));
};

/** Closes what nobody answered in time. */
export const closeLateRequests = (ctx: AppContext): Promise<void> =>
  transaction(ctx.db, (tx) => closeLate(ctx, tx, null));
