import type { Messages } from '../en/index.ts';

export const play: Messages['play'] = {
  back: 'ゲーム一覧に戻る',
  balance: '残高',
  refresh: '残高を更新',
  fullScreen: '全画面',
  leaveFullScreen: '全画面を終了',
  opening: 'ゲームを開いています',
  slow: 'ゲームの読み込みに時間がかかっています。資金は安全です。',
  frameTitle: 'ゲーム：{{name}}',
  refusedTitle: 'ゲームを開けませんでした',
  expiredTitle: 'ログアウトされました',
  expiredText: '続けるには再度ログインしてください。進行中のラウンドは確定済みの結果で精算されます。',
  logIn: 'ログイン',
  toGames: 'ゲーム一覧に戻る',
};
