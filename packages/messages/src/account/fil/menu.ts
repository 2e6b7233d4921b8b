import type { AccountMessages } from '../en/index.ts';

/** The entries of the menu of the account area. */
export const menu: AccountMessages['menu'] = {
  myAccount: 'Account ko',
  wallet: 'Wallet ko',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  toUpline: 'I-transfer sa upline',
  bettingRecord: 'Tala ng taya',
  accountRecord: 'Tala ng account',
  profit: 'Kita at lugi',
  cashFlow: 'Pera sa paglipas ng panahon',
  bonuses: 'Detalye ng bonus',
  rewards: 'Reward centre',
  inviteFriends: 'Mag-imbita',
  missions: 'Mga misyon',
  cases: 'Feedback at reklamo',
  messages: 'Mga mensahe',
};
