import type { AccountMessages } from '../en/index.ts';

export const push: AccountMessages['push'] = {
  title: 'Notifikasi di perangkat ini',
  text: 'Anda diberi tahu di sini meski situs ditutup: hanya yang Anda pilih, tidak pernah iklan.',
  kinds: {
    withdrawal_paid: 'Penarikan sudah dibayarkan',
    draw_result: 'Hasil undian yang Anda mainkan',
    case_answered: 'Jawaban atas kasus Anda',
  },
  unable:
    'Browser ini tidak dapat menampilkan notifikasi. Di iPhone atau iPad, tambahkan situs ke layar utama lalu buka dari sana.',
  denied: 'Notifikasi situs ini diblokir di browser. Izinkan di pengaturannya, lalu pilih di sini.',
  refused: 'Browser tidak diizinkan menampilkan notifikasi.',
  failed: 'Notifikasi browser belum dapat diatur. Coba lagi nanti.',
};
