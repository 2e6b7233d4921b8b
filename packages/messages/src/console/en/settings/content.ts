/** What the settings of texts and of raffles are called. */
export const contentNames = {
  fallbackLanguages: 'Languages shown in place of a missing one',
};

export const raffleNames = {
  depositPerTicket: 'Deposited for a ticket',
  betPerTicket: 'Bet for a ticket',
  mostTickets: 'Tickets of a member in a raffle',
};
