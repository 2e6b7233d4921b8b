import type { registerFields as english } from '../en/register-fields.ts';

export const registerFields: Record<keyof typeof english, string> = {
  username: 'ユーザー名',
  password: 'パスワード',
  confirmPassword: 'パスワード（確認）',
  payeeName: '本名（受取人名義）',
  email: 'メールアドレス',
  mobileNum: '携帯電話番号',
  verificationCode: 'SMS認証コード',
  paymentPassword: '出金パスワード',
  idNumber: '身分証番号',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  qqNum: 'QQ',
  recommenderId: '紹介者',
  affiliateCode: '招待コード',
  captcha: '画像の文字',
};
