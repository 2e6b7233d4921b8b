import type { promotions, raffles } from '@hintha/contract';
import { MOST_NUMEROS, type NumeroSpan, toNumero } from '@hintha/fairness';
import { money, type Money } from '@hintha/money';
import type { Earning, OwnPrize, Raffle, TicketClaim } from './types.ts';

/** One ticket for so much deposited, and one for so much bet: 50,000 and 500,000 of the main unit. */
export const DEPOSIT_PER_TICKET = money(5_000_000n);
export const BET_PER_TICKET = money(50_000_000n);

/** More tickets than these a member does not get in a raffle. */
export const MOST_TICKETS = 200;

/** The tickets that deposits and bets of the period come to. */
export const ticketsFor = ({ deposited, bet }: Earning): number => {
  const earned = deposited / DEPOSIT_PER_TICKET + bet / BET_PER_TICKET;
  return earned < BigInt(MOST_TICKETS) ? Number(earned) : MOST_TICKETS;
};

/** What is missing to the next ticket on either way. */
export const missingFor = ({ deposited, bet }: Earning): { deposit: Money; bet: Money } => ({
  deposit: money(DEPOSIT_PER_TICKET - (deposited % DEPOSIT_PER_TICKET)),
  bet: money(BET_PER_TICKET - (bet % BET_PER_TICKET)),
});

export type Phase = raffles.RafflePhase;

/** How far a raffle is. */
export const phaseOf = ({ startsAt, endsAt, lock, drawn }: Raffle, now: Date): Phase => {
  if (drawn !== null) return 'DRAWN';
  if (lock !== null) return 'LOCKED';
  if (now < startsAt) return 'COMING_SOON';
  return now < endsAt ? 'OPEN' : 'ENDED';
};

export const isFull = ({ issued }: Raffle): boolean => issued >= MOST_NUMEROS;

export const spanOf = ({ first, tickets }: Pick<TicketClaim, 'first' | 'tickets'>): NumeroSpan => [
  first,
  first + tickets - 1,
];

export const countTickets = (claims: readonly Pick<TicketClaim, 'tickets'>[]): number =>
  claims.reduce((sum, { tickets }) => sum + tickets, 0);

/** What a prize is called in the reward centre: each ticket wins once. */
export const prizeReference = (raffleId: bigint, number: number): string => `${raffleId}:${toNumero(number)}`;

export interface Standing {
  readonly phase: Phase;
  /** Takes no part: an agent, or an account that is closed. */
  readonly barred: boolean;
  readonly tickets: number;
  readonly claimable: number;
  readonly earning: Earning;
  readonly prizes: readonly OwnPrize[];
}

/** How a member stands to a raffle, in the words that all activities share. */
export const stateOf = (standing: Standing): promotions.OfferState => {
  const { phase, barred, prizes } = standing;
  if (prizes.length > 0) return prizes.every(({ claimed }) => claimed) ? 'CLAIMED' : 'ISSUED';
  if (barred) return 'CLOSED';
  if (phase === 'COMING_SOON') return 'COMING_SOON';
  return phase === 'OPEN' ? openStateOf(standing) : 'CLOSED';
};

const openStateOf = ({ tickets, claimable, earning }: Standing): promotions.OfferState => {
  if (claimable > 0) return 'CLAIM';
  if (tickets > 0) return 'JOINED';
  return earning.deposited > 0n || earning.bet > 0n ? 'PROCESS' : 'JOIN';
};
