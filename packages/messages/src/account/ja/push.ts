import type { AccountMessages } from '../en/index.ts';

export const push: AccountMessages['push'] = {
  title: 'この端末への通知',
  text: 'サイトを閉じている間もお知らせします。選んだものだけで、広告は送りません。',
  kinds: {
    withdrawal_paid: '出金が送金されたとき',
    draw_result: '参加した抽選の結果が出たとき',
    case_answered: 'お問い合わせに回答があったとき',
  },
  unable:
    'このブラウザーは通知を表示できません。iPhone や iPad では、サイトをホーム画面に追加してそこから開いてください。',
  denied: 'このサイトの通知はブラウザーでブロックされています。設定で許可してから、ここで選んでください。',
  refused: 'ブラウザーの通知が許可されませんでした。',
  failed: 'ブラウザーの通知を設定できませんでした。しばらくしてからお試しください。',
};
