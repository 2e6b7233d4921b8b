import type { Messages } from '../en/index.ts';

export const gate: Messages['gate'] = {
  play: '请登录后游戏。',
  account: '请登录后查看账号。',
  deposit: '请登录后存款。',
  favourite: '请登录后收藏游戏。',
  lists: '请登录后查看您的游戏。',
  ended: '您的会话已结束，请重新登录。',
};
