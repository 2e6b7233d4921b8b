/** The entries of the menu of the account area. */
import type { AccountMessages } from '../en/index.ts';

export const menu: AccountMessages['menu'] = {
  myAccount: 'アカウント',
  wallet: 'ウォレット',
  deposit: '入金',
  withdraw: '出金',
  toUpline: '上位へ送金',
  bettingRecord: 'ベット履歴',
  accountRecord: '取引履歴',
  profit: '収支',
  cashFlow: '入出金の推移',
  bonuses: 'ボーナス詳細',
  rewards: '報酬センター',
  inviteFriends: '友達を招待',
  missions: 'ミッション',
  cases: 'ご意見・お問い合わせ',
  messages: 'メッセージ',
};
