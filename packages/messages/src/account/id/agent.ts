import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'Pusat agen',
  close: 'Tutup pusat agen',
  menuName: 'Halaman pusat agen',
  menu: {
    announcement: 'Pengumuman',
    agentTeamOverview: 'Ringkasan tim',
    teamBetting: 'Taruhan tim',
    userLoss: 'Untung rugi anggota',
    myIncome: 'Pendapatan saya',
    accountDetails: 'Rincian akun',
  },
  links: 'Kode Anda',
  linksText: 'Siapa pun yang mendaftar dengan kode Anda bergabung ke tim Anda.',
  code: 'Kode',
  link: 'Tautan',
  qr: 'Kode QR tautan dengan kode {{code}}',
  joinedBy: 'Bergabung lewat kode ini: {{joined}}',
  noNoticeTitle: 'Tidak ada pengumuman',
  noNoticeText: 'Pengumuman dari kami tampil di sini.',
};
