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
};
