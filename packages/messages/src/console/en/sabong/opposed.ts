/** Linked accounts that bet against each other. */
export const opposed = {
  title: 'Opposed linked accounts',
  empty: 'No linked accounts bet against each other.',
  day: 'Day',
  accounts: 'Accounts',
  fights: 'Fights',
  flagged: 'Flagged',
  view: 'View',
  views: {
    flagged: 'Flagged',
    all: 'All',
  },
};
