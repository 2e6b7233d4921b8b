import type { Messages } from '../en/index.ts';

export const gate: Messages['gate'] = {
  play: 'เข้าสู่ระบบเพื่อเล่น',
  account: 'เข้าสู่ระบบเพื่อดูบัญชีของคุณ',
  deposit: 'เข้าสู่ระบบเพื่อฝากเงิน',
  favourite: 'เข้าสู่ระบบเพื่อบันทึกเกมโปรด',
  lists: 'เข้าสู่ระบบเพื่อดูเกมของคุณ',
  ended: 'เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
};
