/** The entries of the menu of the account area. */
import type { AccountMessages } from '../en/index.ts';

export const menu: AccountMessages['menu'] = {
  myAccount: '我的账号',
  wallet: '我的钱包',
  deposit: '存款',
  withdraw: '提款',
  toUpline: '转账给上级',
  bettingRecord: '投注记录',
  accountRecord: '账户明细',
  profit: '盈亏',
  cashFlow: '资金走势',
  bonuses: '红利详情',
  rewards: '奖励中心',
  inviteFriends: '邀请好友',
  missions: '任务活动',
  cases: '反馈与投诉',
  messages: '消息',
};
