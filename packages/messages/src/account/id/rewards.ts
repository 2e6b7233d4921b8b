import type { AccountMessages } from '../en/index.ts';

/** What the member has won and takes for itself. */
export const rewards: AccountMessages['rewards'] = {
  title: 'Hadiah Anda',
  references: {
    LEADERBOARD: 'Minggu mulai {{week}}',
  },
  offered: 'Dimenangkan {{at}}',
  until: 'Klaim sampai {{at}}',
  ended: 'Waktu klaim habis pada {{at}}',
  taken: 'Diklaim {{at}}',
  due: 'Diklaim {{at}}; masuk ke dompet Anda segera setelah dapat dibayar',
  betOnce: 'Hadiah harus dipertaruhkan satu kali sebelum dapat ditarik.',
  claim: 'Klaim',
  claimed: '{{name}}: {{amount}} sudah masuk ke dompet Anda.',
  waiting: 'Bonus yang menunggu Anda',
  waitingText: 'Bonus ini diklaim di halaman bonus Anda.',
  toBonuses: 'Ke bonus',
  emptyTitle: 'Belum ada hadiah',
  emptyText: 'Menangkan tempat di peringkat mingguan atau dengan tiket undian.',
  toMissions: 'Ke misi',
  loading: 'Hadiah Anda sedang dimuat',
  failedTitle: 'Hadiah Anda tidak termuat',
  failedText: 'Tidak ada yang hilang. Periksa koneksi Anda dan coba lagi.',
};
