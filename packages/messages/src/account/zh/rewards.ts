/** What the member has won and takes for itself. */
import type { AccountMessages } from '../en/index.ts';

export const rewards: AccountMessages['rewards'] = {
  title: '您的奖励',
  references: {
    LEADERBOARD: '{{week}} 起的一周',
  },
  offered: '{{at}} 获得',
  until: '领取截止 {{at}}',
  ended: '领取时间已于 {{at}} 结束',
  taken: '{{at}} 已领取',
  due: '{{at}} 已申请领取，一旦可以发放便会存入您的钱包',
  betOnce: '奖励须完成一倍流水后才能提款。',
  claim: '领取',
  claimed: '{{name}}：{{amount}} 已存入您的钱包。',
  waiting: '待领取的红利',
  waitingText: '这些红利请在红利页面领取。',
  toBonuses: '前往红利',
  emptyTitle: '暂无奖励',
  emptyText: '登上周排行榜或抽奖中奖即可获得奖励。',
  toMissions: '前往任务',
  loading: '奖励加载中',
  failedTitle: '奖励加载失败',
  failedText: '数据没有丢失。请检查网络后重试。',
};
