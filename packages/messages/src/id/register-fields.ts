import type { registerFields as english } from '../en/register-fields.ts';

export const registerFields: Record<keyof typeof english, string> = {
  username: 'Username',
  password: 'Kata sandi',
  confirmPassword: 'Ulangi kata sandi',
  payeeName: 'Nama asli (penerima dana)',
  email: 'Email',
  mobileNum: 'Nomor ponsel',
  verificationCode: 'Kode verifikasi SMS',
  paymentPassword: 'Kata sandi penarikan',
  idNumber: 'Nomor identitas',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  qqNum: 'QQ',
  recommenderId: 'Pengajak',
  affiliateCode: 'Kode undangan',
  captcha: 'Karakter pada gambar',
};
