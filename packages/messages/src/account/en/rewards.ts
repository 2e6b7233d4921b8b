/** What the member has won and takes for itself. */
export const rewards = {
  title: 'Your rewards',
  references: {
    LEADERBOARD: 'Week from {{week}}',
  },
  offered: 'Won on {{at}}',
  until: 'Claim by {{at}}',
  ended: 'Expired on {{at}}',
  taken: 'Claimed on {{at}}',
  due: 'Claimed on {{at}}; it will be added to your wallet as soon as it can be paid',
  betOnce: 'A reward must be wagered once before it can be withdrawn.',
  claim: 'Claim',
  claimed: '{{name}}: {{amount}} has been added to your wallet.',
  waiting: 'Bonuses waiting for you',
  waitingText: 'Claim these on your bonus page.',
  toBonuses: 'Go to bonuses',
  emptyTitle: 'No rewards yet',
  emptyText: 'Win them in the weekly ranking or in a raffle.',
  toMissions: 'Go to missions',
  loading: 'Your rewards are loading',
  failedTitle: 'Your rewards did not load',
  failedText: 'Nothing is lost. Check your connection and try again.',
};
