import type { AccountMessages } from '../../en/index.ts';

export const upline: AccountMessages['upline'] = {
  waiting: 'กำลังอ่านว่าโอนให้ใครได้',
  failedTitle: 'อ่านหน้านี้ไม่ได้',
  failedText: 'เงินของคุณปลอดภัย โปรดลองอีกครั้ง',
  to: 'ถึงตัวแทนของคุณ {{account}}',
  note: 'เงินถึงทันทีและเรียกคืนไม่ได้',
  limits: 'ครั้งละ {{least}} ถึง {{most}} วันนี้เหลือ {{left}}',
  turnover: 'ต้องเดิมพันอีก {{amount}} ก่อนโอนเงินได้',
  next: 'ต่อไป',
  sure: {
    title: 'โอนให้ตัวแทนของคุณ?',
    words: '{{amount}} จะไปถึง {{account}}',
    send: 'โอน {{amount}}',
    not: 'ยังไม่โอน',
    close: 'ปิด',
    unknown: 'เรายังไม่ทราบว่าการโอนถึงหรือไม่ กดอีกครั้งได้ ระบบจะโอนเพียงครั้งเดียว',
  },
  sent: 'โอน {{amount}} ให้ {{account}} แล้ว',
  last: 'การโอนล่าสุด',
  none: 'ยังไม่มีการโอน',
};
