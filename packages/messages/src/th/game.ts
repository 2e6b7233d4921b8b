import type { Messages } from '../en/index.ts';

export const game: Messages['game'] = {
  hot: 'ฮิต',
  jackpot: 'JP',
  fresh: 'ใหม่',
  minBet: 'ขั้นต่ำ',
  play: 'เล่น {{name}} ของ {{vendor}}',
  unavailable: '{{name}} ของ {{vendor}} ขณะนี้ไม่พร้อมให้บริการ',
  favourite: 'รายการโปรด: {{name}}',
  resting: 'ปิดปรับปรุง',
  loading: 'กำลังโหลดเกม',
  about: 'ข้อมูลของ {{name}}',
  start: 'เล่น',
  demo: 'บัญชีทดลอง',
  studio: 'ค่ายเกม',
  returnToPlayer: 'อัตราจ่ายคืนผู้เล่น (RTP)',
  bets: 'เดิมพัน',
  betFrom: 'ตั้งแต่ {{amount}}',
  volatility: 'ความผันผวน',
  volatilities: {
    low: 'ต่ำ',
    medium: 'ปานกลาง',
    high: 'สูง',
  },
  detailsFailed: 'โหลดรายละเอียดไม่สำเร็จ',
};
