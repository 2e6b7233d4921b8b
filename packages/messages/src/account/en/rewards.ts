/** What the member has won and takes for itself. */
export const rewards = {
  title: 'Your rewards',
  references: {
    LEADERBOARD: 'Week from {{week}}',
  },
  offered: 'Won on {{at}}',
  until: 'Claim by {{at}}',
  ended: 'The time to claim it was over on {{at}}',
  taken: 'Claimed on {{at}}',
  due: 'Claimed on {{at}}; it comes into your wallet as soon as it can be paid',
  betOnce: 'A reward has to be bet once before it can be withdrawn.',
  claim: 'Claim',
  claimed: '{{name}}: {{amount}} has come into your wallet.',
  waiting: 'Bonuses waiting for you',
  waitingText: 'These are claimed on the page of your bonuses.',
  toBonuses: 'Go to bonuses',
  emptyTitle: 'No rewards yet',
  emptyText: 'Win a place in the ranking of the week or with a ticket of a raffle.',
  toMissions: 'Go to missions',
  loading: 'Your rewards are loading',
  failedTitle: 'Your rewards did not load',
  failedText: 'Nothing is lost. Check your connection and try again.',
};
