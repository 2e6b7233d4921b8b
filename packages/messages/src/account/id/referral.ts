import type { AccountMessages } from '../en/index.ts';

/** The friends that a player brings, and what they bring. */
export const referral: AccountMessages['referral'] = {
  title: 'Ajak teman Anda',
  text: 'Bagikan tautan ini kepada teman Anda, atau biarkan mereka memindai kodenya dengan ponsel.',
  code: 'Kode Anda',
  link: 'Tautan Anda',
  qr: 'Tautan Anda sebagai kode QR',
  invited: 'Teman yang bergabung',
  earned: 'Yang Anda peroleh',
  rules: 'Cara kerjanya',
  ruleFriend:
    'Teman yang deposit pertamanya minimal {{least}} dan mempertaruhkannya {{times}} kali dalam {{days}} hari memberi Anda {{share}} dari deposit itu, hingga {{most}}.',
  rulePlay:
    'Selama {{days}} hari Anda mendapat {{share}} dari taruhan teman ini, setiap hari; dari semua teman paling banyak {{most}} sehari.',
  ruleWelcome: 'Teman Anda mendapat {{welcome}}.',
  ruleBet:
    'Yang Anda dapat harus dipertaruhkan {{multiple}} kali. Akun kedua milik Anda sendiri tidak dihitung.',
  friends: 'Teman Anda',
  states: {
    JOINED: 'Sudah bergabung',
    DEPOSITED: 'Sudah deposit',
    QUALIFIED: 'Memberi Anda bagian',
    MISSED: 'Tidak dihitung',
  },
  joined: 'Bergabung {{at}}',
  loading: 'Daftar teman sedang dimuat',
  failedTitle: 'Daftar teman tidak termuat',
  failedText: 'Tidak ada yang hilang. Periksa koneksi Anda dan coba lagi.',
  emptyTitle: 'Belum ada yang bergabung',
  emptyText: 'Yang mendaftar lewat tautan Anda tampil di sini.',
  agentTitle: 'Anda mengajak anggota sebagai agen',
  agentText: 'Tautan Anda ada di pusat agen.',
};
