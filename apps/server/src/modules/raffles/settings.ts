import { money } from '@hintha/money';
import { amount, defineSettings, type Values, whole } from '../settings/index.ts';

/** What a ticket of a raffle asks for: 50,000 deposited or 500,000 bet, and so many for one member at most. */
export const raffleSettings = defineSettings('raffles', ['content', 'administrator'], {
  depositPerTicket: amount(money(5_000_000n), { least: money(100n) }),
  betPerTicket: amount(money(50_000_000n), { least: money(100n) }),
  mostTickets: whole(200, null, { least: 1, most: 10_000, needsApproval: true }),
});

export type RaffleSettings = Values<typeof raffleSettings.settings>;
