/** Results that staff enters, and what another one in place of a settled one moves. */
export const results = {
  source: 'Source',
  sourceHelp: 'E.g. an official page or broadcast, so a colleague can verify it.',
  preview: 'Preview impact',
  movesNothing: 'No bets would change.',
  movedBets: 'Bets',
  movedMembers: 'Members',
  wouldPay: 'To be paid',
  wouldTake: 'To be reversed',
};
