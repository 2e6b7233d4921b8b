import type { AccountMessages } from '../en/index.ts';

/** The entries of the menu of the account area. */
export const menu: AccountMessages['menu'] = {
  myAccount: 'Akun saya',
  wallet: 'Dompet saya',
  deposit: 'Deposit',
  withdraw: 'Tarik dana',
  toUpline: 'Transfer ke upline',
  bettingRecord: 'Riwayat taruhan',
  accountRecord: 'Mutasi akun',
  profit: 'Untung dan rugi',
  cashFlow: 'Uang dari waktu ke waktu',
  bonuses: 'Rincian bonus',
  rewards: 'Pusat hadiah',
  inviteFriends: 'Ajak teman',
  missions: 'Misi',
  cases: 'Masukan dan keluhan',
  messages: 'Pesan',
};
