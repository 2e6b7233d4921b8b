import type { AccountMessages } from '../en/index.ts';

export const rewards: AccountMessages['rewards'] = {
  title: 'รางวัลของคุณ',
  references: {
    LEADERBOARD: 'สัปดาห์เริ่ม {{week}}',
  },
  offered: 'ได้รางวัลเมื่อ {{at}}',
  until: 'รับได้ถึง {{at}}',
  ended: 'หมดเวลารับเมื่อ {{at}}',
  taken: 'รับแล้วเมื่อ {{at}}',
  due: 'ขอรับเมื่อ {{at}} จะเข้ากระเป๋าเงินทันทีที่จ่ายได้',
  betOnce: 'รางวัลต้องทำเทิร์น 1 เท่าก่อนถอน',
  claim: 'รับ',
  claimed: '{{name}}: {{amount}} เข้ากระเป๋าเงินของคุณแล้ว',
  waiting: 'โบนัสที่รอคุณ',
  waitingText: 'รับได้ที่หน้าโบนัสของคุณ',
  toBonuses: 'ไปหน้าโบนัส',
  emptyTitle: 'ยังไม่มีรางวัล',
  emptyText: 'ลุ้นรางวัลจากอันดับประจำสัปดาห์หรือตั๋วจับสลาก',
  toMissions: 'ไปหน้าภารกิจ',
  loading: 'กำลังโหลดรางวัลของคุณ',
  failedTitle: 'โหลดรางวัลของคุณไม่สำเร็จ',
  failedText: 'ไม่มีข้อมูลสูญหาย โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
};
