import type { registerFields as english } from '../en/register-fields.ts';

export const registerFields: Record<keyof typeof english, string> = {
  username: 'အသုံးပြုသူအမည်',
  password: 'စကားဝှက်',
  confirmPassword: 'စကားဝှက် ထပ်ရိုက်ပါ',
  payeeName: 'အမည်ရင်း (ငွေလက်ခံသူအမည်)',
  email: 'အီးမေးလ်',
  mobileNum: 'ဖုန်းနံပါတ်',
  verificationCode: 'SMS အတည်ပြုကုဒ်',
  paymentPassword: 'ငွေထုတ်စကားဝှက်',
  idNumber: 'မှတ်ပုံတင်အမှတ်',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  qqNum: 'QQ',
  recommenderId: 'မိတ်ဆက်ပေးသူ',
  affiliateCode: 'ဖိတ်ခေါ်ကုဒ်',
  captcha: 'ပုံထဲရှိ စာလုံးများ',
};
