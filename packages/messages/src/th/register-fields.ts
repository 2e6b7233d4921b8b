import type { registerFields as english } from '../en/register-fields.ts';

export const registerFields: Record<keyof typeof english, string> = {
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  confirmPassword: 'ยืนยันรหัสผ่าน',
  payeeName: 'ชื่อจริง (ชื่อบัญชีรับเงิน)',
  email: 'อีเมล',
  mobileNum: 'หมายเลขโทรศัพท์',
  verificationCode: 'รหัสยืนยันทาง SMS',
  paymentPassword: 'รหัสถอนเงิน',
  idNumber: 'เลขบัตรประจำตัว',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  qqNum: 'QQ',
  recommenderId: 'ผู้แนะนำ',
  affiliateCode: 'รหัสเชิญ',
  captcha: 'ตัวอักษรในภาพ',
};
