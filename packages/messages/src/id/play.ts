import type { Messages } from '../en/index.ts';

export const play: Messages['play'] = {
  back: 'Kembali ke game',
  balance: 'Saldo',
  refresh: 'Perbarui saldo',
  fullScreen: 'Layar penuh',
  leaveFullScreen: 'Keluar dari layar penuh',
  opening: 'Membuka game',
  slow: 'Game agak lama terbuka. Uang Anda aman.',
  frameTitle: 'Game: {{name}}',
  refusedTitle: 'Game tidak terbuka',
  expiredTitle: 'Anda telah dikeluarkan',
  expiredText: 'Masuk lagi untuk melanjutkan. Ronde yang sedang berjalan diselesaikan sesuai hasilnya.',
  logIn: 'Masuk',
  toGames: 'Kembali ke game',
};
