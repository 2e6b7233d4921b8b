import type { Messages } from '../en/index.ts';

export const play: Messages['play'] = {
  back: '返回游戏列表',
  balance: '余额',
  refresh: '刷新余额',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  opening: '正在打开游戏',
  slow: '游戏加载较慢，您的资金安全。',
  frameTitle: '游戏：{{name}}',
  refusedTitle: '游戏无法打开',
  expiredTitle: '您已退出登录',
  expiredText: '请重新登录后继续。进行中的局将按已定结果结算。',
  logIn: '登录',
  toGames: '返回游戏列表',
};
