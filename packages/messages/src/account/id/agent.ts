import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'Pusat agen',
  close: 'Tutup pusat agen',
  menuName: 'Halaman pusat agen',
  menu: {
    announcement: 'Pengumuman',
    agentTeamOverview: 'Ringkasan tim',
  },
  period: 'Periode anggota baru',
  today: 'Hari ini',
  week: '7 hari',
  month: '30 hari',
  members: 'Tim',
  direct: 'Langsung di bawah Anda',
  joined: 'Baru di tim',
  links: 'Kode Anda',
  linksText: 'Siapa pun yang mendaftar dengan kode Anda bergabung ke tim Anda.',
  code: 'Kode',
  link: 'Tautan',
  qr: 'Kode QR tautan dengan kode {{code}}',
  joinedBy: 'Bergabung lewat kode ini: {{joined}}',
  noNoticeTitle: 'Tidak ada pengumuman',
  noNoticeText: 'Pengumuman dari kami tampil di sini.',
};
