import { BusinessError, type Database, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readValidBet } from '../bets/index.ts';
import { listClaimedReferences } from '../bonuses/index.ts';
import { findAccountNames } from '../identity/index.ts';
import { listIneligible } from '../protection/index.ts';
import { sumDeposits } from '../turnover/index.ts';
import { findRaffle, lockRaffleRow, selectRaffles } from './raffle-store.ts';
import { countTickets, phaseOf, prizeReference, type Standing, ticketsFor } from './rules.ts';
import {
  listClaimsAfter,
  listClaimsOf,
  listLatestClaims,
  listWonNumbers,
  listVoidedClaims,
  listWinners,
} from './ticket-store.ts';
import type { Earning, OwnPrize, Raffle, TicketClaim, Winner } from './types.ts';
import { readSettings } from '../settings/index.ts';
import { type RaffleSettings, raffleSettings } from './settings.ts';

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

export interface AdminClaim extends TicketClaim {
  readonly voided: boolean;
  readonly account: string;
}

/** The tickets of a raffle as they were claimed, from the claim after a number on, with whose they are. */
export const listTickets = async (
  db: Database,
  raffleId: bigint,
  page: { after: number; limit: number },
): Promise<AdminClaim[]> => {
  await getRaffle(db, raffleId);
  const claims = await listClaimsAfter(db, raffleId, page);
  const names = await findAccountNames(
    db,
    claims.map(({ accountId }) => accountId),
  );
  return claims.map((claim) => ({ ...claim, account: names.get(claim.accountId)?.name ?? '' }));
};

/** A raffle as it stands for a member. */
export interface OwnRaffle extends Standing {
  readonly raffle: Raffle;
  /** What a ticket asks for just now. */
  readonly settings: RaffleSettings;
  readonly claims: readonly TicketClaim[];
}

/** How a member stands to each raffle. */
export const readOwnRaffles = async (ctx: AppContext, accountId: bigint): Promise<OwnRaffle[]> => {
  const { db } = ctx;
  const settings = await readSettings(db, raffleSettings);
  const raffles = await listRaffles(db);
  const ids = raffles.map(({ id }) => id);
  const claims = await listClaimsOf(db, accountId, ids);
  const prizes = await listPrizesOf(db, accountId, ids);
  const barred = (await listIneligible(db, [accountId])).has(accountId);
  const own: OwnRaffle[] = [];
  for (const raffle of raffles) {
    const isOf = ({ raffleId }: { raffleId: bigint }): boolean => raffleId === raffle.id;
    const mine = { claims: claims.filter(isOf), prizes: prizes.filter(isOf) };
    const standing = await readStanding(ctx, accountId, { raffle, settings, claims: mine.claims });
    own.push({ raffle, settings, barred, ...mine, ...standing });
  }
  return own;
};

const NOTHING = { deposited: 0n, bet: 0n };

/** What is earned is worked out only while it can be claimed. */
const readStanding = async (
  ctx: AppContext,
  accountId: bigint,
  { raffle, settings, claims }: Pick<OwnRaffle, 'raffle' | 'settings' | 'claims'>,
): Promise<Pick<Standing, 'phase' | 'tickets' | 'claimable' | 'earning'>> => {
  const phase = phaseOf(raffle, ctx.clock.now());
  const tickets = countTickets(claims);
  const earning = phase === 'OPEN' ? await readEarning(ctx, accountId, raffle) : NOTHING;
  return { phase, tickets, earning, claimable: Math.max(0, ticketsFor(earning, settings) - tickets) };
};

/** What a member has deposited and bet in the period of a raffle so far. */
export const readEarning = async (
  { db, clock }: AppContext,
  accountId: bigint,
  { startsAt: from, endsAt }: Raffle,
): Promise<Earning> => {
  const now = clock.now();
  const span = { from, to: now < endsAt ? now : endsAt };
  if (span.to <= span.from) return { deposited: 0n, bet: 0n };
  return {
    deposited: await sumDeposits(db, accountId, span),
    bet: await readValidBet(db, accountId, span),
  };
};

export const getRaffle = async (on: Database | Transaction, id: bigint): Promise<Raffle> => {
  const raffle = await findRaffle(on, id);
  if (raffle === undefined) throw new BusinessError('not_found');
  return raffle;
};

/** A raffle that nothing else changes until the transaction ends. */
export const lockRaffle = async (tx: Transaction, id: bigint): Promise<Raffle> => {
  await lockRaffleRow(tx, id);
  return getRaffle(tx, id);
};

/** What a member has won in raffles, and whether it was claimed. */
export const listPrizesOf = async (
  on: Database | Transaction,
  accountId: bigint,
  raffleIds: readonly bigint[],
): Promise<OwnPrize[]> => {
  const won = await listWonNumbers(on, accountId, raffleIds);
  const claimed = won.length === 0 ? new Set() : await listClaimedReferences(on, accountId, 'RAFFLE');
  return won.map(({ raffleId, number, amount }) => ({
    raffleId,
    amount,
    claimed: claimed.has(prizeReference(raffleId, number)),
  }));
};
