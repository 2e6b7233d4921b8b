/** The leagues with how much may be lost on a selection of theirs. */
export const leagues = {
  title: 'Leagues',
  empty: 'The feed has told no league yet.',
  gone: 'This league could not be found.',
  find: 'Find a league',
  name: 'League',
  code: 'Code',
  tier: 'Tier',
  tiers: { A: 'A: the highest limit', B: 'B: the middle limit', C: 'C: the lowest limit' },
  tierHelp: 'What may be lost on one selection: the amounts of the tiers stand in the settings.',
  commission: 'Commission on body',
  commissionHelp: 'Of what a body bet wins, in percent: 3 to 8.',
  commissionWrong: 'From 3 to 8, with two decimals at most.',
  rule: 'A league that the feed tells for the first time begins in tier C.',
  change: 'Change',
  changeAsk: 'A colleague has to approve this. It counts for bets from then on.',
};
