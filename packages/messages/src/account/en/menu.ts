/** The entries of the menu of the account area. */
export const menu = {
  myAccount: 'My account',
  wallet: 'My wallet',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  toUpline: 'Transfer to upline',
  bettingRecord: 'Betting record',
  accountRecord: 'Account record',
  profit: 'Profit and loss',
  cashFlow: 'Money over time',
  bonuses: 'Bonus details',
  rewards: 'Reward centre',
  inviteFriends: 'Invite friends',
  missions: 'Mission activity',
  cases: 'Feedback and complaints',
  messages: 'Messages',
};
