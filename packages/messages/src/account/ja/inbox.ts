/** What the operator has told the member, one pair of words for each kind of message. */
import type { AccountMessages } from '../en/index.ts';

export const inbox: AccountMessages['inbox'] = {
  kinds: {
    deposit_credited: {
      title: '入金が反映されました',
      text: '{{amount}}がウォレットに反映されました。',
    },
    deposit_rejected: {
      title: '入金が却下されました',
      text: '{{amount}}は反映されませんでした。',
    },
    deposit_failed: {
      title: '入金に失敗しました',
      text: '{{amount}}は反映されませんでした。引き落としはありません。',
    },
    withdrawal_approved: {
      title: '出金が承認されました',
      text: '{{amount}}が承認されました。まもなく送金します。',
    },
    withdrawal_sent: {
      title: '送金しました',
      text: '{{amount}}を送金しました。着金したらご連絡ください。',
    },
    withdrawal_received: {
      title: '着金済みとしました',
      text: '出金のうち{{amount}}を着金済みとしました。',
    },
    withdrawal_disputed: {
      title: '支払いを調査中です',
      text: '{{amount}}が未着とのご連絡をいただき、調査しています。',
    },
    withdrawal_rejected: {
      title: '出金が却下されました',
      text: '{{amount}}がウォレットで再び利用できます。',
    },
    withdrawal_failed: {
      title: '送金が戻されました',
      text: '{{amount}}を送金できず、ウォレットに戻しました。',
    },
    withdrawal_completed: {
      title: '出金が完了しました',
      text: '{{amount}}の出金が完了しました。',
    },
    bonus_granted: {
      title: 'ボーナスが付与されました',
      text: '{{bonus}}：{{amount}}がウォレットに反映されました。',
    },
    bonus_cleared: {
      title: '賭け条件がなくなりました',
      text: '{{bonus}}：これ以上の賭け条件はありません。',
    },
    bonus_rejected: {
      title: 'ボーナスは付与されませんでした',
      text: '申請されたボーナスは付与されませんでした。',
    },
    bonus_forfeited: {
      title: 'ボーナスの期限が切れました',
      text: '{{bonus}}：賭け条件の達成前に期限が切れました。{{amount}}が取り消されました。',
    },
    bonus_bounded: {
      title: '獲得上限を超えました',
      text: '{{bonus}}：獲得上限を超えたため、{{amount}}が取り消されました。',
    },
    bonus_revoked: {
      title: 'ボーナスが取り消されました',
      text: '{{bonus}}：対象の入金が取り消されたため、{{amount}}も取り消されました。',
    },
    redemption_approved: {
      title: '景品を発送します',
      text: '景品の交換が承認されました。詳細はポイントショップの履歴をご覧ください。',
    },
    redemption_rejected: {
      title: '景品の交換が却下されました',
      text: '景品の交換が却下されました。ポイントとお支払い額は戻されました。',
    },
    rates_asked: {
      title: '料率引き下げの依頼',
      text: '{{account}} があなたの料率の一部引き下げを希望しています。期限内に回答してください。',
    },
    rates_accepted: { title: '料率引き下げの承諾', text: '{{account}} が料率の引き下げを承諾しました。' },
    rates_rejected: { title: '料率引き下げの拒否', text: '{{account}} が料率の引き下げを拒否しました。' },
    rates_expired: {
      title: '料率引き下げの依頼は期限切れ',
      text: 'あなたと {{account}} の間の料率引き下げの依頼は、期限内に回答されませんでした。料率は変わりません。',
    },
    account_moved: {
      title: '所属先が変わりました',
      text: '本日より、あなたとあなたのチームは {{account}} の下に所属します。以前の上位との契約は終了しました。',
    },
    downline_left: {
      title: 'アカウントがチームを離れました',
      text: '本日より、{{account}} とそのチームは別のエージェントの下に所属します。あなたが与えた契約は終了しました。',
    },
    downline_joined: {
      title: 'アカウントがチームに加わりました',
      text: '本日より、{{account}} とそのチームがあなたの直下に所属します。',
    },
    transfer_received: {
      title: '{{amount}}を受け取りました',
      text: 'チームの{{account}}から{{amount}}が届きました。',
    },
    contract_offered: {
      title: '契約の申し込みがあります',
      text: '{{account}} から契約（{{contract}}）の申し込みがあります。エージェントセンターでお答えください。',
    },
    contract_accepted: {
      title: '契約が承諾されました',
      text: '{{account}} があなたの契約（{{contract}}）を承諾しました。次の期間から始まります。',
    },
    contract_rejected: {
      title: '契約が断られました',
      text: '{{account}} があなたの契約（{{contract}}）を断りました。',
    },
    contract_withdrawn: {
      title: '申し込みの取り下げ',
      text: '{{account}} が契約（{{contract}}）の申し込みを取り下げました。',
    },
    contract_expired: {
      title: '申し込みの期限切れ',
      text: '{{account}} との契約（{{contract}}）の申し込みに期限内の回答がありませんでした。',
    },
    contract_end_asked: {
      title: '契約終了の求め',
      text: '{{account}} が契約（{{contract}}）の終了を求めています。エージェントセンターでお答えください。',
    },
    contract_end_refused: {
      title: '契約は続きます',
      text: '{{account}} との契約（{{contract}}）は終了せず続きます。',
    },
    contract_ended: {
      title: '契約の終了',
      text: '{{account}} との契約（{{contract}}）は今の期間で終了します。',
    },
    contract_outranked: {
      title: '率の引き下げによる終了',
      text: '支払側がより低い率を受けたため、{{account}} との契約（{{contract}}）は終了します。あなたが下位に結んだ契約は、新しい契約を受けるまで続き、あなた自身の資金から支払われます。',
    },
    contract_unpaid: {
      title: '未払いがあります',
      text: '契約（{{contract}}）による {{account}} への {{amount}} を支払えませんでした。支払うまで出金・送金・新しい申し込みはできません。',
    },
    case_answered: {
      title: 'お問い合わせに回答しました',
      text: 'お送りいただいた内容に回答しました。',
    },
    reward_offered: {
      title: '報酬を受け取れます',
      text: '{{bonus}}：{{amount}}。期限までに報酬センターで受け取ってください。',
    },
    level_raised: {
      title: 'レベルが上がりました',
      text: '現在のレベルは{{level}}です。限度額も上がりました。',
    },
    level_lowered: {
      title: 'レベルが下がりました',
      text: '現在のレベルは{{level}}です。限度額はこのレベルに準じます。',
    },
    area_opened: {
      title: '新しいエリアがオープン',
      text: 'ご希望によりお知らせします。{{area}}でゲームが遊べるようになりました。',
    },
    other: {
      title: '運営からのお知らせ',
      text: 'アカウントに変更がありました。',
    },
  },
  reasons: {
    NOT_RECEIVED: '支払いが届いていません。',
    AMOUNT_DIFFERS: '注文と異なる金額が支払われました。',
    NAME_DIFFERS: '別の名義の口座から支払われました。',
    PROOF_INVALID: '支払証明が認められませんでした。',
    TXN_USED: 'この振込は別の注文に使用済みです。',
    CONTRADICTED: '支払いに関する情報が一致しません。',
    LATE: '期限後に支払われました。',
    PROVIDER_REFUSED: '決済会社が支払いを拒否しました。',
    PROVIDER_FAILED: '決済会社で障害が発生しました。',
    PAYER_CANCELLED: '支払いがキャンセルされました。',
    CHARGED_BACK: 'カードの支払いが取り消されました。',
    REVIVED: '注文が再開されました。',
    PAYEE_INVALID: '受取口座が無効です。',
    IDENTITY_UNCLEAR: 'ご本人様の確認ができませんでした。ご連絡ください。',
    BONUS_RULES: 'ボーナス規約が守られていません。',
    CONTACT_UNKNOWN: 'このIDがメッセージアプリで見つかりませんでした。',
    PICTURES_UNCLEAR: '画像で必要な内容を確認できません。',
    SHARED_ACCOUNT: 'アカウントが複数人で使用されている可能性があります。',
    DOCUMENTS_NEEDED: '書類のご提出が必要です。ご連絡ください。',
    OUT_OF_STOCK: 'この景品は在庫がありません。',
    ADDRESS_UNCLEAR: '住所または電話番号が不明確です。',
    HOUSE_RULES: '当サイトの規約が守られていません。',
    REFUNDED: '支払いができませんでした。',
    AUTO: '期限内に回答がありませんでした。',
    FORCED: '着金が確認されました。',
  },
  list: 'メッセージ',
  unread: '未読',
  unreadCount: '未読{{unread}}件',
  allRead: 'すべて既読',
  markAll: 'すべて既読にする',
  today: '今日',
  yesterday: '昨日',
  amount: '金額',
  order: '注文番号',
  reason: '理由',
  at: '通知日時',
  toContracts: 'エージェントセンターへ',
  toTeam: 'チームへ',
  toRecord: '取引履歴へ',
  toRates: '依頼を見る',
  toDeposits: '入金へ',
  toWithdrawals: '出金へ',
  toCases: 'お問い合わせへ',
  toGames: 'ゲームへ',
  toRewardsStore: 'ポイントショップへ',
  toRewards: '報酬センターへ',
  toBonuses: 'ボーナスへ',
  toClub: 'クラブへ',
  loading: 'メッセージを読み込み中',
  failedTitle: 'メッセージを読み込めませんでした',
  failedText: '記録は失われていません。接続を確認して、もう一度お試しください。',
  emptyTitle: 'メッセージはありません',
  emptyText: '資金に動きがあると、ここでお知らせします。',
};
