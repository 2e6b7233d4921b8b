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
  about: '{{name}}の詳細',
  start: 'プレイ',
  demo: '体験アカウント',
  studio: 'プロバイダー',
  returnToPlayer: '還元率（RTP）',
  bets: 'ベット額',
  betFrom: '{{amount}}から',
  volatility: 'ボラティリティ',
  volatilities: {
    low: '低',
    medium: '中',
    high: '高',
  },
  detailsFailed: '詳細を読み込めませんでした。',
};
