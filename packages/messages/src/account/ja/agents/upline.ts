import type { AccountMessages } from '../../en/index.ts';

export const upline: AccountMessages['upline'] = {
  waiting: '送金先を読み込んでいます',
  failedTitle: 'このページを読み込めませんでした',
  failedText: '資金は安全です。もう一度お試しください。',
  to: 'エージェント{{account}}へ',
  note: '送金はすぐに届き、取り消しできません。',
  limits: '1回{{least}}から{{most}}まで。本日はあと{{left}}。',
  turnover: '送金するには、あと{{amount}}のプレイが必要です。',
  next: '次へ',
  sure: {
    title: 'エージェントに送金しますか？',
    words: '{{amount}}を{{account}}に送ります。',
    send: '{{amount}}を送る',
    not: 'やめておく',
    close: '閉じる',
    unknown: '送金が届いたか確認できていません。もう一度押してください。送金は1回のみ行われます。',
  },
  sent: '{{account}}に{{amount}}を送りました。',
  last: '最近の送金',
  none: 'まだ送金はありません。',
};
