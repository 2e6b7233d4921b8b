import type { Messages } from '../en/index.ts';

export const gate: Messages['gate'] = {
  play: 'プレイするにはログインしてください。',
  account: 'アカウントを見るにはログインしてください。',
  deposit: '入金するにはログインしてください。',
  favourite: 'お気に入りに保存するにはログインしてください。',
  lists: 'ご自分のゲームを見るにはログインしてください。',
  ended: 'セッションが終了しました。再度ログインしてください。',
};
