import type { Messages } from '../en/index.ts';

export const game: Messages['game'] = {
  hot: '热门',
  jackpot: '奖池',
  fresh: '新',
  minBet: '最低',
  play: '开始 {{vendor}} 的 {{name}}',
  unavailable: '{{vendor}} 的 {{name}}，暂不可用',
  favourite: '收藏：{{name}}',
  resting: '维护中',
  loading: '游戏加载中',
  about: '{{name}} 的详情',
  start: '开始游戏',
  demo: '试玩账号',
  studio: '厂商',
  returnToPlayer: '玩家返还率（RTP）',
  bets: '投注额',
  betFrom: '{{amount}} 起',
  volatility: '波动性',
  volatilities: {
    low: '低',
    medium: '中',
    high: '高',
  },
  detailsFailed: '详情加载失败。',
};
