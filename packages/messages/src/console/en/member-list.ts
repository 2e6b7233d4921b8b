/** The list of members by segments. */
export const memberList = {
  segment: 'Segment',
  segments: {
    all: 'All',
    new: 'New',
    noDeposit: 'No deposit yet',
    active: 'Active',
    dormant: 'Dormant',
    vip: 'VIP',
    locked: 'Locked',
  },
  says: {
    all: 'All members, newest first. Excludes trial accounts and agent sub-accounts.',
    new: 'Registered in the last 7 days.',
    noDeposit: 'No deposit credited yet.',
    active: 'Valid bets in the last 7 days.',
    dormant: 'Has bet before, but not in the last 30 days.',
    vip: 'VIP 5 and above.',
    locked: 'Login blocked.',
  },
  upline: 'Upline',
  balance: 'Balance',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  gaming: 'GGR',
  lastPlayed: 'Last played',
  empty: 'No members in this segment.',
};
