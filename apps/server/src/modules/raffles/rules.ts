import type { OfferState, raffles } from '@hintha/contract';
import { MOST_NUMEROS, type NumeroSpan, toNumero } from '@hintha/fairness';
import { money, type Money } from '@hintha/money';
import type { Earning, OwnPrize, Raffle, TicketClaim } from './types.ts';
import type { RaffleSettings } from './settings.ts';

/** The tickets that deposits and bets of the period come to. */
export const ticketsFor = ({ deposited, bet }: Earning, settings: RaffleSettings): number => {
  const earned = deposited / settings.depositPerTicket + bet / settings.betPerTicket;
  return earned < BigInt(settings.mostTickets) ? Number(earned) : settings.mostTickets;
};

/** What is missing to the next ticket on either way. */
export const missingFor = (
  { deposited, bet }: Earning,
  { depositPerTicket, betPerTicket }: RaffleSettings,
): { deposit: Money; bet: Money } => ({
  deposit: money(depositPerTicket - (deposited % depositPerTicket)),
  bet: money(betPerTicket - (bet % betPerTicket)),
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
export const stateOf = (standing: Standing): OfferState => {
  const { phase, barred, prizes } = standing;
  if (prizes.length > 0) return prizes.every(({ claimed }) => claimed) ? 'claimed' : 'issued';
  if (barred) return 'closed';
  if (phase === 'COMING_SOON') return 'coming_soon';
  return phase === 'OPEN' ? openStateOf(standing) : 'closed';
};

const openStateOf = ({ tickets, claimable, earning }: Standing): OfferState => {
  if (claimable > 0) return 'claimable';
  if (tickets > 0) return 'joined';
  return earning.deposited > 0n || earning.bet > 0n ? 'in_progress' : 'join';
};
