import type { Messages } from '../en/index.ts';

export const game: Messages['game'] = {
  hot: '人気',
  jackpot: 'JP',
  fresh: '新作',
  minBet: '最低',
  play: '{{vendor}}の{{name}}をプレイ',
  unavailable: '{{vendor}}の{{name}}、現在ご利用いただけません',
  favourite: 'お気に入り：{{name}}',
  resting: 'メンテナンス',
  loading: 'ゲームを読み込み中',
};
