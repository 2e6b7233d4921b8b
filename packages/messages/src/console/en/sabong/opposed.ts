/** Linked accounts that bet against each other. */
export const opposed = {
  title: 'Linked against each other',
  empty: 'No linked accounts stood against each other.',
  day: 'Day',
  accounts: 'Accounts',
  fights: 'Fights',
  flagged: 'Flagged',
  view: 'Which',
  views: {
    flagged: 'Flagged',
    all: 'All',
  },
};
