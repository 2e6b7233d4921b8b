import type { AccountMessages } from '../en/index.ts';

export const menu: AccountMessages['menu'] = {
  myAccount: 'บัญชีของฉัน',
  wallet: 'กระเป๋าของฉัน',
  deposit: 'ฝากเงิน',
  withdraw: 'ถอนเงิน',
  toUpline: 'โอนให้สายบน',
  bettingRecord: 'ประวัติการเดิมพัน',
  accountRecord: 'ประวัติบัญชี',
  profit: 'กำไรขาดทุน',
  cashFlow: 'เงินตามช่วงเวลา',
  bonuses: 'รายละเอียดโบนัส',
  rewards: 'ศูนย์รางวัล',
  inviteFriends: 'ชวนเพื่อน',
  missions: 'กิจกรรมภารกิจ',
  messages: 'ข้อความ',
  cases: 'ความเห็นและร้องเรียน',
};
