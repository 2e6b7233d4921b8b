import { type raffles, STATE_ON_WIRE } from '@hintha/contract';
import { type NumeroSpan, toNumero } from '@hintha/fairness';
import { formatAmount, type Money, sumMoney } from '@hintha/money';
import { maskPlayer } from '../identity/index.ts';
import type { ClaimedTickets } from './claim-tickets.ts';
import type { AdminClaim, OwnRaffle, PublishedRaffle } from './read-raffles.ts';
import { countTickets, missingFor, phaseOf, spanOf, stateOf } from './rules.ts';
import type { OwnPrize, Raffle } from './types.ts';
import type { RaffleSettings } from './settings.ts';

const toRaffleView = (raffle: Raffle, now: Date): raffles.RaffleView => {
  const { id, nameEn, nameMy, startsAt, endsAt, prizes, issued, beacon, commitment, lock, drawn } = raffle;
  return {
    id: String(id),
    names: { en: nameEn, my: nameMy },
    phase: phaseOf(raffle, now),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    prizes: toTiers(prizes),
    issued,
    beacon,
    commitment,
    lock: lock && { ...lock, at: lock.at.getTime() },
    drawn: drawn && { ...drawn, at: drawn.at.getTime() },
  };
};

/** Ranks that win the same, told together. */
const toTiers = (prizes: readonly Money[]): raffles.RaffleView['prizes'] => {
  const tiers: raffles.RaffleView['prizes'] = [];
  for (const [place, prize] of prizes.entries()) {
    const amount = formatAmount(prize);
    const last = tiers.at(-1);
    if (last?.amount === amount) last.to = place + 1;
    else tiers.push({ from: place + 1, to: place + 1, amount });
  }
  return tiers;
};

export const toRafflesView = (list: readonly Raffle[], settings: RaffleSettings, now: Date) => ({
  list: list.map((raffle) => toRaffleView(raffle, now)),
  perTicket: {
    deposit: formatAmount(settings.depositPerTicket),
    bet: formatAmount(settings.betPerTicket),
    most: settings.mostTickets,
  },
});

const toSpanView = ([first, last]: NumeroSpan) => ({ first, last });

export const toPublishedView = ({ raffle, latest, voided, winners }: PublishedRaffle, now: Date) => ({
  ...toRaffleView(raffle, now),
  latest: latest.map(({ number, account }) => ({ numero: toNumero(number), name: maskPlayer(account) })),
  voided: voided.map(spanOf).map(toSpanView),
  winners: winners.map(({ rank, number, account, amount }) => ({
    rank,
    numero: toNumero(number),
    name: maskPlayer(account),
    amount: formatAmount(amount),
  })),
});

const toPrizeView = (prizes: readonly OwnPrize[]): string | null =>
  prizes.length === 0 ? null : formatAmount(sumMoney(prizes.map(({ amount }) => amount)));

export const toOwnRaffleView = (own: OwnRaffle) => {
  const { raffle, settings, tickets, claimable, earning, claims, phase, barred } = own;
  const hasNext = phase === 'OPEN' && !barred && tickets + claimable < settings.mostTickets;
  const { deposit, bet } = missingFor(earning, settings);
  return {
    raffleId: String(raffle.id),
    state: STATE_ON_WIRE[stateOf(own)],
    tickets,
    claimable,
    missing: hasNext ? { deposit: formatAmount(deposit), bet: formatAmount(bet) } : null,
    numeros: claims.map(spanOf).map(toSpanView),
    prize: toPrizeView(own.prizes),
  };
};

export const toClaimedView = ({ added, claims, prizes }: ClaimedTickets) => ({
  added,
  tickets: countTickets(claims),
  numeros: claims.map(spanOf).map(toSpanView),
  prize: toPrizeView(prizes),
});

export const toRaffleAdminView = (raffle: Raffle, now: Date, cost: Money) => ({
  ...toRaffleView(raffle, now),
  createdAt: raffle.createdAt.getTime(),
  cost: formatAmount(cost),
});

export const toTicketsAdminView = ({ accountId, account, voided, claimedAt, ...claim }: AdminClaim) => {
  const [first, last] = spanOf(claim);
  return {
    first: toNumero(first),
    last: toNumero(last),
    tickets: claim.tickets,
    accountId: String(accountId),
    account,
    voided,
    claimedAt: claimedAt.getTime(),
  };
};

export const toWinnerAdminView = ({
  rank,
  number,
  accountId,
  account,
  amount,
}: PublishedRaffle['winners'][number]) => ({
  rank,
  numero: toNumero(number),
  accountId: String(accountId),
  account,
  amount: formatAmount(amount),
});
