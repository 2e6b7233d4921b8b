import type { StudioMessages } from '../en/index.ts';

export const errors: StudioMessages['errors'] = {
  bad_request: 'リクエストを読み取れませんでした。引き落としはありません。',
  session_ended: 'セッションが終了しました。続けるにはゲームを開き直してください。',
  insufficient_funds: '残高が不足しているため、ベットできません。',
  limit_reached: 'アカウントの上限を超えるため、ベットできません。引き落としはありません。',
  game_unavailable: 'このゲームは現在ご利用いただけません。資金は安全です。',
  account_disabled: '現在このアカウントではプレイできません。',
  too_fast: '次のラウンドはまもなく開始できます。',
  round_open: '前のラウンドを精算中です。資金は安全です。',
  operator_unreachable: '現在、運営サイトが応答していません。資金は安全です。',
  unknown_error: 'エラーが発生しました。資金は安全です。もう一度お試しください。',
};
