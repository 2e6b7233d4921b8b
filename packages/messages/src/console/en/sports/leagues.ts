/** The leagues with how much may be lost on a selection of theirs. */
export const leagues = {
  title: 'Leagues',
  empty: 'No leagues received from the feed yet.',
  gone: 'League not found.',
  find: 'Find a league',
  name: 'League',
  code: 'Code',
  tier: 'Tier',
  tiers: { A: 'A: highest limit', B: 'B: medium limit', C: 'C: lowest limit' },
  tierHelp: 'Liability limit per selection. The amount of each tier is set under Settings.',
  commission: 'Body commission',
  commissionHelp: 'Percentage of body bet winnings, 3 to 8.',
  commissionWrong: 'Enter 3 to 8, up to two decimals.',
  rule: 'New leagues from the feed start in tier C.',
  change: 'Change',
  changeAsk: 'Requires approval. Applies to new bets once approved.',
};
