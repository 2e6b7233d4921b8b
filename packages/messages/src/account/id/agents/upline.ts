import type { AccountMessages } from '../../en/index.ts';

export const upline: AccountMessages['upline'] = {
  waiting: 'Membaca tujuan uang Anda',
  failedTitle: 'Halaman ini tidak dapat dibaca',
  failedText: 'Uang Anda aman. Silakan coba lagi.',
  to: 'Ke agen Anda {{account}}',
  note: 'Uang langsung sampai dan tidak dapat ditarik kembali.',
  limits: 'Dari {{least}} sampai {{most}} sekali kirim; hari ini masih {{left}}.',
  turnover: 'Anda masih harus bermain {{amount}} sebelum uang dapat dikirim.',
  next: 'Lanjutkan',
  sure: {
    title: 'Kirim ke agen Anda?',
    words: '{{amount}} akan dikirim ke {{account}}.',
    send: 'Kirim {{amount}}',
    not: 'Nanti saja',
    close: 'Tutup',
    unknown: 'Kami belum tahu apakah kiriman ini sampai. Tekan lagi: uang hanya dikirim sekali.',
  },
  sent: '{{amount}} terkirim ke {{account}}.',
  last: 'Transfer terakhir',
  none: 'Belum ada yang dikirim.',
};
