import type { Letters, PushTitles } from './en.ts';

export const letters: Letters = {
  loginCode: {
    subject: 'ログイン用コード',
    text: 'Hintha：ログイン用コードは{{code}}です（{{minutes}}分間有効）。誰にも教えないでください。当社からお尋ねすることはありません。',
  },
  registerCode: {
    subject: '新規登録用コード',
    text: 'Hintha：新規登録用コードは{{code}}です（{{minutes}}分間有効）。誰にも教えないでください。当社からお尋ねすることはありません。',
  },
  passwordCode: {
    subject: 'パスワード再設定用コード',
    text: 'Hintha：パスワード再設定用コードは{{code}}です（{{minutes}}分間有効）。お心当たりがない場合は、何もする必要はありません。',
  },
  proofCode: {
    subject: 'アカウント変更用コード',
    text: 'Hintha：アカウント変更用コードは{{code}}です（{{minutes}}分間有効）。誰にも教えないでください。当社からお尋ねすることはありません。',
  },
  challengeCode: {
    subject: '新しい場所からのログイン用コード',
    text: 'Hintha：新しい場所からのログイン用コードは{{code}}です（{{minutes}}分間有効）。ご本人様でない場合は、パスワードを変更してください。',
  },
  contactCode: {
    subject: '新しい連絡先の確認コード',
    text: 'Hintha：連絡先の確認コードは{{code}}です（{{minutes}}分間有効）。お心当たりがない場合は、何もする必要はありません。',
  },
  passwordLink: {
    subject: 'パスワードの再設定',
    text: 'Hintha：{{minutes}}分以内に下記のリンクから新しいパスワードを設定してください。リンクは1回のみ有効です。\n\n{{link}}\n\nお心当たりがない場合は、何もする必要はありません。パスワードは変更されません。',
  },
  newPlaceNotice: {
    subject: '新しい場所からのログイン',
    text: 'Hintha：{{time}}に新しい場所（{{place}}）からログインがありました。ご本人様でない場合は、パスワードを変更し、他の端末をログアウトしてください。',
  },
  passwordNotice: {
    subject: 'パスワードが変更されました',
    text: 'Hintha：{{time}}にアカウントのパスワードが変更されました。ご本人様でない場合は、すぐにご連絡ください。',
  },
  mobileNotice: {
    subject: '電話番号が変更されました',
    text: 'Hintha：{{time}}にアカウントの電話番号が変更されました。ご本人様でない場合は、すぐにご連絡ください。',
  },
  emailNotice: {
    subject: 'メールアドレスが変更されました',
    text: 'Hintha：{{time}}にアカウントのメールアドレスが変更されました。ご本人様でない場合は、すぐにご連絡ください。',
  },
  payeeNameNotice: {
    subject: '受取人名義が変更されました',
    text: 'Hintha：{{time}}にアカウントの受取人名義が変更されました。ご本人様でない場合は、すぐにご連絡ください。',
  },
  payeeNotice: {
    subject: '受取口座が追加されました',
    text: 'Hintha：{{time}}にアカウントの受取口座が追加されました。ご本人様でない場合は、すぐにご連絡ください。',
  },
  paymentPasswordNotice: {
    subject: '出金パスワードが変更されました',
    text: 'Hintha：{{time}}にアカウントの出金パスワードが変更されました。ご本人様でない場合は、すぐにご連絡ください。',
  },
  authenticatorNotice: {
    subject: '認証アプリが変更されました',
    text: 'Hintha：{{time}}にアカウントの認証アプリが設定または解除されました。ご本人様でない場合は、すぐにご連絡ください。',
  },
};

export const pushTitles: PushTitles = {
  withdrawal_paid: '出金が送金されました',
  draw_result: '{{name}}：結果が出ました',
  case_answered: 'お問い合わせに回答しました',
};
