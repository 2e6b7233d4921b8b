import type { Messages } from '../en/index.ts';

export const play: Messages['play'] = {
  back: 'กลับไปหน้าเกม',
  balance: 'ยอดเงิน',
  refresh: 'รีเฟรชยอดเงิน',
  fullScreen: 'เต็มจอ',
  leaveFullScreen: 'ออกจากเต็มจอ',
  opening: 'กำลังเปิดเกม',
  slow: 'เกมใช้เวลานาน เงินของคุณปลอดภัย',
  frameTitle: 'เกม: {{name}}',
  refusedTitle: 'เปิดเกมไม่สำเร็จ',
  expiredTitle: 'คุณออกจากระบบแล้ว',
  expiredText: 'เข้าสู่ระบบอีกครั้งเพื่อเล่นต่อ รอบที่กำลังเล่นจะสรุปผลตามที่ออก',
  logIn: 'เข้าสู่ระบบ',
  toGames: 'กลับไปหน้าเกม',
};
