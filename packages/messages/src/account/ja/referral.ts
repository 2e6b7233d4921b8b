/** The friends that a player brings, and what they bring. */
import type { AccountMessages } from '../en/index.ts';

export const referral: AccountMessages['referral'] = {
  title: '友達を招待',
  text: 'このリンクを友達に送るか、スマートフォンでコードを読み取ってもらってください。',
  code: '招待コード',
  link: '招待リンク',
  qr: '招待リンクのQRコード',
  invited: '招待した友達',
  earned: '獲得額',
  rules: 'ご利用方法',
  ruleFriend:
    '友達が初回に{{least}}以上を入金し、{{days}}日以内に{{times}}倍をベットすると、その{{share}}（最大{{most}}）を獲得できます。',
  rulePlay:
    '{{days}}日間、この友達のベット額の{{share}}を毎日獲得できます。友達全員の合計で1日{{most}}までです。',
  ruleWelcome: '友達は{{welcome}}を獲得できます。',
  ruleBet: '獲得額には{{multiple}}倍の賭け条件があります。ご本人の別アカウントは対象外です。',
  friends: '友達一覧',
  states: {
    JOINED: '登録済み',
    DEPOSITED: '入金済み',
    QUALIFIED: '還元対象',
    MISSED: '対象外',
  },
  joined: '{{at}}登録',
  loading: '友達一覧を読み込み中',
  failedTitle: '友達一覧を読み込めませんでした',
  failedText: '記録は失われていません。接続を確認して、もう一度お試しください。',
  emptyTitle: '友達はまだいません',
  emptyText: 'あなたのリンクから登録した方がここに表示されます。',
  agentTitle: 'エージェントとして会員を招待しています',
  agentText: 'リンクはエージェントセンターにあります。',
};
