import type { registerFields as english } from '../en/register-fields.ts';

export const registerFields: Record<keyof typeof english, string> = {
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Ulitin ang password',
  payeeName: 'Tunay na pangalan (payee)',
  email: 'Email',
  mobileNum: 'Mobile number',
  verificationCode: 'Verification code sa SMS',
  paymentPassword: 'Withdrawal password',
  idNumber: 'Numero ng ID',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  qqNum: 'QQ',
  recommenderId: 'Nag-refer',
  affiliateCode: 'Invitation code',
  captcha: 'Mga karakter sa larawan',
};
