/** What the member has won and takes for itself. */
import type { AccountMessages } from '../en/index.ts';

export const rewards: AccountMessages['rewards'] = {
  title: 'あなたの報酬',
  references: {
    LEADERBOARD: '{{week}}からの週',
  },
  offered: '{{at}}獲得',
  until: '受取期限 {{at}}',
  ended: '受取期限は{{at}}に終了しました',
  taken: '{{at}}受取済み',
  due: '{{at}}申請済み。付与が可能になり次第ウォレットに反映されます',
  betOnce: '出金には、報酬の1倍の賭け条件があります。',
  claim: '受け取る',
  claimed: '{{name}}：{{amount}}がウォレットに反映されました。',
  waiting: '受取待ちのボーナス',
  waitingText: 'ボーナスのページで受け取れます。',
  toBonuses: 'ボーナスへ',
  emptyTitle: '報酬はまだありません',
  emptyText: '週間ランキングへの入賞や抽選の当選で獲得できます。',
  toMissions: 'ミッションへ',
  loading: '報酬を読み込み中',
  failedTitle: '報酬を読み込めませんでした',
  failedText: '記録は失われていません。接続を確認して、もう一度お試しください。',
};
