import type { Messages } from '../en/index.ts';

export const categories: Messages['categories'] = {
  LOTT: '彩票',
  ELOTT: '电子彩票',
  LIVE: '真人娱乐',
  RNG: '老虎机',
  FISH: '捕鱼',
  PVP: '棋牌',
  SPORTS: '体育',
  ESPORTS: '电竞',
  SV3: '斗鸡',
};
