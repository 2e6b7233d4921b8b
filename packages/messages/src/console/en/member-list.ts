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
    all: 'Every member, the latest first. Trials and sub-accounts of agents are not among them.',
    new: 'Registered in the last 7 days.',
    noDeposit: 'No deposit was ever credited.',
    active: 'With valid bet in the last 7 days.',
    dormant: 'Had valid bet once, and none in the last 30 days.',
    vip: 'Above the fourth level of the club.',
    locked: 'May not sign in.',
  },
  upline: 'Agent above',
  balance: 'Balance',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  gaming: 'Revenue',
  lastPlayed: 'Last played',
  empty: 'Nobody belongs to this segment.',
};
