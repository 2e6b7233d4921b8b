import type { registerFields as english } from '../en/register-fields.ts';

export const registerFields: Record<keyof typeof english, string> = {
  username: '用户名',
  password: '密码',
  confirmPassword: '确认密码',
  payeeName: '真实姓名（收款人姓名）',
  email: '邮箱',
  mobileNum: '手机号码',
  verificationCode: '短信验证码',
  paymentPassword: '提款密码',
  idNumber: '证件号码',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: '微信',
  qqNum: 'QQ',
  recommenderId: '推荐人',
  affiliateCode: '邀请码',
  captcha: '图中字符',
};
