/** What the settings of texts and of raffles are called. */
export const contentNames = {
  fallbackLanguages: 'Fallback languages',
};

export const raffleNames = {
  depositPerTicket: 'Deposit per ticket',
  betPerTicket: 'Valid bet per ticket',
  mostTickets: 'Tickets per member per raffle',
};
