import type { Database } from '@hintha/platform';
import { findAccountNames } from '../../identity/index.ts';
import { getRaffle } from './get-raffle.ts';
import { selectRaffles } from './raffle-store.ts';
import { listClaimsAfter, listLatestClaims, listVoidedClaims, listWinners } from './ticket-store.ts';
import type { Raffle, TicketClaim, Winner } from './types.ts';

/** So many raffles stand in a list; older ones are found by their address. */
const MOST_LISTED = 50;

/** Published of the numbers of a raffle. */
const LATEST = 100;

/** The raffles, the latest first. */
export const listRaffles = (db: Database): Promise<Raffle[]> => selectRaffles(db, MOST_LISTED);

export interface NamedNumber {
  readonly number: number;
  /** The name of its owner. */
  readonly account: string;
}

/** All that is published of a raffle. */
export interface PublishedRaffle {
  readonly raffle: Raffle;
  readonly latest: readonly NamedNumber[];
  readonly voided: readonly Pick<TicketClaim, 'first' | 'tickets'>[];
  readonly winners: readonly (Winner & { readonly account: string })[];
}

/** A raffle with its latest numbers and its winners. */
export const readRaffle = async (db: Database, id: bigint): Promise<PublishedRaffle> => {
  const raffle = await getRaffle(db, id);
  // Each claim has a ticket at least.
  const claims = await listLatestClaims(db, id, LATEST);
  const winners = await listWinners(db, id);
  const names = await findAccountNames(
    db,
    [...claims, ...winners].map(({ accountId }) => accountId),
  );
  const nameOf = (accountId: bigint): string => names.get(accountId)?.name ?? '';
  return {
    raffle,
    latest: latestOf(claims, nameOf),
    voided: await listVoidedClaims(db, id),
    winners: winners.map((winner) => ({ ...winner, account: nameOf(winner.accountId) })),
  };
};

const latestOf = (claims: readonly TicketClaim[], nameOf: (accountId: bigint) => string): NamedNumber[] =>
  claims
    .flatMap(({ first, tickets, accountId }) =>
      Array.from({ length: tickets }, (_, place) => ({
        number: first + tickets - 1 - place,
        account: nameOf(accountId),
      })),
    )
    .slice(0, LATEST);

export interface DeskClaim extends TicketClaim {
  readonly voided: boolean;
  readonly account: string;
}

/** The tickets of a raffle as they were claimed, from the claim after a number on, with whose they are. */
export const listTickets = async (
  db: Database,
  raffleId: bigint,
  page: { after: number; limit: number },
): Promise<DeskClaim[]> => {
  await getRaffle(db, raffleId);
  const claims = await listClaimsAfter(db, raffleId, page);
  const names = await findAccountNames(
    db,
    claims.map(({ accountId }) => accountId),
  );
  return claims.map((claim) => ({ ...claim, account: names.get(claim.accountId)?.name ?? '' }));
};
