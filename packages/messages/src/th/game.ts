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
};
