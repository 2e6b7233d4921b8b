import type { registerFields as english } from '../en/register-fields.ts';

export const registerFields: Record<keyof typeof english, string> = {
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  confirmPassword: 'Nhập lại mật khẩu',
  payeeName: 'Họ tên thật (tên chủ tài khoản)',
  email: 'Email',
  mobileNum: 'Số điện thoại',
  verificationCode: 'Mã xác minh SMS',
  paymentPassword: 'Mật khẩu rút tiền',
  idNumber: 'Số giấy tờ tùy thân',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  qqNum: 'QQ',
  recommenderId: 'Người giới thiệu',
  affiliateCode: 'Mã mời',
  captcha: 'Ký tự trong hình',
};
