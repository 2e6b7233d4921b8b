import { MOST_NUMEROS } from '@hintha/fairness';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { listIneligible, refuseIneligible } from '../protection/index.ts';
import { readSettings } from '../settings/index.ts';
import { updateIssued } from './raffle-store.ts';
import { getRaffle, listPrizesOf, lockRaffle, readEarning } from './read-raffles.ts';
import { countTickets, isFull, phaseOf, ticketsFor } from './rules.ts';
import { findRequestedClaim, insertClaim, listClaimsOf } from './ticket-store.ts';
import type { OwnPrize, Raffle, TicketClaim } from './types.ts';
import { raffleSettings } from './settings.ts';

export interface TicketOrder {
  readonly accountId: bigint;
  readonly raffleId: bigint;
  readonly requestId: string;
}

export interface ClaimedTickets {
  readonly added: number;
  /** All that the member has in the raffle, in the order of their numbers. */
  readonly claims: readonly TicketClaim[];
  readonly prizes: readonly OwnPrize[];
}

/** Gives a member the tickets of a raffle that its deposits and bets have come to and that it has not claimed yet. */
export const claimTickets = async (ctx: AppContext, order: TicketOrder): Promise<ClaimedTickets> => {
  const { accountId, raffleId } = order;
  // Read before the raffle is held: it only grows, and nobody's claim waits for the sums of another.
  const earning = await readEarning(ctx, accountId, await getRaffle(ctx.db, raffleId));
  const earned = ticketsFor(earning, await readSettings(ctx.db, raffleSettings));
  return transaction(ctx.db, async (tx) => {
    const raffle = await lockRaffle(tx, raffleId);
    const { tickets: added } =
      (await findRepeated(tx, order)) ?? (await issue(ctx, tx, { order, raffle, earned }));
    return {
      added,
      claims: await listClaimsOf(tx, accountId, [raffleId]),
      prizes: await listPrizesOf(tx, accountId, [raffleId]),
    };
  });
};

/** The claim that this very request has made; refuses one that stands for another raffle. */
const findRepeated = async (tx: Transaction, order: TicketOrder): Promise<TicketClaim | undefined> => {
  const earlier = await findRequestedClaim(tx, order.accountId, order.requestId);
  if (earlier !== undefined && earlier.raffleId !== order.raffleId) throw new BusinessError('key_reused');
  return earlier;
};

interface Issue {
  readonly order: TicketOrder;
  readonly raffle: Raffle;
  readonly earned: number;
}

const issue = async (ctx: AppContext, tx: Transaction, issued: Issue): Promise<TicketClaim> => {
  const { order, raffle, earned } = issued;
  const { accountId, raffleId, requestId } = order;
  const claimedAt = ctx.clock.now();
  if (phaseOf(raffle, claimedAt) !== 'OPEN') throw new BusinessError('raffle_closed');
  refuseIneligible((await listIneligible(tx, [accountId])).get(accountId));
  const missing = earned - countTickets(await listClaimsOf(tx, accountId, [raffleId]));
  if (missing <= 0) throw new BusinessError('tickets_claimed');
  if (isFull(raffle)) throw new BusinessError('raffle_full');
  const tickets = Math.min(missing, MOST_NUMEROS - raffle.issued);
  const claim = { raffleId, first: raffle.issued, tickets, accountId, claimedAt };
  // The key may be on its way for another raffle, which this one does not wait for.
  if (!(await insertClaim(tx, claim, requestId))) throw new BusinessError('key_reused');
  await updateIssued(tx, raffleId, raffle.issued + tickets);
  return claim;
};
