import type { Messages } from '../en/index.ts';

export const failures: Messages['failures'] = {
  network: 'ネットワークに接続できません。資金は安全です。もう一度お試しください。',
  timeout: 'ページの読み込みに時間がかかっています。ネットワークを確認して、もう一度お試しください。',
  abnormal: '接続が不安定です。資金は安全です。もう一度お試しください。',
  retry: '再試行',
  offline: 'オフラインです。資金は安全です。自動で再接続します。',
  slow: 'ネットワークが遅くなっています。読み込みを続けています。',
  partFailed: 'この部分を読み込めませんでした。',
  chunkMissing: 'このページは更新されました',
  chunkMissingText: 'ご利用中にサイトが更新されました。再読み込みしてください。資金は安全です。',
  chunkTimeout: 'ページの読み込みがタイムアウトしました',
  chunkTimeoutText: '2分以内に読み込めませんでした。ネットワークを確認して、再読み込みしてください。',
  chunkError: 'ページを読み込めませんでした',
  chunkErrorText:
    '読み込み中に接続が切れました。資金は安全です。ネットワークを確認して、再読み込みしてください。',
  unexpected: 'エラーが発生しました',
  unexpectedText: 'ページが停止しました。資金は安全です。再読み込みしてください。',
  reload: '再読み込み',
  maintenance: 'メンテナンス中です',
  maintenanceText: 'まもなく再開します。資金と未精算のベットは安全です。',
  blocked: 'お住まいの地域ではご利用いただけません',
  blockedText:
    'お使いの地域またはアドレスからは本サイトをご利用いただけません。誤りと思われる場合は、このアドレスをサポートにお知らせください。',
  maintenanceUntil: '{{at}}（ヤンゴン時間）に再開予定です。',
  opensByItself: '再開すると、このページは自動で開きます。',
  domain: 'これは当社のアドレスではありません',
  yourAddress: 'お使いのアドレス',
  copy: 'コピー',
  copied: 'コピー済み',
  contactSupport: 'サポートに連絡',
};
