/** Results that staff enters, and what another one in place of a settled one moves. */
export const results = {
  source: 'Where it was read',
  sourceHelp: 'Such as an official page or a broadcast, so that a colleague can look there.',
  preview: 'Show what it would move',
  movesNothing: 'No bet would come to anything else.',
  movedBets: 'Bets',
  movedMembers: 'Members',
  wouldPay: 'Would be paid',
  wouldTake: 'Would be taken back',
};
