import type { AccountMessages } from '../en/index.ts';

export const menu: AccountMessages['menu'] = {
  myAccount: 'Tài khoản của tôi',
  wallet: 'Ví của tôi',
  deposit: 'Nạp tiền',
  withdraw: 'Rút tiền',
  toUpline: 'Chuyển cho cấp trên',
  bettingRecord: 'Lịch sử cược',
  accountRecord: 'Lịch sử tài khoản',
  profit: 'Lãi và lỗ',
  cashFlow: 'Tiền theo thời gian',
  bonuses: 'Chi tiết thưởng',
  rewards: 'Trung tâm thưởng',
  inviteFriends: 'Mời bạn bè',
  missions: 'Hoạt động nhiệm vụ',
  messages: 'Tin nhắn',
  cases: 'Góp ý và khiếu nại',
};
